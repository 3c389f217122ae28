#include "content/packs/pack_order.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/nearest.hpp"

namespace td {

namespace {

/// True if the version is one that is needed, or not known since the `pack.yaml` has mistakes.
bool satisfies(const std::string& version, const RequiredPack& needed) {
    if (version.empty()) return true;
    const bool too_old = !needed.at_least.empty() && is_older_version(version, needed.at_least);
    const bool too_new = !needed.below.empty() && !is_older_version(version, needed.below);
    return !too_old && !too_new;
}

class LoadOrder {
public:
    LoadOrder(std::vector<const Pack*> packs, std::vector<Problem>& problems) : m_packs(std::move(packs)), m_problems(problems) {
        std::sort(m_packs.begin(), m_packs.end(), [](const Pack* a, const Pack* b) { return rank(*a) < rank(*b); });
        std::erase_if(m_packs, [&](const Pack* pack) { return !add(*pack); });
        m_left = m_known;
    }

    std::vector<const Pack*> run() {
        for (const Pack* pack : m_packs) check_needs(*pack);
        for (const Pack* pack : m_packs) check_conflicts(*pack);
        drop_dependents();
        while (!put_in_order()) {
            drop_ring();
            drop_dependents();
        }
        return m_order;
    }

private:
    static std::tuple<bool, bool, std::size_t, std::string_view> rank(const Pack& pack) {
        return {pack.is_own, pack.info.id != "core", pack.place_in_order, pack.info.id};
    }

    /// False, and reported, for a second pack of the same id.
    bool add(const Pack& pack) {
        const auto [there, is_new] = m_known.emplace(pack.info.id, &pack);
        if (is_new || pack.is_own) return is_new;  // that the player's own has the id of another was reported in reading it
        const auto id = pack.info_tree ? pack.info_tree->root().find("id") : std::nullopt;
        const std::string message = fmt::format("has the same id as another pack, `{}`", pack.info.id);
        const std::string hint = fmt::format("the other is {}; remove one of them", there->second->folder.generic_string());
        m_problems.push_back(
            id ? id->problem(ProblemCode::bad_pack, message, hint)
               : Problem{.file = pack.folder.generic_string(), .message = message, .code = ProblemCode::bad_pack, .hint = hint});
        return false;
    }

    /// Reports at an item of a list of `pack.yaml`, or at the pack as a whole if `pack.yaml` has no tree.
    void report(const Pack& pack, std::string_view key, std::size_t item, ProblemCode code, const std::string& message,
                const std::string& hint = {}) {
        Problem problem{.file = pack.folder.generic_string(), .message = message, .code = code, .hint = hint};
        const auto list = pack.info_tree ? pack.info_tree->root().find(key) : std::nullopt;
        std::size_t number = 0;
        if (list)
            for (const TreeNode node : list->items())
                if (number++ == item) problem = node.problem(code, message, hint);
        problem.path = fmt::format("pack.{}[{}]", key, item);
        m_problems.push_back(std::move(problem));
    }

    void check_needs(const Pack& pack) {
        std::vector<std::string_view> known;
        for (const auto& [id, other] : m_known) known.push_back(id);
        for (std::size_t i = 0; i < pack.info.needs.size(); ++i) {
            const RequiredPack& needed = pack.info.needs[i];
            const auto found = m_known.find(needed.id);
            std::string fault;
            if (found == m_known.end())
                fault = fmt::format("the pack `{}` is missing", needed.id);
            else if (const std::string& version = found->second->info.version; !satisfies(version, needed))
                fault = fmt::format("the pack `{}` has version {}, but {} is needed", needed.id, version, versions_of(needed));
            if (fault.empty()) continue;
            report(pack, "requires", i, ProblemCode::missing_pack, fault, found == m_known.end() ? did_you_mean(needed.id, known) : "");
            m_left.erase(pack.info.id);
        }
    }

    void check_conflicts(const Pack& pack) {
        for (std::size_t i = 0; i < pack.info.conflicts.size(); ++i) {
            const std::string& id = pack.info.conflicts[i];
            if (m_known.count(id) == 0) continue;
            report(pack, "conflicts", i, ProblemCode::pack_conflict, fmt::format("cannot be loaded together with the pack `{}`", id),
                   "remove one of the two folders");
            m_left.erase(pack.info.id);
        }
    }

