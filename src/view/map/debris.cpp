#include "view/map/debris.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "art/noise.hpp"

namespace td {

namespace {

constexpr float half_turn = 3.14159f;

/// How one kind of mote flies. Lengths in art pixels.
struct Flight {
    int count;
    float spread;             ///< to either side of the blow's direction, in radians
    float nearest, farthest;  ///< how far it flies
    float lift;               ///< how high an arc it describes
    float fall;               ///< how far below its line it ends; below 0: it rises
    int size;
    std::array<Colour, 3> colours;  ///< young, middle-aged, old
};

const Flight& flight_of(Debris debris) {
    // In the order of Debris: chips, streaks, splinters, embers, shards, drops, wisps, dust.
    static constexpr std::array<Flight, 8> flights{{
        // count, spread, nearest, farthest, lift, fall, size, colours
        {8, half_turn, 8, 15, 7, 8, 3, {Colour::of(0xF2E6C8), Colour::of(0xC8B48C), Colour::of(0x7A6850)}},
        {7, 0.7f, 12, 22, 1, 2, 2, {Colour::of(0xFFFFFF), Colour::of(0xF0F4FF), Colour::of(0xA8B4C8)}},
        {6, 0.22f, 16, 28, 0, 3, 2, {Colour::of(0xFFFFFF), Colour::of(0xFFE9B0), Colour::of(0xB08A50)}},
        {10, half_turn, 4, 11, 0, -20, 2, {Colour::of(0xFFF0A0), Colour::of(0xFF9130), Colour::of(0x8A2A14)}},
        {9, half_turn, 7, 14, 0, 3, 2, {Colour::of(0xFFFFFF), Colour::of(0xC8F0FF), Colour::of(0x78B4DC)}},
        {8, 1.6f, 5, 12, 9, 12, 2, {Colour::of(0xD8FF9A), Colour::of(0x8CC63E), Colour::of(0x4A6E22)}},
        {9, half_turn, -14, -3, 0, -9, 2, {Colour::of(0xE8D0FF), Colour::of(0xA874F0), Colour::of(0x4E2E86)}},
        {6, half_turn, 5, 11, 2, -2, 3, {Colour::of(0xC8BCA8, 190), Colour::of(0xA89C8A, 150), Colour::of(0x8A8074, 90)}},
    }};
    return flights[static_cast<std::size_t>(debris)];
}

}  // namespace

Debris debris_of(std::string_view damage_kind) {
    struct Scattering {
        std::string_view id;
        Debris debris;
    };
    static constexpr std::array<Scattering, 7> known{{{"blunt", Debris::chips},
                                                      {"cut", Debris::streaks},
                                                      {"pierce", Debris::splinters},
                                                      {"fire", Debris::embers},
                                                      {"frost", Debris::shards},
                                                      {"venom", Debris::drops},
                                                      {"dread", Debris::wisps}}};
    const auto found = std::find_if(known.begin(), known.end(), [&](const Scattering& each) { return each.id == damage_kind; });
    return found == known.end() ? Debris::chips : found->debris;
}

std::vector<Mote> scattered(Debris debris, float along_x, float along_y, std::uint64_t seed, float age, bool is_heavy) {
    const Flight& flight = flight_of(debris);
    const int count = is_heavy ? flight.count * 3 / 2 : flight.count;
    const bool has_direction = along_x != 0 || along_y != 0;
    const float towards = has_direction ? std::atan2(along_y, along_x) : 0;
    const float spread = has_direction ? flight.spread : half_turn;
    const float flown = 1 - (1 - age) * (1 - age);  // fast at first, then slower
    std::vector<Mote> motes;
    for (int i = 0; i < count; ++i) {
        // Evenly around, so that no side stays empty, but not regularly.
        const float place = (static_cast<float>(i) + white_noise(i, 0, seed)) / static_cast<float>(count);
        const float angle = towards + (2 * place - 1) * spread;
        const float length = flight.nearest + (flight.farthest - flight.nearest) * white_noise(i, 1, seed);
        // Wisps come from outside and end at the middle.
        const float away = flight.farthest < 0 ? -length * (1 - flown) - flight.farthest : length * flown;
        const float drop = flight.fall * age * age - flight.lift * 4 * age * (1 - age);
        const bool is_flat = debris == Debris::dust;  // dust spreads over the floor
        const float life = 0.65f + 0.35f * white_noise(i, 2, seed);
        if (age > life) continue;
        Mote mote{std::cos(angle) * away, std::sin(angle) * away * (is_flat ? 0.5f : 1.0f) + drop, flight.size, {}};
        const float share = age / life;
        if (share > 0.6f) mote.size = std::max(1, mote.size - 1);
        mote.colour = flight.colours[share < 0.25f ? 0 : share < 0.6f ? 1 : 2];
        motes.push_back(mote);
        // A streak is a dash: a second square follows the first.
        if ((debris == Debris::streaks || debris == Debris::splinters) && age < 0.5f)
            motes.push_back({mote.x - std::cos(angle) * 2, mote.y - std::sin(angle) * 2, 1, mote.colour});
    }
    return motes;
}

}  // namespace td
