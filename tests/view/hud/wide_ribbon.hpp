// What tests of the ribbon's layouts share.
#pragma once

#include "view/hud/ribbon_layout.hpp"

namespace td::test {

inline constexpr Box wide{10, 0, 1260, 82};

/// The creatures shown in `layout`, those behind a count included.
inline int shown(const RibbonLayout& layout) {
    int sum = static_cast<int>(layout.tokens.size());
    for (const RibbonOverflow& more : layout.more) sum += more.count;
    return sum;
}

}  // namespace td::test
