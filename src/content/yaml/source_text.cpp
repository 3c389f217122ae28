#include "content/yaml/source_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <utility>

#include "base/printable.hpp"
#include "base/utf8.hpp"
#include "content/yaml/folder.hpp"

namespace td {

namespace {

constexpr std::size_t block_bytes = 512;

/// Removes a byte order mark, and turns CR LF into LF.
void make_line_ends_plain(std::string& bytes) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (bytes.starts_with(byte_order_mark)) bytes.erase(0, byte_order_mark.size());
    const std::size_t first = bytes.find('\r');
    if (first == std::string::npos) return;
    std::size_t kept = first;
    for (std::size_t i = first; i < bytes.size(); ++i) {
        const bool windows_line_end = bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n';
        if (!windows_line_end) bytes[kept++] = bytes[i];
    }
    bytes.resize(kept);
}

}  // namespace

std::string_view shortened(std::string_view text) {
    std::size_t end = 60;
    if (text.size() <= end) return text;
    while (end > 0 && continues_character(text[end])) --end;
    return text.substr(0, end);
}

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

SourceText::SourceText(std::string name, std::string bytes) : m_name(std::move(name)), m_text(std::move(bytes)) {
    make_line_ends_plain(m_text);
    m_line_starts.reserve(static_cast<std::size_t>(std::count(m_text.begin(), m_text.end(), '\n')) + 1);
    m_line_starts.push_back(0);
    for (std::size_t end = m_text.find('\n'); end != std::string::npos; end = m_text.find('\n', end + 1)) m_line_starts.push_back(end + 1);
    m_characters.reserve(m_text.size() / block_bytes + 2);
    std::size_t characters = 0;
    for (std::size_t start = 0; start < m_text.size(); start += block_bytes) {
        m_characters.push_back(characters);
        characters += characters_in(std::string_view(m_text).substr(start, block_bytes));
    }
    m_characters.push_back(characters);
}

std::size_t SourceText::characters_before(std::size_t offset) const {
    const std::size_t block = std::min(offset / block_bytes, m_characters.size() - 1);
    const std::size_t from = std::min(block * block_bytes, offset);
    return m_characters[block] + characters_in(std::string_view(m_text).substr(from, offset - from));
}

Place SourceText::place(std::size_t offset) const {
    offset = std::min(offset, m_text.size());
    const auto next = std::upper_bound(m_line_starts.begin(), m_line_starts.end(), offset);
    const std::size_t characters = characters_before(offset) - characters_before(*(next - 1));
    return {static_cast<int>(next - m_line_starts.begin()), static_cast<int>(characters) + 1};
}

std::string_view SourceText::line(int number) const {
    const auto row = static_cast<std::size_t>(number) - 1;
    if (number < 1 || row >= m_line_starts.size()) return {};
    const std::size_t start = m_line_starts[row];
    const std::size_t end = row + 1 < m_line_starts.size() ? m_line_starts[row + 1] - 1 : m_text.size();
    return std::string_view(m_text).substr(start, end - start);
}

std::size_t SourceText::offset_of(Place where) const {
    const std::size_t start = m_line_starts[static_cast<std::size_t>(where.line) - 1];
    const std::size_t before = characters_before(start) + static_cast<std::size_t>(where.column) - 1;
    const auto after = std::upper_bound(m_characters.begin(), m_characters.end(), before);
    const auto block = static_cast<std::size_t>(after - m_characters.begin()) - 1;
    std::size_t offset = std::min(block * block_bytes, m_text.size());
    for (std::size_t count = m_characters[block]; offset < m_text.size(); ++offset)
        if (!continues_character(m_text[offset]) && count++ == before) break;
    return std::min(offset, start + line(where.line).size());
}

