// Where in the atlas each creature, thing, tile and sign is.
#pragma once

#include <string_view>

#include "catalog/catalog.hpp"
#include "view/atlas.hpp"

namespace td {

class Pictures {
public:
    virtual ~Pictures() = default;

    /// A square head-and-shoulders picture, 24 pixels a side.
    virtual Box portrait(SpeciesId species) = 0;
    /// An item as it lies on the floor and in the bag.
    virtual Box item(ItemId item) = 0;
    /// A sign of the flat parts by its name; an empty box when there is none of that name.
    virtual Box icon(std::string_view name) = 0;
};

}  // namespace td
