// Finds the definitions that an author names by a file, an id, or a type and an id. Knows no window.
#pragma once

#include <string>
#include <vector>

#include "content/packs/own_pack.hpp"
#include "tools/preview/subject.hpp"

namespace td {

struct PreviewTargets {
    std::vector<PreviewSubject> subjects;  ///< in the order of the file; empty: see `refusal`
    std::string refusal;                   ///< one sentence, with candidates or a suggestion
};

/// `what`: the path of a content file (also for definitions that it only changes); `tunnel_rat`; `species/tunnel_rat` or
/// `species.tunnel_rat`; `strings/KEY` for a text of the game. Abstract definitions are not shown. Content with mistakes is searched as
/// far as it can be read.
PreviewTargets preview_targets(const std::string& what, const PackFolders& folders);

}  // namespace td
