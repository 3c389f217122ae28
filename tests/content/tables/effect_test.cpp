// The choices that authors have among effects.
#include "content/tables/tables.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "catalog/effect_traits.hpp"

using namespace td;

TEST_CASE("authors can choose every effect, by its name") {
    const std::vector<std::string_view> choices = effects().kind.inner->choices;
    for (const EffectTraits& traits : effect_traits_table)
        CHECK_MESSAGE(std::count(choices.begin(), choices.end(), traits.name) == 1, traits.name);
    CHECK(choices.size() == effect_kinds);
}
