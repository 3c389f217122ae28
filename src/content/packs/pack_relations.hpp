// Which packs know each other: what a pack says of its order tells which changes of others its author reckoned with.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "content/packs/pack.hpp"

namespace td {

class PackRelations {
public:
    /// `packs`: in the order of loading; they must outlive the object.
    explicit PackRelations(const std::vector<const Pack*>& packs);

    /// The pack with the file of the node; null for default values.
    const Pack* pack_of(TreeNode node) const;
    /// True if `pack` requires the other one or names it under `after`, directly or through others. All know core and themselves, and the
    /// player's own pack knows all. Packs that translate are known to all: a pack that changes a phrase means to.
    bool knows(const Pack& pack, const Pack& other) const;

private:
    std::map<const SourceText*, const Pack*> m_packs;
    std::map<const Pack*, std::set<const Pack*>> m_known;
};

/// Packs that changed something before, and that the pack which changes it now does not know.
struct EarlierStrangers {
    std::set<const Pack*> packs;
    const PackRelations* relations = nullptr;

    /// The stranger that wrote the node; null: none did.
    const Pack* that_wrote(TreeNode node) const {
        const Pack* const pack = packs.empty() ? nullptr : relations->pack_of(node);
        return packs.contains(pack) ? pack : nullptr;
    }
};

/// What changes did to merged lists: those that last moved the items, so that numbers mean other items than before, and what they added.
class ListMoves {
public:
    /// The verb that last moved items of the merged list; the list itself if none did.
    TreeNode last_move(TreeNode list) const;
    /// Remembers that `change` was merged onto the list `base`, and moved its items by `verb`; nothing if it moved none.
    void record(TreeNode base, TreeNode change, std::optional<TreeNode> verb);
    /// Remembers an item that a change has added to a list.
    void record_added(TreeNode item) { m_added.insert(key_of(item)); }
    bool was_added(TreeNode item) const { return m_added.contains(key_of(item)); }

private:
    struct Key {
        const SourceText* file;
        int line, column;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    static Key key_of(TreeNode list) { return {&list.source(), list.place().line, list.place().column}; }
    std::map<Key, TreeNode> m_moves;
    std::set<Key> m_added;
};

}  // namespace td
