// Finds the problems of a previewed definition, and where they are in it. Knows no window.
#pragma once

#include <vector>

#include "content/yaml/problem.hpp"
#include "tools/preview/mistake.hpp"
#include "tools/preview/subject.hpp"

namespace td {

/// The problems in the definition, in order, and those that make its file unreadable.
std::vector<Problem> problems_in(const std::vector<Problem>& problems, const PreviewSubject& subject);

/// The same, in the form that the preview shows.
std::vector<PreviewMistake> mistakes_of(const std::vector<Problem>& problems, const PreviewSubject& subject);

}  // namespace td
