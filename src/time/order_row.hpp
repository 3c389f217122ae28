// 64 seats of the acting order as words of bits, and how the turns of a round lie in one word.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "time/tiers.hpp"

namespace td {

/// One bit per turn: who had one, by the class of what it did in it.
using Turns = std::array<std::uint64_t, action_classes>;

inline void write_bit(std::uint64_t& word, std::uint64_t bit, bool on) { word = (word & ~bit) | (bit & (0 - std::uint64_t{on})); }
/// Swaps the bits of two words, or of one, that lie `at_a` and `at_b` above the bits of `columns`.
inline void swap_bit(std::uint64_t& a, unsigned at_a, std::uint64_t& b, unsigned at_b, std::uint64_t columns) {
    const std::uint64_t differ = (a >> at_a ^ b >> at_b) & columns;
    a ^= differ << at_a;
    b ^= differ << at_b;
}

/// How a word holds turns that are to come: a lane for each tier, the earliest lowest, and a bit in it for each seat. So the lowest bit is
/// the next turn. As long as all sit in one row and few seats suffice, several tiers share a word; each word is a stretch of the round.
class Lanes {
public:
    static constexpr unsigned fewest_seats = 8, most_seats = 64;

    /// `seats` of a lane: 8, 16, 32 or 64.
    explicit constexpr Lanes(unsigned seats = fewest_seats) : m_seats(seats), m_last_seat(seats - 1) {
        m_lanes = std::min<unsigned>(most_seats / seats, tier_count);
        m_all_seats = ~std::uint64_t{0} >> (most_seats - seats);
        for (unsigned tier = 0; tier < tiers; ++tier) {
            m_stretch_of[tier] = static_cast<std::uint8_t>(tier / m_lanes);
            m_shift_of[tier] = static_cast<std::uint8_t>(tier % m_lanes * seats);
            if (tier < m_lanes) m_columns |= std::uint64_t{1} << tier * seats;
            for (unsigned pace = 0; pace < no_turn && tier < tier_count; ++pace)
                m_turns_at[pace][tier / m_lanes] |= std::uint64_t{tiers_at(static_cast<int>(pace)) >> tier & 1} << m_shift_of[tier];
        }
        m_stretches = static_cast<unsigned>(m_stretch_of[tier_count - 1]) + 1;
        m_lost[static_cast<std::size_t>(ActionClass::action)] = m_columns;
        for (unsigned fold = 0, shift = most_seats / 2; shift >= seats; ++fold, shift /= 2)
            m_folds[fold] = static_cast<std::uint8_t>(shift);
    }

    /// Which creatures have their turns together: those of speeds 0..3; the slow ones with the first, or without any.
    static constexpr unsigned no_turn = 4;
    static constexpr unsigned pace_of(int speed) { return static_cast<unsigned>(std::max(speed, 0)); }
    /// The turns that a pace gives to the first seat, a word for each stretch. Times the bit of another seat: to that one.
    const std::array<std::uint64_t, tier_count>& turns_at(unsigned pace) const { return m_turns_at[pace]; }

    unsigned seats() const { return m_seats; }
    /// Several tiers share a word.
    bool several() const { return m_lanes > 1; }
    unsigned stretches() const { return m_stretches; }
    /// Tier 6: at the end of the last one, or behind it.
    unsigned stretch_of(int tier) const { return m_stretch_of[static_cast<std::size_t>(tier)]; }
    unsigned shift_of(int tier) const { return m_shift_of[static_cast<std::size_t>(tier)]; }
    /// The seat of a turn, from the number of its bit.
    std::size_t seat_of(int bit) const { return static_cast<std::size_t>(bit) & m_last_seat; }
    int tier_of(unsigned stretch, int bit) const { return static_cast<int>(stretch * m_lanes) + bit / static_cast<int>(m_seats); }

    /// All seats, in the lowest lane.
    std::uint64_t all_seats() const { return m_all_seats; }
    /// The seats, in every lane.
    std::uint64_t in_all_lanes(std::uint64_t seats) const { return seats * m_columns; }
    /// Whoever has one of these turns, in the lowest lane.
    std::uint64_t seats_of(std::uint64_t turns) const {
        if (m_lanes == 1) return turns;
        for (const unsigned shift : m_folds) turns |= turns >> shift;
        return turns & all_seats();
    }
    /// What is lost of a word by a turn in it: all from there on if an action was done in it. `turn`: one bit.
    std::uint64_t lost_by(ActionClass kind, std::uint64_t turn) const { return turn * m_lost[static_cast<std::size_t>(kind)]; }