/// Shows only the part of `whole`, the line of the problem, around its place: 60 bytes before it and 100 after.
void SourceText::cut_around(Problem& problem, std::string_view whole) const {
    constexpr std::size_t before = 60, after = 100;
    constexpr std::string_view cut = "...";
    const std::size_t at = offset_of({problem.line, problem.column}) - static_cast<std::size_t>(whole.data() - m_text.data());
    std::size_t from = at > before ? at - before : 0;
    while (from > 0 && continues_character(whole[from])) --from;
    std::size_t to = std::min(at + after, whole.size());
    while (to < whole.size() && continues_character(whole[to])) ++to;
    problem.source = fmt::format("{}{}{}", from > 0 ? cut : "", whole.substr(from, to - from), to < whole.size() ? cut : "");
    problem.caret = static_cast<int>(characters_in(whole.substr(from, at - from)) + (from > 0 ? cut.size() : 0) + 1);
}

Problem SourceText::problem_at(Place where, ProblemCode code, std::string message, std::string hint, std::size_t length) const {
    constexpr std::size_t widest = 200;  // terminals wrap longer lines, and the caret is under the wrong character then
    Problem problem{.file = m_name,
                    .line = where.line,
                    .column = where.column,
                    .message = std::move(message),
                    .code = code,
                    .hint = std::move(hint),
                    .length = length};
    const std::string_view whole = line(where.line);
    if (whole.size() <= widest)
        problem.source = whole;
    else
        cut_around(problem, whole);
    return problem;
}

Problem SourceText::problem_at(std::size_t offset, ProblemCode code, std::string message, std::string hint, std::size_t length) const {
    const Place start = place(offset);
    const Place end = place(offset + length);
    const int characters = end.line == start.line ? std::max(1, end.column - start.column) : 1;
    return problem_at(start, code, std::move(message), std::move(hint), static_cast<std::size_t>(characters));
}

std::optional<Problem> SourceText::not_text() const {
    std::string_view rest = m_text;
    // The problem quotes nothing of the line: printing it would pass the faulty bytes on to the terminal.
    const auto at_rest = [&](ProblemCode code, std::string message, std::string hint) {
        Problem problem = problem_at(m_text.size() - rest.size(), code, std::move(message), std::move(hint));
        problem.source.clear();
        return problem;
    };
    while (!rest.empty()) {
        if (rest[0] >= ' ' && rest[0] != 0x7F) {  // nearly all of it
            rest.remove_prefix(1);
            continue;
        }
        if (character_length(rest) == 0) {
            const auto byte = static_cast<unsigned char>(rest[0]);
            return at_rest(ProblemCode::not_utf8, fmt::format("byte 0x{:02X} is not UTF-8", byte), "save the file as UTF-8");
        }
        std::string_view after = rest;
        const char32_t character = next_code_point(after);
        if (is_control(character) && character != U'\n' && character != U'\t')
            return at_rest(ProblemCode::control_character, fmt::format("control character 0x{:02X}", static_cast<unsigned>(character)),
                           "delete it");
        rest = after;
    }
    return std::nullopt;
}

FileBytes read_file_bytes(const std::filesystem::path& file, const std::string& name, std::size_t limit) {
    FileBytes result;
    std::error_code error;
    const FolderEntry there = entry_behind(file);
    const auto size = there.kind == FolderEntry::Kind::file ? std::filesystem::file_size(file, error) : 0;
    if (there.kind != FolderEntry::Kind::file || error) {
        const bool has_reason = there.kind == FolderEntry::Kind::unreadable && there.reason != nothing_there;
        result.problem = Problem{
            .file = name, .message = "cannot be read: " + (has_reason ? there.reason : "not a file"), .code = ProblemCode::unreadable_file};
        return result;
    }
    if (size > limit) {
        result.problem = Problem{.file = name,
                                 .message = fmt::format("has {} bytes; a file can have {}", size, limit),
                                 .code = ProblemCode::file_too_large,
                                 .hint = "split it into several files"};
        return result;
    }
    std::ifstream stream(file, std::ios::binary);
    result.bytes.resize(size);
    stream.read(result.bytes.data(), static_cast<std::streamsize>(size));
    if (!stream) result.problem = Problem{.file = name, .message = "cannot be read", .code = ProblemCode::unreadable_file};
    return result;
}

}  // namespace td
