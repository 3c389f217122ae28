// Content that exists only in a test: texts in place of files.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "content/load.hpp"
#include "content/read_tree.hpp"

namespace td::testing {

/// Loads a pack of these files, called `0.yaml`, `1.yaml` and so on.
inline ContentLoading load_texts(const std::vector<std::string>& files) {
    std::vector<Pack> packs(1);
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < files.size(); ++i) {
        TreeReading reading = read_tree(std::to_string(i) + ".yaml", files[i]);
        problems.insert(problems.end(), reading.problems.begin(), reading.problems.end());
        packs[0].complete = packs[0].complete && reading.tree;
        if (reading.tree) packs[0].trees.push_back(std::move(reading.tree));
    }
    packs[0].files = files.size();
    return load_packs(packs, std::move(problems));
}

}  // namespace td::testing
