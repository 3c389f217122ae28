#include "content/packs/playable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "content/fields/media_files.hpp"
#include "content/packs/load.hpp"
#include "content/packs/pack_options.hpp"
#include "content/packs/pack_order.hpp"
#include "content/packs/pack_summaries.hpp"
#include "content/packs/translation.hpp"

namespace td {

namespace {

void append(std::vector<Problem>& problems, const std::vector<Problem>& more) { problems.insert(problems.end(), more.begin(), more.end()); }

/// The packs that can be loaded together: adds them one by one, and leaves out each that would bring problems.
class Selection {
public:
    Selection(const std::vector<const Pack*>& order, std::map<const Pack*, std::vector<Problem>>& faults, MediaFiles& media)
        : m_faults(faults), m_media(media) {
        std::vector<const Pack*> waiting = order;
        // A pack may refer to a later one, so refused packs are tried again as long as further packs are added.
        for (std::size_t before = waiting.size() + 1; waiting.size() < before;) {
            before = waiting.size();
            std::erase_if(waiting, [&](const Pack* pack) { return add(pack); });
        }
    }

    const std::vector<const Pack*>& packs() const { return m_packs; }

private:
    bool has(const std::string& id) const {
        return std::any_of(m_packs.begin(), m_packs.end(), [&](const Pack* pack) { return pack->info.id == id; });
    }

    /// False if the pack is left out.
    bool add(const Pack* pack) {
        const std::vector<RequiredPack>& needs = pack->info.needs;
        if (!std::all_of(needs.begin(), needs.end(), [&](const RequiredPack& needed) { return has(needed.id); })) return false;
        std::vector<Problem>& problems = m_faults[pack];
        problems.clear();
        m_packs.push_back(pack);
        load_in_order(m_packs, Completeness::part, problems, m_media);
        if (!problems.empty()) m_packs.pop_back();
        return problems.empty();
    }

