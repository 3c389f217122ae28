// A report about many games as a single, self-contained HTML page.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/delve/report_data.hpp"

namespace td::delve {

/// The place of a definition.
struct DefinitionPlace {
    std::string link;  ///< from the page
    std::string text;  ///< "content/core/skills/heroes.yaml:170"
};

struct Report {
    ReportData games;
    std::optional<ReportData> against;              ///< games to compare with
    std::map<std::string, DefinitionPlace> places;  ///< by type and id: "skills.mend"
    /// For each series in `games`, the definitions of its dungeon that no game used: "skills.mend". Nothing if the games were played with
    /// other content than the present.
    std::vector<std::optional<std::vector<std::string>>> never_used;
};

/// Throws std::runtime_error with a sentence for the user if the plots cannot be drawn.
std::string report_page(const Report& report);

}  // namespace td::delve
