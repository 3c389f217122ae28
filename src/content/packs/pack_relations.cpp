#include "content/packs/pack_relations.hpp"

#include <algorithm>

namespace td {

PackRelations::PackRelations(const std::vector<const Pack*>& packs) {
    for (const Pack* pack : packs) {
        for (const auto& tree : pack->trees) m_packs.emplace(&tree->source(), pack);
        std::set<const Pack*> known{pack};
        const auto learn = [&](std::string_view id) {
            const auto other = std::find_if(packs.begin(), packs.end(), [&](const Pack* one) { return one->info.id == id; });
            if (other == packs.end()) return;
            known.insert(*other);
            if (const auto more = m_known.find(*other); more != m_known.end()) known.insert(more->second.begin(), more->second.end());
        };
        learn("core");
        for (const RequiredPack& needed : pack->info.needs) learn(needed.id);
        for (const std::string& id : pack->info.after) learn(id);
        m_known.emplace(pack, std::move(known));
    }
}

const Pack* PackRelations::pack_of(TreeNode node) const {
    const auto found = m_packs.find(&node.source());
    return found == m_packs.end() ? nullptr : found->second;
}

bool PackRelations::knows(const Pack& pack, const Pack& other) const {
    const auto known = m_known.find(&pack);
    return pack.is_own || other.translates() || (known != m_known.end() && known->second.contains(&other));
}

TreeNode ListMoves::last_move(TreeNode list) const {
    const auto found = m_moves.find(key_of(list));
    return found == m_moves.end() ? list : found->second;
}

void ListMoves::record(TreeNode base, TreeNode change, std::optional<TreeNode> verb) {
    m_moves.insert_or_assign(key_of(change), verb.value_or(last_move(base)));
}

}  // namespace td
