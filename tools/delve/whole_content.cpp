#include "tools/delve/whole_content.hpp"

#include "content/packs/pack_order.hpp"

namespace td::delve {

WholeContent::WholeContent(const PackArguments& arguments)
    : packs(read_packs(folders_of(arguments), problems)), definitions(load_order(pointers_to(packs), of_merging), of_merging) {
    check_options(packs, folders_of(arguments).choice.options);
}

}  // namespace td::delve
