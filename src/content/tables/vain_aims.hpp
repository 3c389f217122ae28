// Warns of conditions of victory that can never come true.
#pragma once

#include "catalog/catalog.hpp"
#include "content/reader.hpp"

namespace td {

void advise_on_vain_aims(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader);

}  // namespace td
