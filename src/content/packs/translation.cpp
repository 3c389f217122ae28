#include "content/packs/translation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/hash.hpp"
#include "base/nearest.hpp"
#include "content/tables/strings.hpp"
#include "content/yaml/tree_writer.hpp"
#include "content/yaml/word_hints.hpp"
#include "text/phrases.hpp"

namespace td {

namespace {

using Form = ValueKind::Form;

constexpr std::size_t hash_length = 6;
constexpr int longest_text = 10'000;  ///< characters, for texts whose own limit is not known

/// Finds the texts whose kind has one flag, such as `displayed`.
class TextSearch {
public:
    explicit TextSearch(bool ValueKind::*wanted) : m_wanted(wanted) {}

    void fields(const FieldTable& table, TreeNode map, const std::string& path) {
        for (const auto [key, value] : map.entries())
            if (const Field* const field = table.find(key.text())) node(field->kind, value, below(path, key.text()));
    }

    std::vector<DisplayedText> take() { return std::move(m_found); }

private:
    static std::string below(const std::string& path, std::string_view name) {
        return path.empty() ? std::string(name) : fmt::format("{}.{}", path, name);
    }

    void node(const ValueKind& kind, TreeNode value, const std::string& path) {
        if (kind.*m_wanted && value.is_text()) m_found.push_back({path, value, &kind});
        std::size_t number = 0;
        if (kind.inner)
            for (const TreeNode item : value.items()) node(*kind.inner, item, fmt::format("{}[{}]", path, number++));
        if (kind.form == Form::list && kind.alone && !value.is_list()) node(*kind.inner, value, path);
        if (!value.is_map()) return;
        if (kind.form == Form::structure) fields(*kind.fields, value, path);
        if (kind.form == Form::variant) variant(kind, value, path);
        if (kind.form == Form::map)
            for (const auto [key, entry] : value.entries()) node(*kind.inner, entry, below(path, key.text()));
    }

    void variant(const ValueKind& kind, TreeNode value, const std::string& path) {
        const auto tag = kind.tag.empty() ? std::nullopt : value.find(kind.tag);
        const FieldTable* const chosen = tag ? variant_called(kind, tag->text()) : nullptr;
        if (chosen != nullptr) fields(*chosen, value, path);
        if (!kind.tag.empty()) return;
        for (const auto [choice, body] : value.entries())
            if (const FieldTable* const table = variant_called(kind, choice.text()); table != nullptr && body.is_map())
                fields(*table, body, below(path, choice.text()));
    }

