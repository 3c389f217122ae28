#include "content/fields/placeholders.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "base/nearest.hpp"
#include "content/yaml/source_text.hpp"
#include "content/yaml/word_hints.hpp"
#include "text/phrase.hpp"

namespace td {

namespace {

/// A problem at `part` of the text; at the whole text if `part` is not found in its lines as written (escapes, folded lines).
Problem problem_at_part(TreeNode node, std::string_view part, std::string message, std::string hint) {
    constexpr int most_lines = 50;
    const Place start = node.place();
    for (int number = start.line; number < start.line + most_lines; ++number) {
        const std::string_view line = node.source().line(number);
        const std::size_t at = line.find(part);
        const Place found{number, static_cast<int>(characters_in(line.substr(0, at))) + 1};
        if (at == std::string_view::npos || (number == start.line && found.column < start.column)) continue;
        return node.source().problem_at(found, ProblemCode::bad_placeholder, std::move(message), std::move(hint), characters_in(part));
    }
    return node.problem(ProblemCode::bad_placeholder, std::move(message), std::move(hint));
}

std::string hint_for(std::string_view word, const std::vector<std::string_view>& known) {
    if (known.empty()) return "there are no placeholders in this text";
    const std::string nearest = hint_for_word(word, known);
    return nearest.empty() ? fmt::format("known here: {}", fmt::join(known, ", ")) : nearest;
}

class PlaceholderCheck {
public:
    PlaceholderCheck(TreeNode node, const std::vector<std::string_view>& known, Reader& reader)
        : m_node(node), m_known(known), m_reader(reader) {}

    bool run() {
        for (std::string_view rest = m_node.text(); !rest.empty();) check(take_piece(rest));
        return m_all_good;
    }

private:
    void check(const PhrasePiece& piece) {
        if (piece.kind == PhrasePiece::Kind::unclosed)
            return report(piece.text, fmt::format("`{}` is not closed", shortened(piece.text)), "a placeholder ends with `}`, as in {who}");
        if (piece.kind == PhrasePiece::Kind::plain) {
            if (const std::size_t brace = piece.text.find('}'); brace != std::string_view::npos)
                report(piece.text.substr(brace, 1), "this `}` closes nothing", "a placeholder starts with `{`, as in {who}");
            return;
        }
        const std::vector<std::string_view> forms(phrase_forms.begin(), phrase_forms.end());
        if (!holds(m_known, piece.name))
            report(piece.text, fmt::format("unknown placeholder `{}`", shortened(piece.text)), hint_for(piece.name, m_known));
        else if (!piece.form.empty() && !holds(forms, piece.form))
            report(piece.text, fmt::format("`{}` is not a form of a placeholder", shortened(piece.form)), hint_for(piece.form, forms));
    }

    static bool holds(const std::vector<std::string_view>& words, std::string_view word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    }

    void report(std::string_view part, std::string message, std::string hint) {
        m_all_good = false;
        m_reader.report(problem_at_part(m_node, part, std::move(message), std::move(hint)));
    }

    TreeNode m_node;
    const std::vector<std::string_view>& m_known;
    Reader& m_reader;
    bool m_all_good = true;
};

}  // namespace

bool check_placeholders(TreeNode node, const std::vector<std::string_view>& known, Reader& reader) {
    return PlaceholderCheck(node, known, reader).run();
}

}  // namespace td
