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
/// What people wrote at the end of such a page, from the line on that says so; empty without that line. A new page ends with it, too.
std::string written_by_hand(const std::string& page);

/// The wins of one party.
struct PartyFigures {
    std::vector<std::size_t> rows;  ///< of the dungeon's party, or of its heroes; leader first
    long wins = 0;
};

/// Best and worst of all orders, and of those that keep the dungeon's own leader; then every order, the best first. `orders`: not empty,
/// the dungeon's own order first.
std::string orders_text(const Catalog& catalog, const Dungeon& dungeon, std::vector<PartyFigures> orders, long runs);

/// Best, worst and median of all parties of the dungeon's heroes, and how often each hero is in the best fifth, beside what should be; then
/// every party, the best first. `parties`: at least five.
std::string quartets_text(const Catalog& catalog, const Dungeon& dungeon, std::vector<PartyFigures> parties, long runs);

/// The wins of one variant of a dungeon.
struct VariantFigures {
    std::string name;
    long wins = 0;
};

/// A line for each, with how many points it lies above or below the first. `variants`: not empty.
std::string variants_text(const std::vector<VariantFigures>& variants, long runs);

}  // namespace td::delve