    bool ValueKind::*m_wanted;
    std::vector<DisplayedText> m_found;
};

/// The names that authors gave to single creatures, in all packs; also those that another pack has removed.
std::vector<std::string_view> own_names_in(const Layers& layers) {
    std::vector<std::string_view> names;
    for (const DefinitionType& type : definition_types())
        for (const LayeredDefinition& definition : layers.of(type))
            for (const std::vector<Layer>* all : {&definition.layers, &definition.overridden})
                for (const Layer& layer : *all) {
                    TextSearch search(&ValueKind::own_name);
                    search.fields(*type.fields, layer.body, {});
                    for (const DisplayedText& name : search.take()) names.push_back(name.text.text());
                }
    return names;
}

std::vector<std::string_view> phrase_keys() {
    std::vector<std::string_view> keys;
    for (const Phrase& phrase : phrases) keys.push_back(phrase.key);
    return keys;
}

std::vector<std::string_view> names_of_parts() {
    std::vector<std::string_view> names;
    for (const DefinitionType& type : definition_types()) names.push_back(type.name);
    names.push_back(own_names_key);
    names.push_back(strings_key);
    return names;
}

}  // namespace

std::vector<DisplayedText> displayed_texts(const FieldTable& fields, TreeNode body) {
    TextSearch search(&ValueKind::displayed);
    search.fields(fields, body, {});
    return search.take();
}

std::string hash_of_original(std::string_view text) {
    std::uint64_t rest = Hash().add(text).value();
    std::string letters(hash_length, 'a');
    for (char& letter : letters) {
        letter = static_cast<char>('a' + rest % 26);
        rest /= 26;
    }
    return letters;
}

std::string_view language_meant(std::string_view asked, const std::vector<std::string_view>& codes) {
    // The parts of a locale are LANGUAGE_TERRITORY.CODESET@MODIFIER; web pages write LANGUAGE-TERRITORY.
    std::string locale(asked);
    std::replace(locale.begin(), locale.end(), '-', '_');
    for (const std::string_view ends : {"", "@", ".@", "_.@"}) {
        std::string_view part = std::string_view(locale).substr(0, locale.find_first_of(ends));
        if (part == "C" || part == "POSIX") part = "en";
        if (const auto code = std::find(codes.begin(), codes.end(), part); code != codes.end()) return *code;
    }
    return {};
}

void choose_language(std::string_view language, std::vector<Pack>& packs) {
    std::vector<std::string_view> codes;
    for (const Pack& pack : packs)
        if (pack.translates()) codes.push_back(pack.info.language);
    const std::string_view code = language_meant(language, codes);
    for (Pack& pack : packs) pack.is_in_use = pack.translates() && pack.info.language == code;
}

Translation::Translation(const Layers& layers, const std::vector<WholeDefinition>& definitions, const IdTable& ids, Reader& reader)
    : m_layers(layers), m_ids(ids), m_reader(reader) {
    for (const WholeDefinition& definition : definitions)
        m_definitions.emplace(std::pair(definition.type->name, definition.id.text()), &definition);
    for (const SectionLayer& section : layers.translations()) {
        const Reader::Step step(m_reader, translations_key, section.key);
        read_section(section.body);
    }
}

Translation::Written Translation::written_at(TreeNode text) {
    const Place place = text.place();
    return {&text.source(), place.line, place.column};
}

void Translation::read_section(TreeNode section) {
    for (const auto [key, value] : section.entries()) {
        const Reader::Step step(m_reader, key.text(), key);
        const bool is_names = key.text() == own_names_key;
        if (key.text() == strings_key) {
            read_originals_of_strings(value);
        } else if (!is_names && find_definition_type(key.text()) == nullptr) {
            const std::string_view nearest = word_meant(key.text(), names_of_parts());
            m_reader.report(
                key, ProblemCode::unknown_type, fmt::format("`{}` is not a type of definition", shortened(key.text())),
                nearest.empty() ? fmt::format("known: {}", fmt::join(names_of_parts(), ", ")) : fmt::format("did you mean `{}`?", nearest));
        } else if (!value.is_map()) {
            m_reader.report(value, ProblemCode::wrong_type,
                            is_names ? "expected a map from names to their translations" : "expected a map from ids to their texts",
                            is_names ? "such as `The Foreman: Der Vorarbeiter`" : "such as `bread: {name: Brot}`");
        } else if (is_names) {
            read_own_names(value);
        } else {
            read_type(key.text(), value);
        }
    }
}

void Translation::read_originals_of_strings(TreeNode part) {
    const Words known = phrase_keys();
    for (const auto [key, originals] : part.entries())
        if (key.text() != originals_key)
            m_reader.report(key, ProblemCode::unknown_key, fmt::format("unknown key `{}`", shortened(key.text())),
                            "translations go below the outer `strings:`; here goes only `of:`, the hashes of their English texts");
        else
            read_originals(originals, &known, strings_key);
    if (!part.is_map()) read_originals(part, &known, strings_key);
}

/// Only checks the hashes: nothing in the game depends on them. `known`: the texts that there are; null if that cannot be known.
void Translation::read_originals(TreeNode originals, const Words* known, std::string_view owner) {
    for (const auto [path, text] : originals.entries()) {
        const Reader::Step step(m_reader, path.text(), path);
        const bool is_hash = text.is_text() && text.text().size() == hash_length &&
                             std::all_of(text.text().begin(), text.text().end(), [](char c) { return c >= 'a' && c <= 'z'; });
        if (known != nullptr && std::find(known->begin(), known->end(), path.text()) == known->end())
            report_unknown_text(path, *known, owner);
        else if (!is_hash)
            m_reader.report(text, ProblemCode::wrong_type,
                            fmt::format("expected {} small letters, the hash of the English text", hash_length),
                            "remove the line once the translation is right; `delve texts PACK --update` writes it");
    }
    if (originals.is_map()) return;
    m_reader.report(originals, ProblemCode::wrong_type, "expected a map from texts to the hashes of their English originals",
                    "such as `of: {name: qnzlyr}`, written by `delve texts PACK --update`");
}

void Translation::read_type(std::string_view type, TreeNode ids) {
    for (const auto [id, texts] : ids.entries()) {
        const Reader::Step step(m_reader, id.text(), id);
        if (texts.is_map())
            read_texts(type, id, texts);
        else
            m_reader.report(texts, ProblemCode::wrong_type, "expected a map from texts to their translations", "such as `{name: Brot}`");
    }
}

void Translation::read_texts(std::string_view type, TreeNode id, TreeNode texts) {
    const auto found = m_definitions.find({type, id.text()});
    if (found == m_definitions.end()) {
        if (m_ids.complete() && !m_ids.number(type, id.text()))
            m_reader.report(id, ProblemCode::unknown_translation, fmt::format("`{}` is not one of the {}", shortened(id.text()), type),
                            m_reader.hint_for_id(type, id.text()));
        for (const auto [path, text] : texts.entries()) {
            const Reader::Step step(m_reader, path.text(), path);
            if (path.text() == originals_key)
                read_originals(text, nullptr, id.text());
            else
                check_text(text);
        }
        return;
    }
    const WholeDefinition& definition = *found->second;
    const std::vector<DisplayedText> there = displayed_texts(*definition.type->fields, definition.body);
    Words known;
    for (const DisplayedText& one : there) known.push_back(one.path);
    for (const auto [path, text] : texts.entries()) {
        const Reader::Step step(m_reader, path.text(), path);
        if (path.text() == originals_key)
            read_originals(text, definition.is_changed ? nullptr : &known, id.text());
        else if (const auto one = std::find(known.begin(), known.end(), path.text()); one != known.end())
            read_text_of(there[static_cast<std::size_t>(one - known.begin())], text);
        else if (check_text(text) && !definition.is_changed)
            report_unknown_text(path, known, id.text());
    }
}

void Translation::report_unknown_text(TreeNode path, const Words& known, std::string_view owner) {
    constexpr std::size_t most_listed = 20;
    std::string hint = did_you_mean(path.text(), known);
    if (hint.empty() && known.size() <= most_listed) hint = fmt::format("its texts: {}", fmt::join(known, ", "));
    m_reader.report(path, ProblemCode::unknown_translation, fmt::format("`{}` has no text `{}`", owner, shortened(path.text())),
                    std::move(hint));
}

/// False, and reported, if the node cannot be any text.
bool Translation::check_text(TreeNode text) {
    const ValueKind kind{Form::text, 1, longest_text};
    return read_text(text, kind, m_reader).has_value();
}

void Translation::read_text_of(const DisplayedText& original, TreeNode text) {
    if (read_text(text, *original.kind, m_reader)) m_texts.insert_or_assign(written_at(original.text), text);
}

void Translation::read_own_names(TreeNode names) {
    const ValueKind name_kind = own_name().kind;
    const Words known = own_names_in(m_layers);
    for (const auto [name, translated] : names.entries()) {
        const Reader::Step step(m_reader, name.text(), name);
        if (m_ids.complete() && std::find(known.begin(), known.end(), name.text()) == known.end())
            m_reader.report(name, ProblemCode::unknown_translation, fmt::format("no creature is called `{}`", shortened(name.text())),
                            did_you_mean(name.text(), known));
        if (auto text = read_text(translated, name_kind, m_reader))
            m_own_names.insert_or_assign(std::string(name.text()), *std::move(text));
    }
}

std::unique_ptr<const Tree> Translation::of(const WholeDefinition& definition) const {
    std::vector<std::pair<TreeNode, TreeNode>> replaced;
    for (const DisplayedText& one : displayed_texts(*definition.type->fields, definition.body))
        if (const auto found = m_texts.find(written_at(one.text)); found != m_texts.end()) replaced.emplace_back(one.text, found->second);
    if (replaced.empty()) return nullptr;
    TreeWriter writer;
    writer.copy_replacing(definition.body, replaced);
    return writer.take();
}

}  // namespace td
