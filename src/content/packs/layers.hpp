// A layer is what one place in one file says about one id: a definition, or a change of a definition of an earlier pack. Collects the
// layers of all packs by id, in the order of packs and files; definitions.hpp merges them.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "content/packs/definition_header.hpp"
#include "content/packs/definition_type.hpp"
#include "content/packs/pack.hpp"
#include "content/packs/pack_relations.hpp"

namespace td {

/// One place in a file that defines or changes an id.
struct Layer {
    TreeNode id;
    TreeNode body;
    bool has_header = false;
    DefinitionHeader header;
};

/// The layers of one id since it was added or last replaced.
struct LayeredDefinition {
    std::vector<Layer> layers;
    std::optional<TreeNode> removed_by;  ///< the id at the place that removed it; `layers` is empty then
    std::vector<Layer> overridden;       ///< layers that were replaced or removed
};

/// One place in a file that gives or changes a section (the rulebook, the strings).
struct SectionLayer {
    TreeNode key;
    TreeNode body;
    const Pack* pack;
};

class Layers {
public:
    /// Reports values that are not definitions, changes of ids that do not exist, and ids that exist already.
    /// Adds the ids of each type to `ids`, numbered in the order of the files.
    /// Warns of changes that a pack which does not know them undoes.
    Layers(const std::vector<const Pack*>& packs, const PackRelations& relations, IdTable& ids, Reader& reader);

    /// The definitions of the type, indexed by their numbers in the table of ids.
    const std::vector<LayeredDefinition>& of(const DefinitionType& type) const { return m_types[row(type)]; }
    /// Lists of rules, and maps of verbs that change the list.
    const std::vector<SectionLayer>& rulebook() const { return m_rulebook; }
    /// Maps from keys of phrases to texts.
    const std::vector<SectionLayer>& strings() const { return m_strings; }
    /// What the packs of the chosen language have under `texts:` (translation.hpp).
    const std::vector<SectionLayer>& translations() const { return m_translations; }

private:
    struct Absent {
        const DefinitionType* type;
        Layer layer;
    };

    static std::size_t row(const DefinitionType& type) { return static_cast<std::size_t>(&type - definition_types().data()); }
    void add_file(const Pack& pack, TreeNode root);
    bool belongs_into(const Pack& pack, TreeNode key);
    void add_rulebook(const Pack& pack, TreeNode key, TreeNode order);
    void add_strings(const Pack& pack, TreeNode key, TreeNode texts);
    void add_translation(const Pack& pack, TreeNode key, TreeNode texts);
    const DefinitionType* type_called(TreeNode key, TreeNode value);
    void add_definitions(const Pack& pack, const DefinitionType& type, TreeNode key, TreeNode definitions);
    void add_definition(const DefinitionType& type, TreeNode id, TreeNode body);
    void report_outdented(const DefinitionType& type, TreeNode field);
    static const DefinitionType* type_indented(const DefinitionType& type, TreeNode id, TreeNode body);
    void add_indented(const Pack& pack, const DefinitionType& type, const DefinitionType& indented, TreeNode key, TreeNode definitions);
    void add_new(const DefinitionType& type, Layer layer);
    void change(LayeredDefinition& definition, Layer layer);
    void warn_of_strangers(const LayeredDefinition& definition, const Layer& layer);
    void warn_of_undone(TreeNode undone, TreeNode by, std::string_view what);
    const Pack* stranger_to(TreeNode later, TreeNode earlier) const;
    void report_absent(const Absent& absent);

    const PackRelations& m_relations;
    IdTable& m_ids;
    Reader& m_reader;
    std::vector<std::vector<LayeredDefinition>> m_types;
    std::vector<SectionLayer> m_rulebook;
    std::vector<SectionLayer> m_strings;
    std::vector<SectionLayer> m_translations;
    std::map<std::pair<const Pack*, std::string_view>, TreeNode> m_phrase_keys;  ///< where each pack first gives a phrase
    std::vector<Absent> m_absent;                                                ///< changes of ids that did not exist where they were read
};

/// "FILE:LINE".
std::string line_of(TreeNode node);

}  // namespace td
