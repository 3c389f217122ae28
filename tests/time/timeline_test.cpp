// The ring of buckets against a plain list that is searched from its beginning.
#include "time/timeline.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "base/rng.hpp"

using namespace td;

namespace {

class PlainLine {
public:
    using Entry = Timeline::Entry;

    void add(Entry entry, Ticks time) {
        const auto behind = std::find_if(m_line.begin(), m_line.end(), [&](const Due& due) { return due.time > time; });
        m_line.insert(behind, {time, entry});
    }
    void add_in_front(Entry entry, Ticks now) { m_line.insert(m_line.begin(), {m_line.empty() ? now : m_line.front().time, entry}); }
    void remove(Entry entry) {
        std::erase_if(m_line, [&](const Due& due) { return due.entry == entry; });
    }
    bool contains(Entry entry) const {
        return std::any_of(m_line.begin(), m_line.end(), [&](const Due& due) { return due.entry == entry; });
    }
    Entry first() const { return m_line.empty() ? Timeline::nothing : m_line.front().entry; }
    Ticks first_time() const { return m_line.front().time; }

private:
    struct Due {
        Ticks time;
        Entry entry;
    };
    std::vector<Due> m_line;
};

/// Steps far into the future come in, so that times are counted from a new base again and again.
Ticks random_way(Rng& rng) {
    switch (rng.below(8)) {
        case 0: return 0;
        case 1: return rng.between(500, 5000);
        case 2: return rng.chance(10) ? Timeline::farthest - rng.between(0, 3) : 512 * rng.between(1, 3);
        default: return rng.between(1, 60);
    }
}

/// The first step after which both have somebody else in front; -1: none.
int first_difference(std::uint64_t seed, int steps) {
    Rng rng(seed);
    Timeline quick;
    PlainLine plain;
    quick.clear();
    for (int step = 0; step < steps; ++step) {
        const auto entry = static_cast<Timeline::Entry>(rng.below(30));
        if (plain.contains(entry) && rng.chance(40)) {
            const Ticks time = quick.now() + random_way(rng);
            quick.move(entry, time);
            plain.remove(entry);
            plain.add(entry, time);
        } else if (plain.contains(entry)) {
            quick.remove(entry);
            plain.remove(entry);
        } else if (rng.chance(10)) {
            quick.add_in_front(entry);
            plain.add_in_front(entry, quick.now());
        } else {
            const Ticks time = quick.now() + random_way(rng);
            quick.add(entry, time);
            plain.add(entry, time);
        }
        if (quick.first().entry != plain.first()) return step;
        if (quick.empty()) continue;
        if (quick.first().time != plain.first_time() || quick.time_of(quick.first().entry) != plain.first_time()) return step;
        if (!rng.chance(60)) continue;
        quick.advance(plain.first_time());
    }
    return -1;
}

}  // namespace

TEST_CASE("the ring of buckets keeps the order of a plain list, however far ahead anybody is put and however long it runs") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        CHECK(first_difference(seed, 3000) == -1);
    }
}

TEST_CASE("times are counted from a new base before they grow too large, and nobody sees it") {
    Timeline line;
    line.clear();
    line.add(1, 0);
    for (int lap = 1; lap <= 1000; ++lap) {
        line.remove(1);
        line.add(1, line.now() + Timeline::farthest);
        line.add(2, line.time_of(1));
        REQUIRE(line.first().entry == 1);
        line.advance(line.time_of(1));
        CHECK(line.now() == lap * Timeline::farthest);
        line.remove(2);
    }
}

TEST_CASE("a sorted line gives those who are due at once by their numbers, and keeps the time of whoever is taken out") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Rng rng(seed);
        SortedTimeline line;
        std::set<std::pair<Ticks, std::uint32_t>> plain;
        for (std::uint32_t entry = 0; entry < 200; ++entry) {
            const Ticks time = random_way(rng);
            line.add(entry, time);
            plain.insert({time, entry});
        }
        for (int turn = 0; turn < 2000 && !plain.empty(); ++turn) {
            REQUIRE(line.first().time == plain.begin()->first);
            line.advance(plain.begin()->first);
            for (SortedInstants::Word due = line.take_due(); due.bits != 0;) {
                const std::uint32_t entry = due.take_smallest();
                REQUIRE(*plain.begin() == std::pair{line.now(), entry});
                CHECK(line.time_of(entry) == line.now());
                plain.erase(plain.begin());
                if (rng.chance(1)) {
                    line.strike_off(entry);
                    CHECK_FALSE(line.contains(entry));
                    continue;
                }
                const Ticks time = line.now() + 1 + random_way(rng);
                line.put_back_taken(entry, time);
                plain.insert({time, entry});
            }
        }
        CHECK(line.size() == plain.size());
    }
}
