// Problems that show only in play: what never occurred or was never used or triggered, and dungeons that are never won or never end.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/yaml/problem.hpp"
#include "tools/delve/whole_content.hpp"

namespace td::delve {

struct PlayLintOptions {
    int games = 0;        ///< games per dungeon
    std::string dungeon;  ///< its id; empty: all of them
    std::uint64_t seed = 1;
    int jobs = 1;
};

/// All creatures follow the plans of their tactics. For a single dungeon, the packs on which its own builds are left out of the report.
/// Without the problems that allowances silence; failed games first, the rest sorted by place. Nothing was found out if playing was stopped
/// (stop_signal.hpp). `content`: that of
/// which the catalog was made. Throws std::runtime_error for an unknown dungeon.
std::vector<Problem> problems_in_play(const WholeContent& content, const std::shared_ptr<const Catalog>& catalog,
                                      const PlayLintOptions& options);

/// "8 dungeons were played 50 times each, with seeds 1 to 50".
std::string summary_of_play(const Catalog& catalog, const PlayLintOptions& options);

}  // namespace td::delve
