#include "catalog/renumbering.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

Catalog with_species(const std::vector<std::string>& ids) {
    Catalog catalog;
    for (const std::string& id : ids) {
        Species species;
        species.id = id;
        catalog.species.push_back(species);
    }
    return catalog;
}

}  // namespace

TEST_CASE("numbers follow their ids from one catalog to another") {
    const Catalog before = with_species({"rat", "bat", "cat"});
    const Catalog after = with_species({"cat", "dog", "rat"});
    const Renumbering numbers(before, after);
    CHECK(numbers.find(SpeciesId(0)) == SpeciesId(2));
    CHECK(numbers.find(SpeciesId(2)) == SpeciesId(0));
    CHECK_FALSE(numbers.find(SpeciesId(1)));
    CHECK_FALSE(numbers.find(SpeciesId{}));
}

TEST_CASE("definitions that no longer exist are missing, each once and sorted") {
    Renumbering numbers(with_species({"rat", "bat", "cat"}), with_species({"rat"}));
    SpeciesId rat(0), bat(1), cat(2), none;
    for (SpeciesId* id : {&cat, &bat, &rat, &none}) numbers.apply(*id);
    SpeciesId again(1);
    numbers.apply(again);
    CHECK(rat == SpeciesId(0));
    CHECK_FALSE(bat);
    CHECK_FALSE(none);
    CHECK(numbers.missing() == std::vector<std::string>{"species `bat`", "species `cat`"});
}
