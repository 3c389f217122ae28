// How the measures of `delve depth` are shown: as text, as rows of a file, as a page.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tools/delve/depth_totals.hpp"
#include "tools/lab/depth.hpp"
#include "tools/lab/players.hpp"

namespace td::delve {

/// What all runs of one player through one dungeon come to.
struct DepthFigures {
    DungeonId dungeon;
    DifficultyId difficulty;  ///< none: the content has no difficulties
    const Player* player = nullptr;
    DepthTotal total;
    DefinitionSet used;                                        ///< in any of the runs
    std::map<std::uint64_t, std::vector<std::string>> faults;  ///< by seed

    void add(const DepthRun& run, const DepthGame& game);
};

/// For the terminal.
std::string depth_text(const Catalog& catalog, const std::vector<DepthFigures>& all);
/// A page in Markdown. `command`: what has made it.
std::string depth_page(const Catalog& catalog, const std::vector<DepthFigures>& all, const std::string& command);

/// The wins of one order of the party.
struct OrderFigures {
    std::vector<std::size_t> order;  ///< indices of the dungeon's party, leader first
    long wins = 0;
};

/// Best and worst of all orders, and of those that keep the dungeon's own leader; then every order, the best first. `orders`: not empty,
/// the dungeon's own order first.
std::string orders_text(const Catalog& catalog, const Dungeon& dungeon, std::vector<OrderFigures> orders, long runs);

/// The wins of one variant of a dungeon.
struct VariantFigures {
    std::string name;
    long wins = 0;
};

/// A line for each, with how many points it lies above or below the first. `variants`: not empty.
std::string variants_text(const std::vector<VariantFigures>& variants, long runs);

}  // namespace td::delve
