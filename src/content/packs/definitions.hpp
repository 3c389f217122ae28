// Merges the layers of all packs (layers.hpp) into whole definitions: each with the fields of the definition that it extends, and with
// the changes of later packs.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "content/packs/layers.hpp"

namespace td {

/// A definition with all its fields, whose nodes may come from several files.
struct WholeDefinition {
    const DefinitionType* type;
    TreeNode id;  ///< at the place where the definition was added, or last replaced
    TreeNode body;
    bool is_abstract = false;
    std::optional<TreeNode> extends;  ///< the id of the definition that it extends
    std::vector<TreeNode> edits;      ///< its id at the places that edit it
    bool is_changed = false;          ///< a later pack edits it, or has replaced it
    std::size_t depth = 0;            ///< length of the chain of definitions that it extends; 0: extends none
};

/// A section is a part of content of which all packs together have one: the rulebook, or the strings.
struct WholeSection {
    TreeNode key;
    TreeNode body;
};

class Definitions {
public:
    /// `packs` must outlive the object. Adds to `problems`, and to `warnings` if that is not null. Reports mistakes in `extends`, `change`
    /// and verbs. A definition that cannot be merged is left out, but its id counts as defined.
    Definitions(const std::vector<const Pack*>& packs, std::vector<Problem>& problems, std::vector<Problem>* warnings = nullptr);

    /// By type, then in the order of the files; abstract definitions, which have no numbers, come first.
    const std::vector<WholeDefinition>& all() const { return m_all; }
    /// Ids that references may name, numbered from 0 for each type.
    const IdTable& ids() const { return m_ids; }
    /// Definitions that later packs replaced or removed. They are not played, but mistakes in them are reported. Their references are
    /// checked against ids_of_all_packs(), since the definitions they refer to may have been removed too.
    const std::vector<WholeDefinition>& overridden() const { return m_overridden; }
    const std::vector<WholeSection>& overridden_rulebooks() const { return m_overridden_rulebooks; }
    const std::vector<WholeSection>& overridden_strings() const { return m_overridden_strings; }
    /// All ids, including those of abstract and removed definitions.
    const IdTable& ids_of_all_packs() const { return m_ids_of_all_packs; }
    const std::optional<WholeSection>& rulebook() const { return m_rulebook; }
    const std::optional<WholeSection>& strings() const { return m_strings; }
    /// Names of single creatures in the chosen language, by those that their authors gave.
    const std::map<std::string, std::string, std::less<>>& own_names() const { return m_own_names; }

private:
    struct State {
        enum class Progress : std::uint8_t { untouched, begun, done };
        Progress progress = Progress::untouched;
        std::optional<TreeNode> body;
        std::size_t depth = 0;
        std::set<const Pack*> changed_by;  ///< packs that edited or replaced it, or what it extends
    };

    void put_together(const DefinitionType& type, const Layers& layers);
    void number_again(const DefinitionType& type, const Layers& layers);
    std::optional<TreeNode> body_of(const DefinitionType& type, const Layers& layers, std::size_t number);
    std::optional<TreeNode> merged_body(const DefinitionType& type, const Layers& layers, const LayeredDefinition& definition);
    EarlierStrangers strangers_to(const std::set<const Pack*>& earlier, TreeNode change) const;
    void add_overridden(const DefinitionType& type, const Layer& layer);
    std::optional<std::size_t> extended_by(const DefinitionType& type, const Layers& layers, const Layer& layer);
    std::optional<WholeSection> merged_section(std::string_view name, const ValueKind& kind, const std::vector<SectionLayer>& layers,
                                               std::vector<WholeSection>& overridden);
    void translate(const Layers& layers);
    bool has_room_for(TreeNode change, std::size_t nodes);

    PackRelations m_relations;
    ListMoves m_moves;
    IdTable m_ids;
    IdTable m_ids_of_all_packs;
    Reader m_reader;
    std::vector<WholeDefinition> m_all;
    std::vector<WholeDefinition> m_overridden;
    std::vector<WholeSection> m_overridden_rulebooks;
    std::vector<WholeSection> m_overridden_strings;
    std::optional<WholeSection> m_rulebook;
    std::optional<WholeSection> m_strings;
    std::map<std::string, std::string, std::less<>> m_own_names;
    std::vector<std::unique_ptr<const Tree>> m_trees;  ///< merged trees, and the trees of defaults that they hold nodes of
    std::vector<State> m_states;                       ///< by number, for the type that is being merged
    std::vector<std::string_view> m_chain;             ///< ids that extend each other, down to the definition that is being merged
    std::size_t m_nodes = 0;                           ///< number of nodes written in merging
};

}  // namespace td