    std::map<const Pack*, std::vector<Problem>>& m_faults;
    MediaFiles& m_media;
    std::vector<const Pack*> m_packs;
};

/// Removes from `sound` the packs that require one of `packs` which is not in it.
void drop_dependents(std::vector<const Pack*>& sound, const std::vector<Pack>& packs) {
    const auto is_unsound = [&](const RequiredPack& needed) {
        const auto is_called = [&](const Pack& pack) { return pack.info.id == needed.id; };
        const bool is_there = std::any_of(packs.begin(), packs.end(), is_called);
        return is_there && std::none_of(sound.begin(), sound.end(), [&](const Pack* pack) { return is_called(*pack); });
    };
    const auto depends = [&](const Pack* pack) { return std::any_of(pack->info.needs.begin(), pack->info.needs.end(), is_unsound); };
    for (auto found = std::find_if(sound.begin(), sound.end(), depends); found != sound.end();
         found = std::find_if(sound.begin(), sound.end(), depends))
        sound.erase(found);
}

std::string name_of(const Pack& pack) { return pack.info.name.empty() ? pack.info.id : pack.info.name; }

std::vector<RefusedPack> refused_of(const std::vector<Pack>& packs, const std::vector<const Pack*>& loaded,
                                    const std::map<const Pack*, std::vector<Problem>>& faults) {
    std::vector<RefusedPack> refused;
    for (const Pack& pack : packs) {
        if (std::find(loaded.begin(), loaded.end(), &pack) != loaded.end()) continue;
        const auto found = faults.find(&pack);
        const std::size_t count = found == faults.end() ? 0 : found->second.size();
        refused.push_back({.id = pack.info.id, .name = name_of(pack), .problems = count, .place = pack.folder.generic_string()});
    }
    return refused;
}

/// A pack as it was read, with what is wrong with it alone.
struct FoundPack {
    Pack pack;
    std::vector<Problem> problems;
    std::string same_id_as;  ///< as in PackSummary
};

/// True if `a` is loaded and not `b`, which has the same id. Copies have longer names, such as `frost (1).zip`.
bool is_preferred(const FoundPack& a, const FoundPack& b) {
    if (a.problems.empty() != b.problems.empty()) return a.problems.empty();
    const std::filesystem::path &of_a = a.pack.folder, &of_b = b.pack.folder;
    return of_a.parent_path() == of_b.parent_path() && of_a.filename().native().size() < of_b.filename().native().size();
}

/// The one that is loaded of the packs with the id of `one`.
const FoundPack& preferred(const std::vector<FoundPack>& all, const FoundPack& one) {
    const FoundPack* best = nullptr;
    for (const FoundPack& other : all)
        if (other.pack.info.id == one.pack.info.id && (best == nullptr || is_preferred(other, *best))) best = &other;
    return *best;
}

Problem problem_of_same_id(const Pack& pack, const Pack& other) {
    const std::string message = fmt::format("has the id of {}", other.folder.filename().generic_string());
    const std::string hint = fmt::format("both are `{}`: remove one of them", pack.info.id);
    const auto id = pack.info_tree ? pack.info_tree->root().find("id") : std::nullopt;
    return id ? id->problem(ProblemCode::bad_pack, message, hint)
              : Problem{.file = pack.folder.generic_string(), .message = message, .code = ProblemCode::bad_pack, .hint = hint};
}

/// Sets the place of the pack and its options to what the player chose.
void apply_choice(const PackChoice& choice, Pack& pack) {
    const auto found = std::find(choice.order.begin(), choice.order.end(), pack.info.id);
    pack.place_in_order = static_cast<std::size_t>(found - choice.order.begin());
    set_options(pack, choice.options);
}

bool is_left_out(const PackChoice& choice, const PackSummary& pack) {
    return !pack.is_fixed && std::find(choice.off.begin(), choice.off.end(), pack.id) != choice.off.end();
}

/// The packs that are loaded in their order, and each of the others where the player's choice, or its id, would put it among them.
std::vector<PackSummary> in_order_of_loading(std::vector<PackSummary> packs, const std::vector<std::string>& loaded,
                                             const PackChoice& choice) {
    const auto place = [&](const PackSummary& pack) {
        const auto found = pack.same_id_as.empty() ? std::find(loaded.begin(), loaded.end(), pack.id) : loaded.end();
        return found - loaded.begin();
    };
    const auto key = [&](const PackSummary& pack) {
        const auto chosen = std::find(choice.order.begin(), choice.order.end(), pack.id) - choice.order.begin();
        return std::tuple(chosen, pack.id, pack.same_id_as);
    };
    const auto first_other = std::stable_partition(
        packs.begin(), packs.end(), [&](const PackSummary& pack) { return place(pack) < static_cast<std::ptrdiff_t>(loaded.size()); });
    std::vector<PackSummary> others(std::make_move_iterator(first_other), std::make_move_iterator(packs.end()));
    packs.erase(first_other, packs.end());
    std::sort(packs.begin(), packs.end(), [&](const PackSummary& a, const PackSummary& b) { return place(a) < place(b); });
    for (PackSummary& other : others) {
        // Core stays first, and the player's own pack last.
        const auto behind = std::find_if(packs.begin(), packs.end(), [&](const PackSummary& pack) {
            return pack.is_fixed ? pack.id != "core" : key(other) < key(pack);
        });
        packs.insert(behind, std::move(other));
    }
    return packs;
}

/// All packs but the player's own. Adds the problems that belong to none of them to `of_none`.
std::vector<FoundPack> found_packs(const PackFolders& folders, std::vector<Problem>& of_none) {
    std::vector<FoundPack> found;
    for (const std::filesystem::path& place : places_of_packs(folders, of_none)) {
        FoundPack& one = found.emplace_back();
        one.pack = read_pack(place, one.problems);
    }
    std::vector<const FoundPack*> loaded;
    for (const FoundPack& one : found) loaded.push_back(&preferred(found, one));
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (loaded[i] == &found[i]) continue;
        found[i].same_id_as = loaded[i]->pack.folder.filename().generic_string();
        found[i].problems.push_back(problem_of_same_id(found[i].pack, loaded[i]->pack));
    }
    return found;
}

/// Fills the summaries of the content: those of `packs` in order, with what each was refused for.
void fill_summaries(PlayableContent& content, std::vector<PackSummary> packs, const PackChoice& choice) {
    for (PackSummary& pack : packs) {
        const auto is_it = [&](const RefusedPack& refused) { return refused.place == pack.place; };
        if (pack.state == PackSummary::State::off || std::none_of(content.refused.begin(), content.refused.end(), is_it)) continue;
        pack.state = PackSummary::State::refused;
        for (const Problem& problem : content.problems)
            if (problem.file == pack.place || problem.file.starts_with(pack.place + "/")) pack.problems.push_back(to_string(problem));
    }
    content.summaries = in_order_of_loading(std::move(packs), content.packs, choice);
    fill_needed_by(content.summaries);
}

}  // namespace