    friend bool operator==(const Lanes&, const Lanes&) = default;

private:
    static constexpr unsigned tiers = tier_count + 1;

    unsigned m_seats;
    std::size_t m_last_seat;
    std::uint64_t m_all_seats = 0;
    unsigned m_lanes = 1;  ///< of a word
    unsigned m_stretches = 1;
    std::uint64_t m_columns = 0;  ///< the first seat of every lane
    Turns m_lost{};               ///< by what a turn's bit is multiplied for lost_by()
    std::array<std::uint8_t, 3> m_folds{};
    std::array<std::uint8_t, tiers> m_stretch_of{}, m_shift_of{};
    std::array<std::array<std::uint64_t, tier_count>, no_turn + 1> m_turns_at{};
};

/// 64 seats: a bit for each in every word, all of them 0 where nobody sits. Precondition of all below: the lanes are those by which it was
/// written.
/// It fills two cache lines; wherever it lay across three of them, a turn among 10,000 took a fifth longer.
struct alignas(64) OrderRow {
    enum Word : std::size_t {
        present,
        neutral,
        foe,
        forfeit,
        cooling,  ///< has a cooldown to sit out in this round
        wait_ones,
        wait_twos,  ///< the rounds to sit out after this one, 0..3, as two binary digits
        slow_ones,
        slow_twos,  ///< how far its speed is below normal, 0..3, as two binary digits
        word_count
    };
    static constexpr std::uint32_t nowhere = ~std::uint32_t{0};

    std::array<std::uint64_t, word_count> words{};
    std::array<std::uint64_t, tier_count> may{};  ///< who may act when, forfeits aside: a word for each stretch
    std::uint32_t next = nowhere;                 ///< the number of the row behind it; nowhere: it is the last
    std::uint32_t rank = 0;                       ///< among the rows

    std::uint64_t& operator[](Word word) { return words[word]; }
    std::uint64_t operator[](Word word) const { return words[word]; }

    std::uint64_t slow() const { return words[slow_ones] | words[slow_twos]; }
    /// Those of a faction.
    std::uint64_t side(Faction faction) const {
        if (faction == Faction::player) return words[present] & ~(words[neutral] | words[foe]);
        return words[faction == Faction::neutral ? neutral : foe];
    }
    /// Those whose faction comes later.
    std::uint64_t sides_after(Faction faction) const {
        if (faction == Faction::foe) return 0;
        return faction == Faction::player ? words[neutral] | words[foe] : words[foe];
    }
    std::uint64_t may_act(int tier, const Lanes& lanes) const {
        return may[lanes.stretch_of(tier)] >> lanes.shift_of(tier) & lanes.all_seats();
    }
    /// The turns of a stretch that nobody has forfeited.
    std::uint64_t turns(unsigned stretch, const Lanes& lanes) const { return may[stretch] & ~lanes.in_all_lanes(words[forfeit]); }
    /// The same where a lane is a word.
    std::uint64_t turns_of_lane(unsigned stretch) const { return may[stretch] & ~words[forfeit]; }
    /// The bits of the turns of a cycle in the word of its stretch.
    std::uint64_t turns_of(Cycle cycle, const Lanes& lanes) const { return side(cycle.faction()) << lanes.shift_of(cycle.tier()); }
    /// The same of this cycle and all behind it.
    std::uint64_t turns_from(Cycle cycle, const Lanes& lanes) const {
        const unsigned shift = lanes.shift_of(cycle.tier());
        const std::uint64_t sides_before = words[present] & ~(side(cycle.faction()) | sides_after(cycle.faction()));
        return ~std::uint64_t{0} << shift & ~(sides_before << shift);
    }
    Cycle cycle_of(unsigned stretch, int bit, const Lanes& lanes) const {
        const std::uint64_t seat = std::uint64_t{1} << lanes.seat_of(bit);
        const Faction faction = (words[foe] & seat) != 0 ? Faction::foe : (words[neutral] & seat) != 0 ? Faction::neutral : Faction::player;
        return Cycle::of(lanes.tier_of(stretch, bit), faction);
    }

