// What players read about the file of their run.
#pragma once

#include <string>

#include "catalog/catalog.hpp"
#include "storage/journal.hpp"

namespace td {

/// One or two sentences.
std::string describe(const JournalNotice& notice, const Catalog& catalog);

}  // namespace td
