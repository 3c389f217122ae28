#include "content/packs/layers.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/nearest.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/strings.hpp"
#include "content/yaml/word_hints.hpp"

namespace td {

namespace {

constexpr std::string_view rulebook_key = "rulebook";
constexpr std::string_view change_key = "change";

std::vector<std::string_view> type_names() {
    std::vector<std::string_view> names;
    for (const DefinitionType& type : definition_types()) names.push_back(type.name);
    names.push_back(rulebook_key);
    names.push_back(strings_key);
    names.push_back(translations_key);
    return names;
}

/// The type whose fields are all the keys of a map, which is probably a definition without its type; the first of several.
const DefinitionType* type_with_fields_of(TreeNode body) {
    constexpr std::size_t enough_to_tell = 2;
    if (body.size() < enough_to_tell) return nullptr;
    for (const DefinitionType& type : definition_types()) {
        bool all = true;
        for (const auto [key, value] : body.entries()) all = all && type.fields->find(key.text()) != nullptr;
        if (all) return &type;
    }
    return nullptr;
}

void report_fields_of_removed(TreeNode body, Reader& reader) {
    for (const auto [key, value] : body.entries()) {
        if (key.text() == change_key) continue;
        return reader.report(key, ProblemCode::bad_combination,
                             fmt::format("`{}` does nothing in a definition that is removed", shortened(key.text())),
                             "to remove single fields, write `change: edit` and `remove: [...]`");
    }
}

/// For an id that exists already: reports a misspelt key `change`, and is true, if there is one.
bool report_misspelt_header(TreeNode body, Reader& reader) {
    for (const auto [key, value] : body.entries()) {
        if (key.text() == change_key || nearest_word(key.text(), {change_key}).empty()) continue;
        reader.report(key, ProblemCode::unknown_key, fmt::format("unknown key `{}`", shortened(key.text())),
                      fmt::format("did you mean `{}`?", change_key));
        return true;
    }
    return false;
}

std::string_view verb_of(Change change) { return change == Change::edit ? "edit" : change == Change::replace ? "replace" : "remove"; }

}  // namespace

std::string line_of(TreeNode node) { return fmt::format("{}:{}", node.source().name(), node.place().line); }

Layers::Layers(const std::vector<const Pack*>& packs, const PackRelations& relations, IdTable& ids, Reader& reader)
    : m_relations(relations), m_ids(ids), m_reader(reader), m_types(definition_types().size()) {
    for (const Pack* pack : packs)
        if (!pack->complete) m_ids.mark_incomplete();
    for (const Pack* pack : packs)
        for (const auto& tree : pack->trees)
            if (!pack->translates() || pack->is_in_use) add_file(*pack, tree->root());
    for (const Absent& absent : m_absent) report_absent(absent);
}

void Layers::add_file(const Pack& pack, TreeNode root) {
    if (!root.is_map())
        return m_reader.report(root, ProblemCode::wrong_type, "a file of content is a map from types to definitions",
                               "start with a line such as `species:`");
    for (const auto [key, definitions] : root.entries())
        if (!belongs_into(pack, key))
            continue;
        else if (key.text() == rulebook_key)
            add_rulebook(pack, key, definitions);
        else if (key.text() == strings_key)
            add_strings(pack, key, definitions);
        else if (key.text() == translations_key)
            add_translation(pack, key, definitions);
        else if (const DefinitionType* type = type_called(key, definitions))
            add_definitions(pack, *type, key, definitions);
}

/// False, and reported, for what a pack may not have: definitions in one that translates, translations in one that defines.
bool Layers::belongs_into(const Pack& pack, TreeNode key) {
    if (pack.translates()) {
        if (key.text() == strings_key || key.text() == translations_key) return true;
        m_reader.report(key, ProblemCode::bad_combination,
                        fmt::format("`{}` is not allowed in a pack with a `language`", shortened(key.text())),
                        "such a pack has only `strings:` and `texts:`; put definitions into another pack");
        return false;
    }
    if (key.text() != translations_key) return true;
    m_reader.report(key, ProblemCode::bad_combination, "`texts` are translations, but the pack has no language",
                    "add a `language:` to its pack.yaml, such as `language: de`");
    return false;
}

/// Adds a list of rules, or a map of verbs. Reports a list in a pack that has a rulebook already.
void Layers::add_rulebook(const Pack& pack, TreeNode key, TreeNode order) {
    const Reader::Step step(m_reader, rulebook_key, key);
    for (const SectionLayer& layer : m_rulebook)
        if (layer.pack == &pack && !order.is_map())
            return m_reader.report(key, ProblemCode::duplicate_id, "the rulebook is given twice", "first in " + line_of(layer.key));
    // The first is changed in any case, and a map of verbs changes what is there.
    if (m_rulebook.size() > 1 && !order.is_map()) warn_of_undone(m_rulebook.back().key, key, "replaces the rulebook");
    m_rulebook.push_back({key, order, &pack});
}

/// Adds texts. Reports a second text for a phrase in the same pack; a later pack may replace any text without `change`.
void Layers::add_strings(const Pack& pack, TreeNode key, TreeNode texts) {
    const Reader::Step step(m_reader, strings_key, key);
    if (!texts.is_map()) return report_wrong_type(texts, strings_kind(), m_reader);
    for (const auto [phrase, text] : texts.entries())
        if (const auto [first, is_new] = m_phrase_keys.emplace(std::pair(&pack, phrase.text()), phrase); !is_new)
            m_reader.report(phrase, ProblemCode::duplicate_id, fmt::format("`{}` is given twice", shortened(phrase.text())),
                            "first in " + line_of(first->second));
    m_strings.push_back({key, texts, &pack});
}

void Layers::add_translation(const Pack& pack, TreeNode key, TreeNode texts) {
    const Reader::Step step(m_reader, translations_key, key);
    if (texts.is_map()) return m_translations.push_back({key, texts, &pack});
    m_reader.report(texts, ProblemCode::wrong_type, "expected a map from types to ids and their texts",
                    "such as `texts: {items: {bread: {name: Brot}}}`");
}

/// The type of a key. A misspelt key is reported and read as the nearest type, so that references to its ids are not reported too.
const DefinitionType* Layers::type_called(TreeNode key, TreeNode value) {
    if (const DefinitionType* type = find_definition_type(key.text())) return type;
    const std::string_view nearest = word_meant(key.text(), type_names());
    std::string hint =
        nearest.empty() ? fmt::format("known: {}", fmt::join(type_names(), ", ")) : fmt::format("did you mean `{}`?", nearest);
    if (const DefinitionType* type = nearest.empty() ? type_with_fields_of(value) : nullptr)
        hint = fmt::format("if it is one of the {0}, indent it below a line `{0}:`", type->name);
    m_reader.report(key, ProblemCode::unknown_type, fmt::format("`{}` is not a type of definition", shortened(key.text())), hint);
    if (nearest.empty()) m_ids.mark_incomplete();
    return find_definition_type(nearest);
}

void Layers::add_definitions(const Pack& pack, const DefinitionType& type, TreeNode key, TreeNode definitions) {
    const Reader::Step step(m_reader, type.name, key);
    if (!definitions.is_map()) {
        const auto first = definitions.is_list() && definitions.size() > 0 ? std::optional(*definitions.items().begin()) : std::nullopt;
        const auto id = first && first->is_map() ? first->find("id") : std::nullopt;
        m_reader.report(definitions, ProblemCode::wrong_type, fmt::format("expected a map from ids to {}", type.name),
                        definitions.is_nothing() ? "write the ids below it, indented"
                        : id ? fmt::format("write each below its id: `{}:`, and below that its fields, indented", shortened(id->text()))
                             : "write each below its id, without a dash");
        return m_ids.mark_incomplete();
    }
    for (const auto [id, body] : definitions.entries()) {
        if (pack.left_out.contains({std::string(type.name), std::string(id.text())})) continue;
        const bool is_field = !body.is_map() && type.fields->find(id.text()) != nullptr;
        if (is_field)
            report_outdented(type, id);
        else if (const DefinitionType* const indented = type_indented(type, id, body))
            add_indented(pack, type, *indented, id, body);
        else
            add_definition(type, id, body);
    }
}

/// The type whose key stands among the ids of `type`, with its definitions below it; null for an id of `type`.
const DefinitionType* Layers::type_indented(const DefinitionType& type, TreeNode id, TreeNode body) {
    const DefinitionType* const indented = find_definition_type(id.text());
    if (indented == nullptr || !body.is_map() || body.size() == 0) return nullptr;
    for (const auto [key, value] : body.entries())
        if (!value.is_map() || type.fields->find(key.text()) != nullptr) return nullptr;
    return indented;
}

/// Reports the key of a type that is indented too far, and reads it as what it is, so that references to its ids are not reported too.
void Layers::add_indented(const Pack& pack, const DefinitionType& type, const DefinitionType& indented, TreeNode key,
                          TreeNode definitions) {
    m_reader.report(key, ProblemCode::wrong_type,
                    fmt::format("`{}` is a type of definition, but is written where the ids of {} belong", indented.name, type.name),
                    "write it at the start of the line, and move what is below it as far to the left");
    add_definitions(pack, indented, key, definitions);
}

/// Reports a field that stands in the column of the ids: its line lacks indentation.
void Layers::report_outdented(const DefinitionType& type, TreeNode field) {
    m_reader.report(field, ProblemCode::wrong_type,
                    fmt::format("`{}` is a field of {}, but is written where their ids belong", field.text(), type.name),
                    "indent it further");
}

void Layers::add_definition(const DefinitionType& type, TreeNode id, TreeNode body) {
    Layer layer{.id = id, .body = body, .has_header = has_header(body)};
    if (!layer.has_header) return add_new(type, std::move(layer));
    const Reader::Step step(m_reader, id.text(), id);
    const std::size_t problems_before = m_reader.problem_count();
    layer.header = read_header(body, m_reader);
    const std::optional<std::size_t> number = m_ids.number(type.name, id.text());
    // Without a valid header it is unknown how the definition was to change an existing one.
    if (m_reader.problem_count() != problems_before && number) return;
    if (layer.header.change == Change::add) return add_new(type, std::move(layer));
    if (layer.header.change == Change::remove) report_fields_of_removed(body, m_reader);
    if (number && m_types[row(type)][*number].removed_by == std::nullopt)
        change(m_types[row(type)][*number], std::move(layer));
    else
        m_absent.push_back({&type, std::move(layer)});
}

void Layers::add_new(const DefinitionType& type, Layer layer) {
    const TreeNode id = layer.id;
    if (!is_lawful_id(id.text()))
        m_reader.report(id, ProblemCode::bad_id, fmt::format("`{}` cannot be an id", shortened(id.text())),
                        "an id starts with a small letter, followed by small letters, digits and `_`");
    std::vector<LayeredDefinition>& all = m_types[row(type)];
    if (m_ids.add(type.name, id.text(), all.size())) {
        all.emplace_back().layers.push_back(std::move(layer));
        return;
    }
    LayeredDefinition& there = all[*m_ids.number(type.name, id.text())];
    if (!there.removed_by && report_misspelt_header(layer.body, m_reader)) return;
    if (!there.removed_by)
        return m_reader.report(id, ProblemCode::duplicate_id, fmt::format("`{}` is defined twice", shortened(id.text())),
                               fmt::format("the first is in {}; `change: edit` would change it", line_of(there.layers.front().id)));
    there.removed_by.reset();
    there.layers.push_back(std::move(layer));
}

/// The pack with the node `later`, if it does not know the pack with `earlier`; else null.
const Pack* Layers::stranger_to(TreeNode later, TreeNode earlier) const {
    const Pack* const pack = m_relations.pack_of(later);
    const Pack* const other = m_relations.pack_of(earlier);
    return pack && other && !m_relations.knows(*pack, *other) ? pack : nullptr;
}

/// Warns at the node of an earlier pack if the later one, which undoes it, does not know that pack.
void Layers::warn_of_undone(TreeNode undone, TreeNode by, std::string_view what) {
    if (const Pack* const stranger = stranger_to(by, undone))
        m_reader.warn(undone, ProblemCode::suspicious,
                      fmt::format("this is lost: the pack `{}` is loaded later and {}, in {}", stranger->info.id, what, line_of(by)),
                      "to say which of the two packs comes last, name the other one under `after` in its pack.yaml");
}

/// Warns if the layer changes what packs that its own does not know have changed before. The pack that adds the definition does not count:
/// the layer names its id.
void Layers::warn_of_strangers(const LayeredDefinition& definition, const Layer& layer) {
    const bool undoes = layer.header.change != Change::edit;
    for (const Layer& before : definition.layers) {
        if (before.header.change == Change::add) continue;
        if (undoes) warn_of_undone(before.id, layer.id, layer.header.change == Change::replace ? "replaces the same" : "removes the same");
        if (undoes || before.header.change != Change::replace || !stranger_to(layer.id, before.id)) continue;
        m_reader.warn(layer.id, ProblemCode::suspicious,
                      fmt::format("this edits what the pack `{}` has put in place of it, in {}", m_relations.pack_of(before.id)->info.id,
                                  line_of(before.id)),
                      "if that is meant, name that pack under `after` in pack.yaml");
    }
}

void Layers::change(LayeredDefinition& definition, Layer layer) {
    warn_of_strangers(definition, layer);
    if (layer.header.change == Change::remove) definition.removed_by = layer.id;
    if (layer.header.change != Change::edit) {
        definition.overridden.insert(definition.overridden.end(), definition.layers.begin(), definition.layers.end());
        definition.layers.clear();
    }
    if (layer.header.change != Change::remove) definition.layers.push_back(std::move(layer));
}

void Layers::report_absent(const Absent& absent) {
    const TreeNode id = absent.layer.id;
    const Reader::Step type(m_reader, absent.type->name, id);
    const Reader::Step step(m_reader, id.text(), id);
    const std::optional<std::size_t> number = m_ids.number(absent.type->name, id.text());
    if (!number && !m_ids.complete()) return;
    std::string hint = m_reader.hint_for_id(absent.type->name, id.text());
    const bool lists_all = hint.empty() || hint.starts_with("known: ") || hint.starts_with("`delve list");
    if (lists_all && absent.layer.header.change != Change::remove) hint = "if it is new, remove `change`";
    if (number) {
        const LayeredDefinition& there = m_types[row(*absent.type)][*number];
        hint = there.removed_by ? "it is removed in " + line_of(*there.removed_by)
                                : fmt::format("it comes later, in {}", line_of(there.layers.front().id));
    }
    m_reader.report(
        id, ProblemCode::nothing_to_change,
        fmt::format("there is no `{}` among the {} to {}", shortened(id.text()), absent.type->name, verb_of(absent.layer.header.change)),
        hint);
}

}  // namespace td
