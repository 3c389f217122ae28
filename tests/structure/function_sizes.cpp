// Blanks what is not code, then walks the braces.
#include "structure/function_sizes.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace td::source_tree {
namespace {

class Blanker {
public:
    explicit Blanker(std::string_view text) : m_text(text) {}

    std::string run() {
        while (m_at < m_text.size()) {
            if (starts("//") || (m_text[m_at] == '#' && line_is_blank())) {
                blank_until_line_end();
            } else if (starts("/*")) {
                blank_through("*/", 2);
            } else if (starts("R\"")) {
                const auto open = m_text.find('(', m_at);
                blank_through(")" + std::string(m_text.substr(m_at + 2, open - m_at - 2)) + "\"", 2);
            } else if (m_text[m_at] == '"' || (m_text[m_at] == '\'' && !after_digit())) {
                blank_literal();
            } else {
                m_code += m_text[m_at++];
            }
        }
        return m_code;
    }

private:
    bool starts(std::string_view sign) const { return m_text.substr(m_at, sign.size()) == sign; }
    bool after_digit() const { return m_at > 0 && std::isalnum(static_cast<unsigned char>(m_text[m_at - 1])) != 0; }

    bool line_is_blank() const {
        const auto start = m_code.find_last_of('\n');
        return m_code.find_first_not_of(" \t", start == std::string::npos ? 0 : start + 1) == std::string::npos;
    }

    void blank(std::size_t end) {
        for (end = std::min(end, m_text.size()); m_at < end; ++m_at) m_code += m_text[m_at] == '\n' ? '\n' : ' ';
    }

    /// A backslash at its end carries the line on.
    void blank_until_line_end() {
        do blank(std::min(m_text.find('\n', m_at + 1), m_text.size()));
        while (m_at < m_text.size() && m_text[m_at - 1] == '\\');
    }

    void blank_through(const std::string& end, std::size_t skip) {
        const auto found = m_text.find(end, m_at + skip);
        blank(found == std::string_view::npos ? m_text.size() : found + end.size());
    }

    void blank_literal() {
        const char quote = m_text[m_at];
        std::size_t end = m_at + 1;
        while (end < m_text.size() && m_text[end] != quote) end += m_text[end] == '\\' ? 2 : 1;
        blank(end + 1);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_code;
};

std::string squeezed(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        const bool space = std::isspace(static_cast<unsigned char>(letter)) != 0;
        if (!space) {
            result += letter;
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    if (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

/// What may stand between the parameters of a function and its brace; `}` ends an initialiser such as `: m_a{1}`.
bool opens_function(const std::string& head) {
    const auto close = head.rfind(')');
    if (close == std::string::npos) return false;
    const std::string tail = squeezed(head.substr(close + 1));
    if (tail.empty() || tail.rfind("->", 0) == 0 || tail.back() == '}') return true;
    const std::array words{"const", "noexcept", "override", "final", "mutable", "const noexcept", "const override", "const final"};
    return std::find(words.begin(), words.end(), tail) != words.end() || tail.find("override") != std::string::npos;
}

/// In a constructor's list of initialisers, `m_a{1}` opens a brace that belongs to the head.
bool opens_initialiser(const std::string& head) {
    const auto colon = head.rfind(" : ");
    const auto close = head.find(')');
    return close != std::string::npos && colon != std::string::npos && colon > close && !opens_function(head);
}

}  // namespace

std::string without_comments_and_strings(std::string_view text) { return Blanker(text).run(); }

std::vector<FunctionSize> functions_of(std::string_view text) {
    const std::string code = without_comments_and_strings(text);
    std::vector<FunctionSize> functions;
    std::string head;
    int line = 1;
    int inside = 0;  // braces open within the current function
    bool initialiser = false;
    for (const char letter : code) {
        if (letter == '\n') ++line;
        if (inside > 0) {
            inside += letter == '{' ? 1 : letter == '}' ? -1 : 0;
            if (inside == 0 && !initialiser) functions.back().lines = line - functions.back().line + 1;
            if (inside == 0) head = initialiser ? head + '}' : "";
            if (inside == 0) initialiser = false;
        } else if (letter == '{') {
            initialiser = opens_initialiser(squeezed(head));
            const bool function = !initialiser && opens_function(squeezed(head));
            if (function) functions.push_back({squeezed(head), line, 0});
            if (function || initialiser) inside = 1;
            if (!initialiser) head.clear();
        } else if (letter == ';' || letter == '}') {
            head.clear();
        } else {
            head += letter;
        }
    }
    return functions;
}

}  // namespace td::source_tree
