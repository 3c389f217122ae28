// Warnings about single definitions, given while content is loaded, because the place of each field is known then.
#pragma once

#include <vector>

#include "tools/lint/content_loading.hpp"

namespace td {

/// load_packs(), with these warnings.
ContentLoading load_with_advice(const std::vector<Pack>& packs, std::vector<Problem> problems = {});

/// All errors and warnings of loading these packs, which are in the order of loading.
std::vector<Problem> problems_of(const std::vector<const Pack*>& packs, MediaFiles& media);

}  // namespace td