    /// Drops packs that require one which is not left, and those that require these.
    void drop_dependents() {
        const auto lacks = [&](const auto& entry) {
            const std::vector<RequiredPack>& needs = entry.second->info.needs;
            return std::any_of(needs.begin(), needs.end(), [&](const RequiredPack& needed) { return m_left.count(needed.id) == 0; });
        };
        while (std::erase_if(m_left, lacks) > 0) {
        }
    }

    /// The packs not placed yet that the pack must be loaded behind.
    std::vector<std::string_view> waits_for(const Pack& pack) const {
        std::vector<std::string_view> ids;
        for (const RequiredPack& needed : pack.info.needs)
            if (m_left.count(needed.id) > 0) ids.push_back(needed.id);
        for (const std::string& id : pack.info.after)
            if (m_left.count(id) > 0) ids.push_back(id);
        return ids;
    }

    /// Fills m_order with the packs that are left. False if some of them wait for each other.
    bool put_in_order() {
        m_order.clear();
        std::map<std::string_view, bool> placed;
        const auto is_ready = [&](const Pack* pack) {
            if (m_left.count(pack->info.id) == 0 || placed[pack->info.id]) return false;
            const std::vector<std::string_view> ids = waits_for(*pack);
            return std::all_of(ids.begin(), ids.end(), [&](std::string_view id) { return placed[id]; });
        };
        while (m_order.size() < m_left.size()) {
            const auto next = std::find_if(m_packs.begin(), m_packs.end(), is_ready);
            if (next == m_packs.end()) return false;
            placed[(*next)->info.id] = true;
            m_order.push_back(*next);
        }
        return true;
    }

    /// Reports and drops the first cycle among the packs that could not be placed.
    void drop_ring() {
        const auto stuck = [&](std::string_view id) {
            return std::none_of(m_order.begin(), m_order.end(), [&](const Pack* pack) { return pack->info.id == id; });
        };
        std::vector<std::string_view> chain;
        const auto first = std::find_if(m_packs.begin(), m_packs.end(),
                                        [&](const Pack* pack) { return m_left.count(pack->info.id) > 0 && stuck(pack->info.id); });
        std::string_view at = (*first)->info.id;
        while (std::find(chain.begin(), chain.end(), at) == chain.end()) {
            chain.push_back(at);
            const std::vector<std::string_view> ids = waits_for(*m_left.at(std::string(at)));
            at = *std::find_if(ids.begin(), ids.end(), stuck);
        }
        chain.erase(chain.begin(), std::find(chain.begin(), chain.end(), at));
        report_ring(chain);
        for (const std::string_view id : chain) m_left.erase(std::string(id));
    }

    void report_ring(const std::vector<std::string_view>& ring) {
        const Pack& pack = *m_left.at(std::string(ring.front()));
        const std::string_view next = ring.size() > 1 ? ring[1] : ring[0];
        std::vector<std::string_view> needed;
        for (const RequiredPack& one : pack.info.needs) needed.emplace_back(one.id);
        const std::vector<std::string_view> after(pack.info.after.begin(), pack.info.after.end());
        for (const auto& [key, list] : {std::pair("requires", needed), std::pair("after", after)}) {
            const auto item = std::find(list.begin(), list.end(), next);
            if (item == list.end()) continue;
            return report(pack, key, static_cast<std::size_t>(item - list.begin()), ProblemCode::packs_in_a_ring,
                          fmt::format("each of these packs must be loaded after the other: {}, {}", fmt::join(ring, ", "), ring.front()));
        }
    }

    std::vector<const Pack*> m_packs;
    std::vector<Problem>& m_problems;
    std::map<std::string, const Pack*> m_known;  ///< by id: one pack of each
    std::map<std::string, const Pack*> m_left;   ///< those that are not dropped
    std::vector<const Pack*> m_order;
};

}  // namespace

std::string versions_of(const RequiredPack& needed) {
    if (needed.at_least.empty()) return needed.below.empty() ? std::string() : "one below " + needed.below;
    return needed.at_least + " or later" + (needed.below.empty() ? "" : ", below " + needed.below);
}

std::vector<const Pack*> load_order(std::vector<const Pack*> packs, std::vector<Problem>& problems) {
    return LoadOrder(std::move(packs), problems).run();
}

}  // namespace td
