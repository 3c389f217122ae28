// The content that is shipped with the game, loaded once for all tests.
#pragma once

#include <memory>

#include "catalog/catalog.hpp"

namespace td::test {

/// Throws std::runtime_error if the content has mistakes.
std::shared_ptr<const Catalog> shipped_content();

}  // namespace td::test