    /// Who had a turn has no cooldown any more but the one that its action brings.
    void note(const Turns& did, const Lanes& lanes) {
        if (lanes.several())
            record_seats({lanes.seats_of(did[0]), lanes.seats_of(did[1]), lanes.seats_of(did[2])});
        else
            record_seats(did);
    }
    /// The same of turns in the lowest lane.
    void record_seats(const Turns& did) {
        const std::uint64_t turned = did[0] | did[1] | did[2];
        words[forfeit] |= did[static_cast<std::size_t>(ActionClass::action)];
        words[cooling] &= ~turned;
        begin_cooldowns(turned, did[static_cast<std::size_t>(ActionClass::move)]);
    }
    /// A round begins: nobody has forfeited anything, and one is taken from every cooldown that is not 0: a subtraction of 64 numbers of
    /// two digits at once.
    void pass_round(const Lanes& lanes) {
        words[forfeit] = 0;
        pass_cooldowns(lanes);
    }
    /// note() and pass_round() in one, when this was all that happened in a round of one stretch: then all who had a turn had one in tier
    /// 0, and the slow no other, so the lowest lane tells all that lasts. The bits above it meet no seat. Gives the turns of the new round.
    std::uint64_t pass_round_after(const Turns& did, const Lanes& lanes) {
        begin_cooldowns(did[0] | did[1] | did[2], did[static_cast<std::size_t>(ActionClass::move)]);
        pass_cooldowns(lanes);
        return may[0];
    }
    /// From now on this seat has the turns of a pace.
    void set_pace(std::uint64_t seat, unsigned pace, const Lanes& lanes) {
        const std::array<std::uint64_t, tier_count> turns = lanes.turns_at(pace);
        const std::uint64_t others = ~lanes.in_all_lanes(seat);
        for (std::size_t stretch = 0; stretch < tier_count; ++stretch) may[stretch] = (may[stretch] & others) | turns[stretch] * seat;
    }
    /// Somebody sits down, with no turns yet and nothing against it.
    void join(std::uint64_t seat, Faction faction) {
        words[present] |= seat;
        if (faction != Faction::player) words[faction == Faction::neutral ? neutral : foe] |= seat;
    }
    /// Nobody sits there any more.
    void leave(std::uint64_t seat, const Lanes& lanes) {
        for (std::uint64_t& word : words) word &= ~seat;
        for (std::uint64_t& word : may) word &= ~lanes.in_all_lanes(seat);
    }
    /// Whoever sits on one of these, and all that is said of it, changes places with the other. Either may be free.
    static void swap_seats(OrderRow& a, unsigned seat_a, OrderRow& b, unsigned seat_b, const Lanes& lanes) {
        const std::uint64_t column = lanes.in_all_lanes(1);
        if (&a == &b) return a.swap_within(seat_a, seat_b, column);
        for (std::size_t word = 0; word < word_count; ++word) swap_bit(a.words[word], seat_a, b.words[word], seat_b, 1);
        for (std::size_t stretch = 0; stretch < tier_count; ++stretch) swap_bit(a.may[stretch], seat_a, b.may[stretch], seat_b, column);
    }
    /// The lanes change.
    void write_anew(const Lanes& before, const Lanes& after) {
        std::array<std::uint64_t, tier_count> anew{};
        for (int tier = 0; tier < tier_count; ++tier) anew[after.stretch_of(tier)] |= may_act(tier, before) << after.shift_of(tier);
        may = anew;
    }
    /// For these it is as if the round had not begun: it is given back to their cooldowns.
    void take_back_round(std::uint64_t who) {
        const std::uint64_t back = words[cooling] & who;
        words[cooling] ^= back;
        words[wait_twos] ^= words[wait_ones] & back;
        words[wait_ones] ^= back;
    }

    friend bool operator==(const OrderRow&, const OrderRow&) = default;

private:
    void begin_cooldowns(std::uint64_t turned, std::uint64_t stepped) {
        words[wait_ones] = (words[wait_ones] & ~turned) | (words[slow_ones] & stepped);
        words[wait_twos] = (words[wait_twos] & ~turned) | (words[slow_twos] & stepped);
    }
    void pass_cooldowns(const Lanes& lanes) {
        words[cooling] = words[wait_ones] | words[wait_twos];
        words[wait_twos] ^= ~words[wait_ones] & words[cooling];
        words[wait_ones] ^= words[cooling];
        may[0] = (may[0] & ~lanes.all_seats()) | (words[present] & ~(slow() & words[cooling]));
    }
    void swap_within(unsigned a, unsigned b, std::uint64_t column) {
        const auto swap = [&](std::uint64_t& word, std::uint64_t columns) {
            const std::uint64_t differ = (word >> a ^ word >> b) & columns;
            word ^= differ << a ^ differ << b;
        };
        for (std::uint64_t& word : words) swap(word, 1);
        for (std::uint64_t& word : may) swap(word, column);
    }
};

}  // namespace td
