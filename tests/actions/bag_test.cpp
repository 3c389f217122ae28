#include <doctest/doctest.h>

#include "actions/changes.hpp"
#include "actions/commit.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

std::vector<int> counts_of(const Bag& bag) {
    std::vector<int> counts;
    for (const ItemStack& stack : bag.stacks) counts.push_back(stack.count);
    return counts;
}

/// A bag of `count` stacks of a single knife, which do not stack.
Bag knives(std::size_t count) {
    Bag bag;
    bag.stacks.assign(count, {ids::knife, 1});
    return bag;
}

}  // namespace

TEST_CASE("what goes into a bag fills the stacks that are begun, then takes further places") {
    const auto catalog = small_catalog();  // three herbs are a stack
    Bag bag;
    REQUIRE(add_to_bag(bag, *catalog, {ids::herb, 2}));
    CHECK(add_to_bag(bag, *catalog, {ids::herb, 5}));
    CHECK(counts_of(bag) == std::vector<int>{3, 3, 1});
    CHECK(add_to_bag(bag, *catalog, {ids::knife, 1}));
    CHECK(counts_of(bag) == std::vector<int>{3, 3, 1, 1});
}

TEST_CASE("a bag that has no room for all of a stack takes none of it") {
    const auto catalog = small_catalog();
    Bag bag = knives(Bag::capacity - 1);
    bag.stacks.push_back({ids::herb, 2});
    CHECK_FALSE(add_to_bag(bag, *catalog, {ids::herb, 2}));
    CHECK(bag.stacks.back().count == 2);
    CHECK(add_to_bag(bag, *catalog, {ids::herb, 1}));
    CHECK(bag.stacks.back().count == 3);
}

TEST_CASE("one is taken from a stack, or all of it, and an empty stack leaves its place") {
    Bag bag;
    bag.stacks = {{ids::herb, 2}, {ids::knife, 1}};
    CHECK(take_from_bag(bag, 0, Portion::one_item).count == 1);
    CHECK(counts_of(bag) == std::vector<int>{1, 1});
    CHECK(take_from_bag(bag, 0, Portion::whole_stack).item == ids::herb);
    REQUIRE(bag.stacks.size() == 1);
    CHECK(bag.stacks[0].item == ids::knife);
}
