// The definitions of all packs with their places, as written by authors; available even if the content has problems.
#pragma once

#include <string>
#include <vector>

#include "content/packs/definitions.hpp"
#include "content/packs/load.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

struct WholeContent {
    std::vector<Problem> problems;    ///< found while reading the packs
    std::vector<Problem> of_merging;  ///< found while merging them
    std::vector<Pack> packs;
    Definitions definitions;

    /// Throws std::runtime_error with a sentence for the user if there are no such packs or options.
    explicit WholeContent(const PackArguments& arguments) : WholeContent(folders_of(arguments)) {}
    explicit WholeContent(const PackFolders& folders);
    WholeContent(const WholeContent&) = delete;
    WholeContent& operator=(const WholeContent&) = delete;
};

}  // namespace td::delve
