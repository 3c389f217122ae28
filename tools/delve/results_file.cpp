#include "tools/delve/results_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <vector>

#include "base/printable.hpp"
#include "base/utf8.hpp"
#include "text/english.hpp"
#include "tools/delve/output_file.hpp"

namespace td::delve {

namespace {

constexpr std::string_view title_begin = "# A part of the results of `delve ";
constexpr std::string_view title_end = "`: `delve merge` joins such parts, `--continue` completes an unfinished one.";
constexpr std::string_view number_column = "game,";
constexpr std::string_view end_begin = "# end: ";

template <class Number>
std::optional<Number> number_from(std::string_view text, int base = 10) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string text_of(const ResultsHeader& header) {
    return fmt::format("{}{}{}\n# engine: {}\n# content: {:016x}\n# arguments: {}\n# games: {}\n# shard: {}\n# kept: {}\n{}{}\n",
                       title_begin, header.command, title_end, header.engine, header.content, header.arguments, header.games,
                       to_string(header.shard), header.keeps_games ? "games" : "table", number_column, header.columns);
}

}  // namespace

std::optional<Shard> shard_from(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto number = number_from<int>(text.substr(0, slash)), of = number_from<int>(text.substr(slash + 1));
    if (!number || !of || *number < 1 || *number > *of || *of > most_shards) return std::nullopt;
    return Shard{*number, *of};
}

std::string to_string(Shard shard) { return fmt::format("{}/{}", shard.number, shard.of); }

GameRange games_of(Shard shard, std::size_t games) {
    const auto number = static_cast<std::size_t>(shard.number), of = static_cast<std::size_t>(shard.of);
    return {games * (number - 1) / of, games * number / of};
}

namespace {

/// "without the column `uses`", of a heading that should be `expected`.
std::string difference_of_columns(std::string_view expected, std::string_view columns) {
    const auto names_of = [](std::string_view line) {
        std::vector<std::string_view> names;
        for (bool is_last = false; !is_last;) {
            const std::size_t comma = line.find(',');
            is_last = comma == std::string_view::npos;
            names.push_back(line.substr(0, comma));
            line.remove_prefix(is_last ? line.size() : comma + 1);
        }
        return names;
    };
    const auto named = [&](std::string_view those, std::string_view missing_in) {
        const std::vector<std::string_view> there = names_of(missing_in);
        std::string names;
        int count = 0;
        for (const std::string_view name : names_of(those))
            if (std::find(there.begin(), there.end(), name) == there.end()) names += fmt::format("{}`{}`", ++count == 1 ? "" : ", ", name);
        return count == 0 ? names : fmt::format("the {} {}", count == 1 ? "column" : "columns", names);
    };
    const std::string missing = named(expected, columns), additional = named(columns, expected);
    if (missing.empty() && additional.empty()) return "with its columns in another order";
    if (missing.empty()) return "with " + additional + " in addition";
    return "without " + missing + (additional.empty() ? "" : ", but with " + additional);
}

}  // namespace

std::string difference(const ResultsHeader& a, const ResultsHeader& b) {
    if (a.command != b.command) return fmt::format("of `delve {}`, not of `delve {}`", b.command, a.command);
    if (a.engine != b.engine) return fmt::format("from another version of the engine, {} instead of {}", b.engine, a.engine);
    if (a.content != b.content) return fmt::format("from other content, {:016x} instead of {:016x}", b.content, a.content);
    if (a.arguments != b.arguments) return fmt::format("made with other arguments, `{}` instead of `{}`", b.arguments, a.arguments);
    if (a.keeps_games != b.keeps_games) return b.keeps_games ? "one that keeps games" : "one that keeps a table";
    if (a.games != b.games) return fmt::format("from a run of {}, not {}", counted(b.games, "game"), a.games);
    if (a.columns != b.columns) return difference_of_columns(a.columns, b.columns);
    if (a.shard.of != b.shard.of) return fmt::format("one of {}, not of {}", counted(b.shard.of, "shard"), a.shard.of);
    return {};
}

ResultsReader::ResultsReader(std::string file) : m_file(std::move(file)), m_stream(m_file, std::ios::binary) {
    std::error_code error;
    if (!m_stream || !std::filesystem::is_regular_file(m_file, error)) throw std::runtime_error("cannot read " + m_file);
    // The rest of the line is for people: other versions word it in another way.
    const bool is_part = read_line() && m_line.starts_with(title_begin) && m_line.find('`', title_begin.size()) != std::string::npos;
    if (!is_part) refuse("not a part of results; a file without such a first line is from a whole run");
    m_header.command = m_line.substr(title_begin.size(), m_line.find('`', title_begin.size()) - title_begin.size());
    m_header.engine = field("engine");
    const auto content = number_from<std::uint64_t>(field("content"), 16);
    if (!content) refuse("`content` is not a number of 16 digits");
    m_header.content = *content;
    m_header.arguments = field("arguments");
    const auto games = number_from<std::uint32_t>(field("games"));
    if (!games) refuse("`games` is not a number");
    m_header.games = *games;
    const auto shard = shard_from(field("shard"));
    if (!shard) refuse("`shard` is not written like 2/3");
    m_header.shard = *shard;
    const std::string kept = field("kept");
    if (kept != "games" && kept != "table") refuse("`kept` is neither games nor table");
    m_header.keeps_games = kept == "games";
    if (!read_line() || !m_line.starts_with(number_column)) refuse("the names of the columns are missing");
    m_header.columns = m_line.substr(number_column.size());
    m_game_offset = m_offset;
}

std::string ResultsReader::field(std::string_view name) {
    const std::string begin = fmt::format("# {}: ", name);
    if (!read_line() || !m_line.starts_with(begin)) refuse(fmt::format("the line `{}...` is missing", begin));
    return m_line.substr(begin.size());
}

bool ResultsReader::read_line() {
    m_line.clear();
    for (int byte = m_stream.rdbuf()->sbumpc(); byte != '\n'; byte = m_stream.rdbuf()->sbumpc()) {
        if (byte == std::ifstream::traits_type::eof()) return false;  // a line without its end is cut
        m_line += static_cast<char>(byte);
        if (m_line.size() <= longest_line) continue;
        ++m_line_number;
        refuse(fmt::format("the line has more than {} bytes", longest_line));
    }
    ++m_line_number;
    m_offset += m_line.size() + 1;
    check_characters();
    return true;
}

void ResultsReader::check_characters() const {
    for (std::string_view rest = m_line; !rest.empty();) {
        if (character_length(rest) == 0) refuse("the line is not UTF-8 text");
        const char32_t character = next_code_point(rest);
        if (character == U'\r' && rest.empty()) refuse("the line ends with a carriage return: the file was changed since it was written");
        if (is_control(character) || !is_printable(character))
            refuse(fmt::format("the line has the control character U+{:04X}", static_cast<std::uint32_t>(character)));
    }
}

void ResultsReader::refuse(const std::string& why) const {
    throw ResultsProblem(m_line_number == 0 ? fmt::format("{}: {}", m_file, why) : fmt::format("{}:{}: {}", m_file, m_line_number, why));
}

std::optional<std::string_view> ResultsReader::next() {
    if (!read_line()) return std::nullopt;
    const std::string_view line = m_line;
    if (line.starts_with(end_begin)) {
        read_end(line.substr(end_begin.size()));
        return std::nullopt;
    }
    const std::size_t comma = line.find(',');
    const auto number = comma == std::string_view::npos ? std::nullopt : number_from<std::uint32_t>(line.substr(0, comma));
    if (!number || *number < 1) refuse("not a row of a game");
    if (!m_has_rows || *number - 1 != m_game) begin_game(*number - 1);
    m_hash.add(line);
    return line.substr(comma + 1);
}

void ResultsReader::begin_game(std::size_t game) {
    const GameRange range = m_header.range();
    const std::size_t expected = m_has_rows ? m_game + 1 : range.first;
    if (game != expected || game >= range.last)
        refuse(fmt::format("game {} instead of {}", game + 1, expected < range.last ? fmt::format("game {}", expected + 1) : "the end"));
    m_has_rows = true;
    m_game = game;
    m_game_offset = m_offset - m_line.size() - 1;
    m_hash_before_game = m_hash;
}

void ResultsReader::read_end(std::string_view hash) {
    const GameRange range = m_header.range();
    const std::size_t read = m_has_rows ? m_game + 1 : range.first;
    if (read != range.last) refuse(fmt::format("the end instead of game {}", read + 1));
    if (number_from<std::uint64_t>(hash, 16) != m_hash.value()) refuse("the rows were changed: they have another hash");
    if (read_line()) refuse("there is something after the end");
    m_is_complete = true;
}

std::size_t ResultsReader::game_to_continue_from() const { return m_has_rows ? m_game : m_header.range().first; }

ResultsWriter::ResultsWriter(std::string file, const ResultsHeader& header) : m_file(std::move(file)), m_next_game(header.range().first) {
    write_whole_file(m_file, text_of(header));
    open();
}

ResultsWriter::ResultsWriter(std::ostream& out, const ResultsHeader& header) : m_stream(&out), m_next_game(header.range().first) {
    write(text_of(header));
}

ResultsWriter::ResultsWriter(const ResultsReader& unfinished)
    : m_file(unfinished.m_file), m_next_game(unfinished.game_to_continue_from()), m_hash(unfinished.m_hash_before_game) {
    std::error_code error;
    std::filesystem::resize_file(m_file, unfinished.m_game_offset, error);
    if (error) throw std::runtime_error("cannot write " + m_file);
    open();
}

void ResultsWriter::open() {
    m_own_stream = std::make_unique<std::ofstream>(m_file, std::ios::binary | std::ios::app);
    m_stream = m_own_stream.get();
    write({});
}

void ResultsWriter::write(std::string_view text) {
    *m_stream << text;
    if (m_own_stream) m_own_stream->flush();
    if (!*m_stream) throw std::runtime_error("cannot write " + m_file);
}

void ResultsWriter::add(std::string_view rows) {
    std::string text;
    while (!rows.empty()) {
        const std::size_t end = rows.find('\n');
        const std::string row = fmt::format("{},{}", m_next_game + 1, rows.substr(0, end));
        m_hash.add(row);
        text += row + '\n';
        rows.remove_prefix(end + 1);
    }
    write(text);
    ++m_next_game;
}

void ResultsWriter::end() { write(fmt::format("{}{:016x}\n", end_begin, m_hash.value())); }

}  // namespace td::delve
