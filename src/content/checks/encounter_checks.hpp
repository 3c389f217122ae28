// Checks that a party can always go on from an encounter, and that one which stays cannot be used for nothing.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Precondition: all of the catalog was read without a problem.
void check_encounter(const Encounter& encounter, TreeNode body, Reader& reader);

}  // namespace td
