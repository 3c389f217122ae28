// The rings of lists and of sets against those of the standard library.
#include "time/instants.hpp"

#include <doctest/doctest.h>

#include <array>
#include <deque>
#include <set>
#include <vector>

#include "base/rng.hpp"
#include "time/sorted_instants.hpp"

using namespace td;

namespace {

using PlainLists = std::array<std::deque<std::uint32_t>, Instants::count>;

/// The first list that is not empty, from this one on and round the ring; `count` when all are.
std::size_t first_from(const PlainLists& lists, std::size_t list) {
    for (std::size_t way = 0; way < lists.size(); ++way)
        if (!lists[(list + way) % lists.size()].empty()) return (list + way) % lists.size();
    return lists.size();
}

/// A random action to one of a few lists, of which some are long.
void change(Instants& quick, PlainLists& plain, Rng& rng, std::uint32_t number) {
    constexpr std::array<std::size_t, 6> chosen{0, 63, 64, 200, 448, 511};
    const std::size_t list = chosen[rng.below(chosen.size())];
    auto& here = plain[list];
    const std::uint32_t die = rng.below(100);
    if (die < 45 || here.empty()) {
        quick.push_back(list, number);
        here.push_back(number);
    } else if (die < 60) {
        quick.push_front(list, number);
        here.push_front(number);
    } else if (die < 80) {
        quick.pop_front(list);
        here.pop_front();
    } else {
        const auto place = here.begin() + rng.below(static_cast<std::uint32_t>(here.size()));
        quick.erase(list, *place);
        here.erase(place);
    }
}

}  // namespace

TEST_CASE("a ring of lists keeps each in order, whatever comes and goes at its ends and in between") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Rng rng(seed);
        Instants quick;
        PlainLists plain;
        for (std::uint32_t step = 0; step < 3000; ++step) {
            change(quick, plain, rng, step);
            const std::size_t from = rng.below(Instants::count);
            const std::size_t first = first_from(plain, from);
            REQUIRE(quick.empty() == (first == plain.size()));
            if (quick.empty()) continue;
            REQUIRE(quick.first_from(from) == first);
            REQUIRE(quick.front(first) == plain[first].front());
            std::deque<std::uint32_t> walked;
            quick.each(first, [&](std::uint32_t each) { walked.push_back(each); });
            REQUIRE(walked == plain[first]);
        }
    }
}

TEST_CASE("a list that is passed round its ring for long takes no more room than it needs") {
    Instants ring;
    for (std::uint32_t number = 0; number < 40; ++number) ring.push_back(0, number);
    const Instants before = ring;
    for (std::size_t list = 0; list < 10 * Instants::count; ++list) {
        const std::size_t here = list % Instants::count, next = (list + 1) % Instants::count;
        while (ring.used(here)) {
            const std::uint32_t number = ring.front(here);
            ring.pop_front(here);
            ring.push_back(next, number);
        }
    }
    std::vector<std::uint32_t> walked;
    ring.each(0, [&](std::uint32_t each) { walked.push_back(each); });
    REQUIRE(walked.size() == 40);
    CHECK(walked.front() == 0);
    CHECK(walked.back() == 39);
    CHECK(ring.room() <= 2 * before.room());
}

TEST_CASE("a ring of sets gives the smallest first, be there few numbers or many") {
    for (const std::uint32_t most : {5u, 60u, 500u, 5000u, 200'000u}) {
        CAPTURE(most);
        Rng rng(most);
        SortedInstants quick;
        std::array<std::set<std::uint32_t>, 3> plain;
        constexpr std::array<std::size_t, 3> chosen{0, 77, 511};
        for (int step = 0; step < 4000; ++step) {
            const std::size_t which = rng.below(3);
            auto& here = plain[which];
            const std::uint32_t number = rng.below(most), die = rng.below(100);
            if (die < 60 && here.insert(number).second) {
                quick.push_back(chosen[which], number);
            } else if (die < 75 && !here.empty()) {
                quick.pop_front(chosen[which]);
                here.erase(here.begin());
            } else if (die < 90 && here.erase(number) > 0) {
                quick.erase(chosen[which], number);
            } else if (die > 97 && !here.empty()) {
                SortedInstants::Word word = quick.take_word(chosen[which]);
                for (; word.bits != 0; here.erase(here.begin())) REQUIRE(word.take_smallest() == *here.begin());
                CHECK((here.empty() || *here.begin() / 64 > word.first / 64));
            }
            REQUIRE(quick.used(chosen[which]) == !here.empty());
            if (here.empty()) continue;
            REQUIRE(quick.front(chosen[which]) == *here.begin());
            REQUIRE(quick.first_from(chosen[which]) == chosen[which]);
        }
        for (std::size_t which = 0; which < 3; ++which) {
            std::set<std::uint32_t> walked;
            quick.each(chosen[which], [&](std::uint32_t each) { walked.insert(each); });
            CHECK(walked == plain[which]);
        }
    }
}
