// A report about many games as one page of HTML that needs nothing else.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/delve/report_data.hpp"

namespace td::delve {

/// Where a definition stands.
struct DefinitionPlace {
    std::string link;  ///< from the page
    std::string text;  ///< "content/core/skills/heroes.yaml:170"
};

struct Report {
    ReportData games;
    std::optional<ReportData> against;              ///< what they are compared with
    std::map<std::string, DefinitionPlace> places;  ///< by type and id: "skills.mend"
    /// What a dungeon of a series has and no game of it used, by the place of the series in `games`: "skills.mend". Nothing where the games
    /// were played with other content than the present.
    std::vector<std::optional<std::vector<std::string>>> never_used;
};

/// Throws std::runtime_error with a sentence for the user if the plots cannot be drawn.
std::string report_page(const Report& report);

}  // namespace td::delve
