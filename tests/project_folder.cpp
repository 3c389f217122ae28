// The one source that is compiled with the path of the tree, so that the other objects are the same in every checkout.
#include "project_folder.hpp"

namespace td {

std::filesystem::path project_folder() { return TIERDELVE_SOURCE_DIR; }

}  // namespace td
