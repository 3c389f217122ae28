#include "content/packs/definitions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "content/packs/merge.hpp"
#include "content/packs/rule_order.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/strings.hpp"

namespace td {

namespace {

constexpr std::size_t longest_chain = 50;      // of definitions that extend each other
constexpr std::size_t most_nodes = 3'000'000;  // written in merging; about 150 MB
constexpr std::string_view extends_key = "extends";

/// The last layer whose header has the key; null if none has it.
const Layer* last_with(const LayeredDefinition& definition, std::string_view key) {
    for (auto layer = definition.layers.rbegin(); layer != definition.layers.rend(); ++layer)
        if (layer->has_header && layer->body.find(key)) return &*layer;
    return nullptr;
}

bool is_abstract(const LayeredDefinition& definition) {
    const Layer* layer = last_with(definition, "abstract");
    return layer != nullptr && layer->header.is_abstract;
}

}  // namespace

Definitions::Definitions(const std::vector<const Pack*>& packs, std::vector<Problem>& problems, std::vector<Problem>* warnings)
    : m_relations(packs), m_reader(m_ids, problems) {
    m_reader.set_warnings(warnings);
    const Layers layers(packs, m_relations, m_ids, m_reader);
    m_ids_of_all_packs = m_ids;
    for (const DefinitionType& type : definition_types()) put_together(type, layers);
    std::stable_partition(m_all.begin(), m_all.end(), [](const WholeDefinition& definition) { return definition.is_abstract; });
    m_rulebook = merged_section("rulebook", rulebook_kind(), layers.rulebook(), m_overridden_rulebooks);
    m_strings = merged_section(strings_key, strings_kind(), layers.strings(), m_overridden_strings);
    if (!layers.translations().empty()) translate(layers);
}

void Definitions::put_together(const DefinitionType& type, const Layers& layers) {
    const std::vector<LayeredDefinition>& definitions = layers.of(type);
    m_states.assign(definitions.size(), {});
    bool all_stay = true;
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const LayeredDefinition& definition = definitions[i];
        const bool abstract = is_abstract(definition);
        for (const Layer& layer : definition.overridden) add_overridden(type, layer);
        all_stay = all_stay && !abstract && !definition.removed_by;
        if (definition.removed_by) continue;
        const std::optional<TreeNode> body = body_of(type, layers, i);
        if (!body) continue;
        WholeDefinition& whole =
            m_all.emplace_back(WholeDefinition{.type = &type, .id = definition.layers.front().id, .body = *body, .is_abstract = abstract});
        whole.depth = m_states[i].depth;
        whole.is_changed = definition.layers.size() > 1 || !definition.overridden.empty();
        if (const Layer* layer = last_with(definition, extends_key)) whole.extends = layer->body.find(extends_key);
        for (std::size_t k = 1; k < definition.layers.size(); ++k) whole.edits.push_back(definition.layers[k].id);
    }
    if (!all_stay) number_again(type, layers);
}

/// Numbers the definitions anew, without those that are abstract or removed.
void Definitions::number_again(const DefinitionType& type, const Layers& layers) {
    m_ids.clear(type.name);
    std::size_t number = 0;
    for (const LayeredDefinition& definition : layers.of(type)) {
        const TreeNode id = definition.removed_by ? *definition.removed_by : definition.layers.front().id;
        if (definition.removed_by)
            m_ids.explain_absence(type.name, id.text(), "it is removed in " + line_of(id));
        else if (is_abstract(definition))
            m_ids.explain_absence(type.name, id.text(), "it is abstract, and exists only to be extended");
        else
            m_ids.add(type.name, id.text(), number++);
    }
}

std::optional<TreeNode> Definitions::body_of(const DefinitionType& type, const Layers& layers, std::size_t number) {
    State& state = m_states[number];
    if (state.progress == State::Progress::done) return state.body;
    const LayeredDefinition& definition = layers.of(type)[number];
    state.progress = State::Progress::begun;
    m_chain.push_back(definition.layers.front().id.text());
    state.body = merged_body(type, layers, definition);
    m_chain.pop_back();
    state.progress = State::Progress::done;
    return state.body;
}

std::optional<TreeNode> Definitions::merged_body(const DefinitionType& type, const Layers& layers, const LayeredDefinition& definition) {
    if (definition.layers.size() == 1 && !definition.layers.front().has_header) return definition.layers.front().body;
    std::optional<TreeNode> body;
    std::set<const Pack*> changed_by;
    if (const Layer* layer = last_with(definition, extends_key)) {
        const std::optional<std::size_t> base = extended_by(type, layers, *layer);
        if (base) body = body_of(type, layers, *base);
        if (!body) return std::nullopt;
        m_states[*m_ids.number(type.name, definition.layers.front().id.text())].depth = m_states[*base].depth + 1;
        changed_by = m_states[*base].changed_by;
    }
    for (const Layer& layer : definition.layers) {
        if (m_nodes > most_nodes) return std::nullopt;
        const Reader::Step in_type(m_reader, type.name, layer.id);
        const Reader::Step step(m_reader, layer.id.text(), layer.id);
        TreeWriter writer;
        const EarlierStrangers strangers = strangers_to(changed_by, layer.id);
        Merge(writer, m_reader, m_trees, strangers, m_moves).fields(*type.fields, body, layer.body, definition_header_keys());
        if (!has_room_for(layer.id, writer.size())) return std::nullopt;
        m_trees.push_back(writer.take());
        body = m_trees.back()->root();
        if (layer.header.change != Change::add) changed_by.insert(m_relations.pack_of(layer.id));
        if (&layer != &definition.layers.back())
            m_overridden.push_back({.type = &type, .id = layer.id, .body = layer.has_header ? *body : layer.body, .is_abstract = true});
    }
    m_states[*m_ids.number(type.name, definition.layers.front().id.text())].changed_by = std::move(changed_by);
    return body;
}

