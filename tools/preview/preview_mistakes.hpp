// Which problems of the content belong to a definition that is previewed, and where in it. Knows no window.
#pragma once

#include <vector>

#include "content/yaml/problem.hpp"
#include "tools/preview/mistake.hpp"
#include "tools/preview/subject.hpp"

namespace td {

/// The problems in the definition, in their order; and those that keep its file from being read, which belong to no definition.
std::vector<Problem> problems_in(const std::vector<Problem>& problems, const PreviewSubject& subject);

/// The same, as the preview shows them.
std::vector<PreviewMistake> mistakes_of(const std::vector<Problem>& problems, const PreviewSubject& subject);

}  // namespace td
