#include "tools/delve/whole_content.hpp"

#include "content/packs/pack_order.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::delve {

WholeContent::WholeContent(const PackFolders& folders)
    : packs(read_packs(folders, problems)), definitions(load_order(pointers_to(packs), of_merging), of_merging) {
    check_options(packs, folders.choice.options);
}

}  // namespace td::delve
