// The definitions of all packs as they are in the end: with what they extend, and with what later packs change.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "content/packs/layers.hpp"

namespace td {

/// A definition with all its fields. Its nodes may come from several files.
struct WholeDefinition {
    const DefinitionType* type;
    TreeNode id;  ///< where it was new, or replaced
    TreeNode body;
    bool is_abstract = false;
    std::optional<TreeNode> extends;  ///< the id of what it starts from
    std::vector<TreeNode> edits;      ///< its id where it is changed
    std::size_t depth = 0;            ///< how many definitions there are in the row of those that it extends
};

/// The rulebook, or the strings.
struct WholeSection {
    TreeNode key;
    TreeNode body;
};

class Definitions {
public:
    /// `packs` must outlive it. Reports what is wrong with how definitions stand to each other; one that cannot be put together for
    /// such a reason is left out, but its id counts.
    Definitions(const std::vector<const Pack*>& packs, std::vector<Problem>& problems);

    /// By type, then in the order of the files; the abstract ones first. They are not numbered.
    const std::vector<WholeDefinition>& all() const { return m_all; }
    /// Those that can be referred to, numbered from 0 for each type.
    const IdTable& ids() const { return m_ids; }
    /// What the same ids were before the last change of each: nobody plays with that, but a mistake in it is one. Others may have taken
    /// away what it refers to, so that ids_of_all_packs() count.
    const std::vector<WholeDefinition>& overridden() const { return m_overridden; }
    const std::vector<WholeSection>& overridden_rulebooks() const { return m_overridden_rulebooks; }
    const std::vector<WholeSection>& overridden_strings() const { return m_overridden_strings; }
    /// Also those that are abstract or removed.
    const IdTable& ids_of_all_packs() const { return m_ids_of_all_packs; }
    const std::optional<WholeSection>& rulebook() const { return m_rulebook; }
    const std::optional<WholeSection>& strings() const { return m_strings; }

private:
    struct State {
        enum class Progress : std::uint8_t { untouched, begun, done };
        Progress progress = Progress::untouched;
        std::optional<TreeNode> body;
        std::size_t depth = 0;
    };

    void put_together(const DefinitionType& type, const Layers& layers);
    void number_again(const DefinitionType& type, const Layers& layers);
    std::optional<TreeNode> body_of(const DefinitionType& type, const Layers& layers, std::size_t number);
    std::optional<TreeNode> merged_body(const DefinitionType& type, const Layers& layers, const LayeredDefinition& definition);
    void add_overridden(const DefinitionType& type, const Layer& layer);
    std::optional<std::size_t> extended_by(const DefinitionType& type, const Layers& layers, const Layer& layer);
    std::optional<WholeSection> put_together(std::string_view name, const ValueKind& kind, const std::vector<SectionLayer>& layers,
                                             std::vector<WholeSection>& overridden);
    bool has_room_for(TreeNode change, std::size_t nodes);

    IdTable m_ids;
    IdTable m_ids_of_all_packs;
    Reader m_reader;
    std::vector<WholeDefinition> m_all;
    std::vector<WholeDefinition> m_overridden;
    std::vector<WholeSection> m_overridden_rulebooks;
    std::vector<WholeSection> m_overridden_strings;
    std::optional<WholeSection> m_rulebook;
    std::optional<WholeSection> m_strings;
    std::vector<std::unique_ptr<const Tree>> m_trees;  ///< merged ones, and defaults that they hold nodes of
    std::vector<State> m_states;                       ///< of the type that is being put together
    std::vector<std::string_view> m_chain;               ///< what extends what, down to the one that is being put together
    std::size_t m_nodes = 0;                           ///< written in merging
};

}  // namespace td
