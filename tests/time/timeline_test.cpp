// The timing wheel against a plain list that is searched from its beginning.
#include "time/timeline.hpp"

#include <doctest/doctest.h>

#include <algorithm>
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

/// From nothing to many laps of the wheel.
Ticks random_way(Rng& rng) {
    switch (rng.below(8)) {
        case 0: return 0;
        case 1: return rng.between(500, 5000);
        case 2: return rng.chance(10) ? 1'000'000'000 - rng.between(0, 3) : 512 * rng.between(1, 3);
        default: return rng.between(1, 60);
    }
}

/// The first step after which the two have another entry in front; -1: none.
int first_difference(std::uint64_t seed, int steps) {
    Rng rng(seed);
    Timeline quick;
    PlainLine plain;
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

TEST_CASE("the timing wheel keeps the order of a plain list, however far ahead an entry is put") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        CHECK(first_difference(seed, 3000) == -1);
    }
}

TEST_CASE("a battle of a million of the longest actions keeps its order, and its clock goes on") {
    constexpr Ticks longest = 1'000'000'000;
    Timeline line;
    line.add(1, 0);
    for (Ticks step = 1; step <= 1'000'000; ++step) {
        line.move(1, line.now() + longest);
        line.advance(line.first().time);
        if (line.now() != step * longest) FAIL("the clock shows " << line.now() << " after step " << step);
    }
    line.add(2, line.now());
    CHECK(line.first().entry == 1);
}
