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

class StringFields : public FieldTable {
public:
    StringFields()
        : FieldTable(
              "What the game itself says, reworded or in another language. What is left out is said in English. A placeholder such as "
              "{who} stands for what its phrase is about; {who:small} and {who:capital} change its first letter, {skill:verb} makes "
              "bites of Bite, and {turns|turn|turns} is one of several texts by a number: the first for 1, the second for 2 and so "
              "on, the last for all others. Texts with braces or colons go in quotes.") {
        for (std::size_t number = 0; number < phrases.size(); ++number) add_phrase(number);
    }

private:
    void add_phrase(std::size_t number) {
        const Value<std::string> value = text(1, 1000);
        const auto read = [number, value](TreeNode node, void* object, Reader& reader) {
            auto said = value.read(node, reader);
            if (!said || !check_placeholders(node, placeholders_of(phrases[number]), reader)) return;
            auto& strings = *static_cast<Strings*>(object);
            strings.resize(std::max(strings.size(), phrases.size()));
            strings[number] = std::move(*said);
        };
        const auto write = [number, value](const void* object) {
            const auto& strings = *static_cast<const Strings*>(object);
            return number < strings.size() ? value.write(strings[number]) : std::string();
        };
        add({phrases[number].key, false, value.kind, m_docs.emplace_back(doc_of(phrases[number])), read, write,
             value.write(std::string(phrases[number].text))});
    }

    static std::string doc_of(const Phrase& phrase) {
        const std::vector<std::string_view> known = placeholders_of(phrase);
        return known.empty() ? "No placeholders." : fmt::format("Placeholders: {}.", fmt::join(known, ", "));
    }

    std::deque<std::string> m_docs;  ///< a deque: the fields look at them
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
