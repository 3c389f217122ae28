#include "content/packs/pack_folders.hpp"

#include <algorithm>

#include "content/packs/pack.hpp"

namespace td {

namespace fs = std::filesystem;

std::vector<fs::path> places_of_packs(const PackFolders& folders, std::vector<Problem>& problems) {
    std::vector<fs::path> places = find_packs(folders.content.lexically_normal(), problems);
    std::erase_if(places, [&](const fs::path& place) { return is_same_folder(place, folders.own); });
    for (const fs::path& more : folders.more)
        for (fs::path& place : packs_at(more.lexically_normal(), folders.own, problems)) {
            const auto is_same = [&](const fs::path& other) { return is_same_folder(place, other); };
            if (std::none_of(places.begin(), places.end(), is_same)) places.push_back(std::move(place));
        }
    return places;
}

}  // namespace td
