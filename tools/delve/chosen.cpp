#include "tools/delve/chosen.hpp"

#include <iostream>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "content/load.hpp"
#include "content/nearest.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

namespace {

std::string unknown_dungeon(const std::string& id, const std::vector<std::string_view>& known) {
    std::string text = "unknown dungeon `" + id + "`; ";
    const std::string hint = did_you_mean(id, known);
    if (!hint.empty()) return text + hint;
    text += "there are";
    for (const std::string_view name : known) text.append(" `").append(name).append("`");
    return text;
}

}  // namespace

std::shared_ptr<const Catalog> chosen_content(const std::string& directory) {
    const std::filesystem::path place = content_directory(directory);
    ContentLoading loading = load_content(place);
    for (const Problem& problem : loading.problems) std::cerr << to_string(problem) << '\n';
    if (!loading.catalog) throw std::runtime_error("the content in " + place.string() + " has mistakes");
    return std::make_shared<const Catalog>(std::move(*loading.catalog));
}

DungeonId chosen_dungeon(const Catalog& catalog, const std::string& id) {
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i) {
        const Dungeon& dungeon = catalog.dungeons[i];
        if (id.empty() ? dungeon.main : dungeon.id == id) return DungeonId(i);
        known.push_back(dungeon.id);
    }
    throw std::runtime_error(id.empty() ? "the content names no main dungeon; choose one with --dungeon ID" : unknown_dungeon(id, known));
}

std::string whole_number(const std::string& text) {
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    return digits ? "" : "`" + text + "` is no whole number from 0 up";
}

}  // namespace td::delve
