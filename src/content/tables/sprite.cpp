// Sculpted pictures of creatures and things.
#include "content/tables/tables.hpp"

namespace td {

const Fields<SpriteModel>& sprite_fields() {
    static const Fields<SpriteModel> table =
        Fields<SpriteModel>("What a creature or thing looks like.")
            .optional("size_percent", &SpriteModel::size_percent, number(40, 200), "Big ones overlap their tile.")
            .optional("turns", &SpriteModel::turns, truth(), "False for things that have one facing.")
            .optional("picture", &SpriteModel::picture, text(1, 100), "A PNG of the pack in place of the sculpture.");
    return table;
}

}  // namespace td
