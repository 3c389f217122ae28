// A ring of sets of small numbers, the smallest of which comes first: bits, and above them a bit for each word of bits that is not 0, as
// many levels as it takes. There is nothing to sort, and next to nothing to guess for a processor.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "time/ring_use.hpp"

namespace td {

/// A plain value. It takes about count / 8 = 64 bytes for every number up to the greatest.
class SortedInstants {
public:
    using Number = std::uint32_t;
    static constexpr std::size_t count = RingUse::count;

    bool empty() const { return m_use.none(); }
    bool used(std::size_t set) const { return m_use.used(set); }
    /// The first set that is not empty, from this one on and round the ring. Precondition: not empty().
    std::size_t first_from(std::size_t set) const { return m_use.first_from(set); }

    /// The smallest. Precondition of these two: used(set).
    Number front(std::size_t set) const {
        const std::uint64_t* words = words_of(set);
        const std::size_t middle = lowest(words[0]);
        const std::size_t word = middle * 64 + lowest(words[1 + middle]);
        return static_cast<Number>(word * 64 + lowest(words[m_bits + word]));
    }
    void pop_front(std::size_t set) { erase(set, front(set)); }
    /// Precondition: the number is in that set.
    void erase(std::size_t set, Number number) {
        std::uint64_t* words = words_of(set);
        const std::size_t word = number / 64, middle = word / 64;
        words[m_bits + word] &= ~(std::uint64_t{1} << number % 64);
        words[1 + middle] &= ~(std::uint64_t{words[m_bits + word] == 0} << word % 64);
        words[0] &= ~(std::uint64_t{words[1 + middle] == 0} << middle);
        if (words[0] == 0) m_use.forget(set);
    }
    /// To its place among the others. Precondition: it is not in that set, and less than 2^18.
    void push_back(std::size_t set, Number number) {
        if (number >= m_room) make_room(number);
        std::uint64_t* words = words_of(set);
        const std::size_t word = number / 64, middle = word / 64;
        words[m_bits + word] |= std::uint64_t{1} << number % 64;
        words[1 + middle] |= std::uint64_t{1} << word % 64;
        words[0] |= std::uint64_t{1} << middle;
        m_use.use(set);
    }

    /// 64 numbers that follow one another, and a bit for each of them that is meant.
    struct Word {
        Number first = 0;
        std::uint64_t bits = 0;

        bool holds(Number number) const { return number / 64 == first / 64 && (bits >> number % 64 & 1) != 0; }
        void insert(Number number) { bits |= std::uint64_t{1} << number % 64; }
        void erase(Number number) { bits &= ~(std::uint64_t{1} << number % 64); }
        /// Precondition: bits != 0.
        Number take_smallest() {
            const std::uint64_t all = std::exchange(bits, bits & (bits - 1));
            return first + static_cast<Number>(lowest(all));
        }
        friend bool operator==(const Word&, const Word&) = default;
    };
    /// Takes out the smallest and all that share their word of bits with it. Precondition: used(set).
    Word take_word(std::size_t set) {
        std::uint64_t* words = words_of(set);
        const std::size_t middle = lowest(words[0]);
        const std::size_t word = middle * 64 + lowest(words[1 + middle]);
        words[1 + middle] &= words[1 + middle] - 1;
        words[0] &= ~(std::uint64_t{words[1 + middle] == 0} << middle);
        if (words[0] == 0) m_use.forget(set);
        return {static_cast<Number>(word * 64), std::exchange(words[m_bits + word], 0)};
    }

    /// Calls `each(Number)` for all of a set in order.
    template <class Each>
    void each(std::size_t set, const Each& each) const {
        for (Number first = 0; first < m_room; first += 64)
            for (std::uint64_t bits = words_of(set)[m_bits + first / 64]; bits != 0; bits &= bits - 1)
                each(first + static_cast<Number>(lowest(bits)));
    }

    friend bool operator==(const SortedInstants&, const SortedInstants&) = default;

private:
    static std::size_t lowest(std::uint64_t bits) { return static_cast<std::size_t>(std::countr_zero(bits)); }
    std::uint64_t* words_of(std::size_t set) { return &m_words[set * m_stride]; }
    const std::uint64_t* words_of(std::size_t set) const { return &m_words[set * m_stride]; }
    void make_room(Number number);

    Number m_room = 0;                   ///< numbers that have a bit
    std::size_t m_bits = 0;              ///< of a set's words, the first one with a bit for each number
    std::size_t m_stride = 0;            ///< words of a set
    std::vector<std::uint64_t> m_words;  ///< by set: one of 64 x 64 words each, then one of 64 words each, then the bits
    RingUse m_use;
};

}  // namespace td