/// Those of the packs `earlier` that the pack with the change does not know.
EarlierStrangers Definitions::strangers_to(const std::set<const Pack*>& earlier, TreeNode change) const {
    EarlierStrangers strangers{.packs = {}, .relations = &m_relations};
    const Pack* const pack = m_relations.pack_of(change);
    for (const Pack* other : earlier)
        if (pack && other && !m_relations.knows(*pack, *other)) strangers.packs.insert(other);
    return strangers;
}

/// Keeps a layer that was replaced or removed, to check it. Layers that edit or extend a definition are left out, since that definition
/// may have changed since.
void Definitions::add_overridden(const DefinitionType& type, const Layer& layer) {
    if (layer.header.change == Change::edit || !layer.header.extends.empty()) return;
    TreeNode body = layer.body;
    if (layer.has_header) {
        const Reader::Step in_type(m_reader, type.name, layer.id);
        const Reader::Step step(m_reader, layer.id.text(), layer.id);
        TreeWriter writer;
        Merge(writer, m_reader, m_trees, {}, m_moves).fields(*type.fields, std::nullopt, layer.body, definition_header_keys());
        if (!has_room_for(layer.id, writer.size())) return;
        m_trees.push_back(writer.take());
        body = m_trees.back()->root();
    }
    m_overridden.push_back({.type = &type, .id = layer.id, .body = body, .is_abstract = true});
}

/// The number of the definition that the layer extends; none, and reported, if that cannot be extended.
std::optional<std::size_t> Definitions::extended_by(const DefinitionType& type, const Layers& layers, const Layer& layer) {
    const Reader::Step in_type(m_reader, type.name, layer.id);
    const Reader::Step step(m_reader, layer.id.text(), layer.id);
    const TreeNode name = *layer.body.find(extends_key);
    const Reader::Step field(m_reader, extends_key, name);
    const std::optional<std::size_t> number = m_ids.number(type.name, layer.header.extends);
    if (!number && m_ids.complete() && !layer.header.extends.empty())
        m_reader.report(name, ProblemCode::unknown_id, fmt::format("`{}` is not one of the {}", name.text(), type.name),
                        m_reader.hint_for_id(type.name, name.text()));
    if (!number) return std::nullopt;
    if (const std::optional<TreeNode>& removed_by = layers.of(type)[*number].removed_by) {
        m_reader.report(name, ProblemCode::unknown_id, fmt::format("`{}` is not one of the {}", name.text(), type.name),
                        "it is removed in " + line_of(*removed_by));
        return std::nullopt;
    }
    if (m_states[*number].progress == State::Progress::begun) {
        const auto first = std::find(m_chain.begin(), m_chain.end(), name.text());
        m_reader.report(name, ProblemCode::bad_extends,
                        fmt::format("these extend each other in a cycle: {}, {}", fmt::join(first, m_chain.end(), ", "), name.text()));
        return std::nullopt;
    }
    if (m_chain.size() > longest_chain) {
        m_reader.report(name, ProblemCode::bad_extends,
                        fmt::format("a chain of more than {} definitions that extend each other", longest_chain));
        return std::nullopt;
    }
    return number;
}

/// Merges the layers of a section: a list replaces the section, a map changes it.
std::optional<WholeSection> Definitions::merged_section(std::string_view name, const ValueKind& kind,
                                                        const std::vector<SectionLayer>& layers, std::vector<WholeSection>& overridden) {
    std::optional<WholeSection> whole;
    std::set<const Pack*> earlier;
    for (const SectionLayer& layer : layers) {
        const Reader::Step step(m_reader, name, layer.key);
        const EarlierStrangers strangers = strangers_to(earlier, layer.key);
        earlier.insert(layer.pack);
        if (whole) overridden.push_back(*whole);
        if (!whole || !layer.body.is_map()) {
            whole = WholeSection{layer.key, layer.body};
            continue;
        }
        if (m_nodes > most_nodes) break;
        TreeWriter writer;
        Merge(writer, m_reader, m_trees, strangers, m_moves).value(kind, whole->body, layer.body);
        if (!has_room_for(layer.key, writer.size())) break;
        m_trees.push_back(writer.take());
        whole = WholeSection{layer.key, m_trees.back()->root()};
    }
    return whole;
}

/// Puts the texts of the chosen language in place of those that authors wrote.
void Definitions::translate(const Layers& layers) {
    const Translation translation(layers, m_all, m_ids_of_all_packs, m_reader);
    for (WholeDefinition& definition : m_all) {
        std::unique_ptr<const Tree> tree = translation.of(definition);
        if (!tree) continue;
        m_trees.push_back(std::move(tree));
        definition.body = m_trees.back()->root();
    }
    m_own_names = translation.own_names();
}

/// False, and reported, if merging would write more than most_nodes: many definitions that extend a large one could fill the memory.
bool Definitions::has_room_for(TreeNode change, std::size_t nodes) {
    const bool had_room = m_nodes <= most_nodes;
    m_nodes += nodes;
    if (m_nodes <= most_nodes) return true;
    if (had_room)
        m_reader.report(change, ProblemCode::too_many_nodes,
                        fmt::format("from here on, changed and extended definitions have more than {} values", most_nodes));
    return false;
}

}  // namespace td
