#include "tools/delve/whole_content.hpp"

#include "content/packs/pack_order.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

namespace {

std::vector<const Pack*> pointers_to(const std::vector<Pack>& packs) {
    std::vector<const Pack*> all;
    for (const Pack& pack : packs) all.push_back(&pack);
    return all;
}

}  // namespace

WholeContent::WholeContent(const std::string& content, const std::string& own_pack)
    : packs(read_packs({content_directory(content), own_pack_folder(own_pack)}, problems)),
      definitions(load_order(pointers_to(packs), of_merging), of_merging) {}

}  // namespace td::delve
