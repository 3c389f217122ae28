// Which definitions are meant by what an author names: a file, an id, or a type and an id. Knows no window.
#pragma once

#include <string>
#include <vector>

#include "content/packs/own_pack.hpp"
#include "tools/preview/subject.hpp"

namespace td {

struct PreviewTargets {
    std::vector<PreviewSubject> subjects;  ///< in the order of the file; empty: see `refusal`
    std::string refusal;                   ///< one sentence, with the candidates or what may have been meant
};

/// `what`: the path of a file of the content; `tunnel_rat`; `species/tunnel_rat` or `species.tunnel_rat`; `strings/KEY` for a text of the
/// game. Of definitions that a file only changes, those too. Abstract definitions are not shown. Content with mistakes is searched as far
/// as it can be read.
PreviewTargets preview_targets(const std::string& what, const PackFolders& folders);

}  // namespace td
