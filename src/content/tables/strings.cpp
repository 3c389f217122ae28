#include "content/tables/strings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <string>

#include "content/fields/placeholders.hpp"
#include "text/phrases.hpp"

namespace td {

namespace {

using Strings = std::vector<std::string>;

Value<std::string> phrase_text() { return shown_text(1, 1000); }

/// Access to one of the `Strings`, which are empty until the first of them is read.
class PhraseAccess final : public MemberAccess {
public:
    explicit PhraseAccess(std::size_t number) : m_number(number) {}

    void read(TreeNode node, const ValueKind&, void* member, Reader& reader) const override {
        auto read_text = m_value.read(node, reader);
        if (!read_text || !check_placeholders(node, placeholders_of(phrases[m_number]), reader)) return;
        auto& strings = *static_cast<Strings*>(member);
        strings.resize(std::max(strings.size(), phrases.size()));
        strings[m_number] = std::move(*read_text);
    }
    std::string write(const void* member, const ValueKind&) const override {
        const auto& strings = *static_cast<const Strings*>(member);
        return m_number < strings.size() ? m_value.write(strings[m_number]) : std::string();
    }

private:
    std::size_t m_number;
    Value<std::string> m_value = phrase_text();
};

class StringFields : public FieldTable {
public:
    StringFields()
        : FieldTable(
              "Texts of the game, reworded or in another language. Texts that are not given stay in English. A placeholder such as {who} "
              "stands for what the text is about; {who:small} and {who:capital} change its first letter, {skill:verb} turns Bite into "
              "bites, and {turns|turn|turns} chooses one of several words by a number: the first for 1, the second for 2 and so on, the "
              "last for all others. Put quotes around texts with braces or colons.") {
        for (std::size_t number = 0; number < phrases.size(); ++number) add_phrase(number);
    }

private:
    void add_phrase(std::size_t number) {
        m_builtin.emplace_back(phrases[number].text);
        constexpr bool is_required = false;
        add(phrases[number].key, is_required, phrase_text().kind, m_docs.emplace_back(doc_of(phrases[number])),
            std::make_unique<PhraseAccess>(number), 0, &m_builtin);
    }

    static std::string doc_of(const Phrase& phrase) {
        const std::vector<std::string_view> known = placeholders_of(phrase);
        return known.empty() ? "No placeholders." : fmt::format("Placeholders: {}.", fmt::join(known, ", "));
    }

    Strings m_builtin;               ///< the English texts
    std::deque<std::string> m_docs;  ///< a deque, since fields hold views of its elements
};

}  // namespace

const FieldTable& string_fields() {
    static const StringFields table;
    return table;
}

ValueKind strings_kind() {
    ValueKind kind{ValueKind::Form::structure};
    kind.fields = &string_fields();
    return kind;
}

std::vector<std::string_view> placeholders_of(const Phrase& phrase) {
    std::vector<std::string_view> names;
    each_placeholder(phrase, [&](std::string_view name) {
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    });
    return names;
}

}  // namespace td
