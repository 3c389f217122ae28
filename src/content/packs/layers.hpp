// What the files of all packs say of each id, in the order in which they say it.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "content/packs/definition_header.hpp"
#include "content/packs/definition_type.hpp"
#include "content/packs/pack.hpp"

namespace td {

/// What one place says of an id.
struct Layer {
    TreeNode id;
    TreeNode body;
    bool has_header = false;
    DefinitionHeader header;
};

/// All that is said of one id since it last was new or replaced.
struct LayeredDefinition {
    std::vector<Layer> layers;
    std::optional<TreeNode> removed_by;  ///< there are no layers then
    std::vector<Layer> overridden;       ///< those that were replaced or removed
};

/// What one file says of something that there is one of in all packs: the rulebook, the strings.
struct SectionLayer {
    TreeNode key;
    TreeNode body;
    const Pack* pack;
};

class Layers {
public:
    /// Reports what is no definition, what changes something that is not there, and what is there already.
    /// Numbers the ids of each type in `ids` as they come.
    Layers(const std::vector<const Pack*>& packs, IdTable& ids, Reader& reader);

    /// The definitions of the type, by the numbers in the table of ids.
    const std::vector<LayeredDefinition>& of(const DefinitionType& type) const { return m_types[row(type)]; }
    /// The lists and changes of the rulebook.
    const std::vector<SectionLayer>& rulebook() const { return m_rulebook; }
    /// Maps from phrases to texts.
    const std::vector<SectionLayer>& strings() const { return m_strings; }

private:
    struct Absent {
        const DefinitionType* type;
        Layer layer;
    };

    static std::size_t row(const DefinitionType& type) { return static_cast<std::size_t>(&type - definition_types().data()); }
    void add_file(const Pack& pack, TreeNode root);
    void add_rulebook(const Pack& pack, TreeNode key, TreeNode order);
    void add_strings(const Pack& pack, TreeNode key, TreeNode texts);
    const DefinitionType* type_called(TreeNode key);
    void add_definitions(const DefinitionType& type, TreeNode key, TreeNode definitions);
    void add_definition(const DefinitionType& type, TreeNode id, TreeNode body);
    void report_outdented(const DefinitionType& type, TreeNode field);
    void add_new(const DefinitionType& type, Layer layer);
    void change(LayeredDefinition& definition, Layer layer);
    void report_absent(const Absent& absent);

    IdTable& m_ids;
    Reader& m_reader;
    std::vector<std::vector<LayeredDefinition>> m_types;
    std::vector<SectionLayer> m_rulebook;
    std::vector<SectionLayer> m_strings;
    std::map<std::pair<const Pack*, std::string_view>, TreeNode> m_said;  ///< where a pack says which phrase
    std::vector<Absent> m_absent;
};

/// "FILE:LINE".
std::string line_of(TreeNode node);

}  // namespace td
