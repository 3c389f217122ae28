// Where the project's files lie that tests read: content, recorded cases, sources.
#pragma once

#include <filesystem>

namespace td {

/// The root of the source tree that this program was built from.
std::filesystem::path project_folder();

}  // namespace td
