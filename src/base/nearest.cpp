#include "base/nearest.hpp"

#include <algorithm>

namespace td {

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    // Three rows of the table of distances: entry j of the row for i is the distance of the first i bytes of `a` and the first j of `b`.
    std::vector<std::size_t> before(b.size() + 1), row(b.size() + 1), next(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = row[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            next[j] = std::min({row[j] + 1, next[j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) next[j] = std::min(next[j], before[j - 2] + 1);
        }
        before.swap(row);
        row.swap(next);
    }
    return row[b.size()];
}

namespace {

/// The known word that starts with `word`, or with which `word` starts, and is nearest in length; the first of equals. Less than four
/// common letters would match too many words.
std::string_view with_another_ending(std::string_view word, const std::vector<std::string_view>& known) {
    constexpr std::size_t shortest = 4;
    std::string_view best;
    std::size_t least = word.size() + 1;  // letters added or removed
    for (const std::string_view candidate : known) {
        const std::size_t common = std::min(word.size(), candidate.size());
        const std::size_t ending = std::max(word.size(), candidate.size()) - common;
        if (common < shortest || ending >= least || word.substr(0, common) != candidate.substr(0, common)) continue;
        least = ending;
        best = candidate;
    }
    return best;
}

}  // namespace

std::string_view nearest_word(std::string_view word, const std::vector<std::string_view>& known) {
    constexpr std::size_t longest = 64;  // the time to compare grows with the product of both lengths
    if (word.empty() || word.size() > longest) return {};
    std::string_view best;
    std::size_t fewest = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        const std::size_t least = std::max(word.size(), candidate.size()) - std::min(word.size(), candidate.size());
        if (least >= fewest) continue;
        const std::size_t distance = candidate.size() > longest ? longest : edit_distance(word, candidate);
        // Short words may be within this distance without sharing any letter: those are not suggested.
        if (distance >= fewest || distance >= std::max(word.size(), candidate.size())) continue;
        fewest = distance;
        best = candidate;
    }
    return best.empty() ? with_another_ending(word, known) : best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& known) {
    const std::string_view nearest = nearest_word(word, known);
    return nearest.empty() ? "" : "did you mean `" + std::string(nearest) + "`?";
}

}  // namespace td