PlayableContent load_playable(const PackFolders& folders) {
    std::vector<Pack> packs;
    std::vector<std::vector<Problem>> problems;
    std::vector<PackSummary> summaries;
    std::vector<RefusedPack> copies;
    std::vector<Problem> of_none;
    const auto add = [&](FoundPack one) {
        apply_choice(folders.choice, one.pack);
        PackSummary& summary = summaries.emplace_back(summary_of(one.pack));
        summary.same_id_as = one.same_id_as;
        if (is_left_out(folders.choice, summary)) {
            summary.state = PackSummary::State::off;
        } else if (!one.same_id_as.empty()) {
            copies.push_back({.id = summary.id, .name = summary.name, .problems = one.problems.size(), .place = summary.place});
            append(of_none, one.problems);
        } else {
            packs.push_back(std::move(one.pack));
            problems.push_back(std::move(one.problems));
        }
    };
    for (FoundPack& one : found_packs(folders, of_none)) add(std::move(one));
    std::vector<Problem> of_own;
    if (std::optional<Pack> own = read_own_pack(folders, packs, of_own)) add({*std::move(own), std::move(of_own), {}});
    problems.push_back(std::move(of_none));
    choose_language(folders.language, packs);
    PlayableContent content = load_playable_packs(packs, std::move(problems));
    content.refused.insert(content.refused.end(), copies.begin(), copies.end());
    fill_summaries(content, std::move(summaries), folders.choice);
    return content;
}

PlayableContent load_playable_packs(const std::vector<Pack>& packs, std::vector<std::vector<Problem>> problems) {
    PlayableContent result;
    MediaFiles media;  // packs are tried in several selections: a file is read for the first one
    std::map<const Pack*, std::vector<Problem>> faults;
    std::vector<const Pack*> sound;
    for (std::size_t i = 0; i < packs.size(); ++i) {
        if (problems[i].empty())
            sound.push_back(&packs[i]);
        else
            faults[&packs[i]] = problems[i];
    }
    for (const std::vector<Problem>& list : problems) append(result.problems, list);
    drop_dependents(sound, packs);
    std::vector<Problem> found;
    std::vector<const Pack*> order = load_order(sound, found);
    for (const Problem& problem : found)
        for (const Pack* pack : sound)
            if (pack->info_tree && pack->info_tree->source().name() == problem.file) faults[pack].push_back(problem);
    append(result.problems, found);
    // If no pack defines anything, that is reported already: what the game lacks then is not reported too.
    const auto load = [&] {
        found.clear();
        if (std::any_of(order.begin(), order.end(), [](const Pack* pack) { return !pack->translates(); }))
            result.catalog = load_in_order(order, Completeness::whole, found, media);
        append(result.problems, found);
    };
    load();
    if (!result.catalog) {
        std::vector<const Pack*> chosen = Selection(order, faults, media).packs();
        if (chosen != order) {
            order = std::move(chosen);
            load();
        }
    }
    result.refused = refused_of(packs, order, faults);
    for (const Pack* pack : order) result.packs.push_back(pack->info.id);
    sort_by_place(result.problems);
    result.problems.erase(std::unique(result.problems.begin(), result.problems.end()), result.problems.end());
    return result;
}

}  // namespace td
