#include "tools/delve/translations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "content/fields/notation.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/strings.hpp"
#include "text/phrases.hpp"

namespace td::delve {

namespace {

constexpr std::size_t line_width = 110;
constexpr int longest_text = 10'000;

std::string written(std::string_view text) { return write_text(text, {ValueKind::Form::text, 1, longest_text}); }

/// A folded block keeps neither these nor blanks at its ends.
bool can_be_folded(std::string_view text) {
    return text.find('\n') == std::string_view::npos && text.find("  ") == std::string_view::npos && !text.starts_with(' ') &&
           !text.ends_with(' ');
}

/// `name: Brot`, or over several lines.
std::string entry_of(const std::string& key, std::string_view text, std::size_t indent) {
    const std::string blanks(indent, ' ');
    std::string one_line = fmt::format("{}{}: {}\n", blanks, key, written(text));
    if (one_line.size() <= line_width || !can_be_folded(text)) return one_line;
    std::string block = fmt::format("{}{}: >-\n", blanks, key);
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        if (!line.empty() && indent + 3 + line.size() + word.size() > line_width) {
            block += fmt::format("{}  {}\n", blanks, line);
            line.clear();
        }
        line += (line.empty() ? "" : " ") + std::string(word);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return block + fmt::format("{}  {}\n", blanks, line);
}

std::string english_of(std::size_t number, const Definitions& definitions) {
    const auto reworded = definitions.strings() ? definitions.strings()->body.find(phrases[number].key) : std::nullopt;
    return reworded ? std::string(reworded->text()) : std::string(phrases[number].text);
}

class PackReading {
public:
    void file(TreeNode root) {
        if (const auto strings = root.find(strings_key))
            for (const auto [key, text] : strings->entries())
                m_found.texts[{std::string(strings_key), {}, std::string(key.text())}].text = text.text();
        const auto texts = root.find(translations_key);
        if (!texts) return;
        for (const auto [type, part] : texts->entries()) {
            if (type.text() == own_names_key)
                own_names(part);
            else if (type.text() == strings_key)
                definition(std::string(strings_key), {}, part);
            else
                for (const auto [id, body] : part.entries()) definition(std::string(type.text()), std::string(id.text()), body);
        }
    }

    PackTranslation take() { return std::move(m_found); }

private:
    void own_names(TreeNode names) {
        for (const auto [name, told] : names.entries()) m_found.own_names[std::string(name.text())] = told.text();
    }

    void definition(const std::string& type, const std::string& id, TreeNode body) {
        for (const auto [path, text] : body.entries()) {
            if (path.text() != originals_key) {
                m_found.texts[{type, id, std::string(path.text())}].text = text.text();
                continue;
            }
            for (const auto [of, original] : text.entries()) m_found.texts[{type, id, std::string(of.text())}].original = original.text();
        }
    }

    PackTranslation m_found;
};

/// The entries of one definition, or of `strings`, whose texts stand elsewhere.
class Entries {
public:
    explicit Entries(std::size_t indent) : m_indent(indent) {}

    void add(const OriginalText& original, const TranslatedText* translated, bool elsewhere) {
        if (translated == nullptr || translated->text.empty()) {
            m_texts += fmt::format("{}# {}: {}\n", std::string(m_indent, ' '), original.name.path, written(original.text));
            return;
        }
        if (!elsewhere) m_texts += entry_of(original.name.path, translated->text, m_indent);
        // The hash of an older text stays until somebody has looked at its translation.
        m_originals.push_back(original.name.path + ": " +
                              (translated->original.empty() ? hash_of_original(original.text) : translated->original));
    }

    /// Where there are remarks only, the id is one, too, since a key must have a value. `id`: none for `strings`.
    std::string take(const std::string& id) const {
        const bool is_remark = m_originals.empty();
        const std::string head = id.empty() ? std::string() : fmt::format("    {}{}:\n", is_remark ? "# " : "", id);
        return head + m_texts + (is_remark ? std::string() : hashes());
    }

private:
    /// `of: {name: qnzlyr}`; one below the other where a line has no room for all.
    std::string hashes() const {
        const std::string blanks(m_indent, ' ');
        std::string one_line = fmt::format("{}of: {{{}}}\n", blanks, fmt::join(m_originals, ", "));
        if (one_line.size() <= line_width && one_line.find('[') == std::string::npos) return one_line;
        std::string block = blanks + "of:\n";
        for (const std::string& original : m_originals) block += fmt::format("{}  {}\n", blanks, original);
        return block;
    }

    std::size_t m_indent;
    std::string m_texts;
    std::vector<std::string> m_originals;  ///< `name: qnzlyr`
};

std::string file_of(const std::vector<const OriginalText*>& of_type, const PackTranslation& translation) {
    const std::string& type = of_type.front()->name.type;
    const bool are_strings = type == strings_key;
    std::string file = fmt::format("# yaml-language-server: $schema=../../schema.json\n{}:\n  {}:\n", std::string(translations_key), type);
    for (std::size_t i = 0; i < of_type.size();) {
        const std::string& id = of_type[i]->name.id;
        Entries entries(are_strings ? 4 : 6);
        for (; i < of_type.size() && of_type[i]->name.id == id; ++i) {
            const auto found = translation.texts.find(of_type[i]->name);
            entries.add(*of_type[i], found == translation.texts.end() ? nullptr : &found->second, are_strings);
        }
        file += entries.take(id);
    }
    return file;
}

}  // namespace

std::string to_string(const TextName& name) {
    return name.id.empty() ? fmt::format("{}.{}", name.type, name.path) : fmt::format("{}.{}.{}", name.type, name.id, name.path);
}

std::vector<OriginalText> original_texts(const Definitions& definitions) {
    std::vector<OriginalText> all;
    std::set<std::tuple<const SourceText*, int, int>> seen;
    for (const DefinitionType& type : definition_types())
        for (const WholeDefinition& definition : definitions.all()) {
            if (definition.type != &type) continue;
            for (const DisplayedText& one : displayed_texts(*type.fields, definition.body))
                if (!one.text.text().empty() && seen.emplace(&one.text.source(), one.text.place().line, one.text.place().column).second)
                    all.push_back({{std::string(type.name), std::string(definition.id.text()), one.path},
                                   std::string(one.text.text()),
                                   line_of(one.text)});
        }
    for (std::size_t i = 0; i < phrases.size(); ++i)
        all.push_back({{std::string(strings_key), {}, std::string(phrases[i].key)}, english_of(i, definitions), {}});
    return all;
}

PackTranslation translation_in(const Pack& pack) {
    PackReading reading;
    for (const auto& tree : pack.trees) reading.file(tree->root());
    return reading.take();
}

std::map<std::string, std::string> text_files(const PackTranslation& translation, const std::vector<OriginalText>& originals) {
    std::map<std::string, std::vector<const OriginalText*>> by_type;
    for (const OriginalText& original : originals) by_type[original.name.type].push_back(&original);
    std::map<std::string, std::string> files;
    for (const auto& [type, texts] : by_type) files["texts/" + type + ".yaml"] = file_of(texts, translation);
    return files;
}

}  // namespace td::delve
