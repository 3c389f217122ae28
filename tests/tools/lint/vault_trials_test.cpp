#include "tools/lint/vault_trials.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A dungeon with one floor of that size and that many vaults of 12 x 8 tiles.
std::vector<Finding> found_on(int width, int height, int vaults) {
    Catalog catalog = *shipped_content();
    Vault vault;
    vault.id = vault.name = "den";
    vault.width = 12;
    vault.height = 8;
    vault.legend.emplace_back().terrain = catalog.floor;
    vault.cells.assign(static_cast<std::size_t>(vault.width * vault.height), 0);
    catalog.vaults.push_back(vault);
    Dungeon dungeon = catalog.dungeons.front();
    FloorRules rules;
    rules.theme = dungeon.floors.front().theme;
    rules.width = width;
    rules.height = height;
    rules.rooms = {3, 3};
    rules.vault_rooms = {vaults, vaults};
    rules.vaults = {{1, VaultId(catalog.vaults.size() - 1), vaults}};
    dungeon.floors = {rules};
    return vaults_left_out(catalog, dungeon);
}

}  // namespace

TEST_CASE("a floor that has no room for all of its vaults in some layouts is told of") {
    REQUIRE(found_on(30, 20, 4).size() == 1);
    CHECK(found_on(30, 20, 4)[0].list == "floors");
    CHECK(found_on(90, 60, 2).empty());
    CHECK(found_on(30, 20, 1).empty());
}

TEST_CASE("a vault that generation never places is told of, even if it is the only one") {
    Catalog catalog = *shipped_content();
    Vault vault;
    vault.id = vault.name = "den";
    vault.width = 30;
    vault.height = 30;
    vault.legend.emplace_back().terrain = catalog.floor;
    vault.cells.assign(900, 0);
    catalog.vaults.push_back(vault);
    Dungeon dungeon = catalog.dungeons.front();
    FloorRules rules;
    rules.theme = dungeon.floors.front().theme;
    rules.width = 30;
    rules.height = 20;
    rules.vault_rooms = {1, 1};
    rules.vaults = {{1, VaultId(catalog.vaults.size() - 1), 1}};
    dungeon.floors = {rules};
    const std::vector<Finding> found = vaults_left_out(catalog, dungeon);
    REQUIRE(found.size() == 1);
    CHECK(found[0].why == "floor 1 never has a place for `den`, not even as its only vault");
    dungeon.floors[0].vault_rooms = {0, 0};
    CHECK(vaults_left_out(catalog, dungeon).empty());
}
