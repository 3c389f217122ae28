#include "tools/delve/whole_content.hpp"

#include "content/packs/pack_order.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

WholeContent::WholeContent(const std::string& content, const std::string& own_pack)
    : packs(read_packs({content_directory(content), own_pack_folder(own_pack)}, problems)),
      definitions(load_order(pointers_to(packs), of_merging), of_merging) {}

}  // namespace td::delve
