#include "view/hud/ribbon_layout.hpp"

#include <algorithm>

#include "time/tiers.hpp"

namespace td {

namespace {

/// One column while its width is being found.
struct Draft {
    int round = 0;
    int tier = 0;
    std::vector<RibbonToken> tokens;  ///< without boxes
    int cells = 0;                    ///< portraits to show; the last may be a count
};

/// A draft for each tier of each round. `alike`: see lay_out_ribbon(); empty: no place joins another.
std::vector<Draft> drafts_of(const std::vector<OrderPlace>& places, int first_round, int rounds, const std::vector<bool>& alike) {
    std::vector<Draft> drafts;
    for (int round = first_round; round < first_round + rounds; ++round)
        for (int tier = 0; tier < tier_count; ++tier) drafts.push_back({round, tier, {}, 0});
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int index = (places[i].when.round - first_round) * tier_count + places[i].when.tier;
        if (places[i].kind == OrderPlace::Kind::boundary || index < 0 || index >= static_cast<int>(drafts.size())) continue;
        Draft& draft = drafts[static_cast<std::size_t>(index)];
        if (i < alike.size() && alike[i] && !draft.tokens.empty() && draft.tokens.back().shows(i - 1))
            ++draft.tokens.back().count;
        else
            draft.tokens.push_back({i, {}});
        draft.cells = static_cast<int>(draft.tokens.size());
    }
    return drafts;
}

/// The size and spacing of a round's portraits.
struct Spacing {
    int size = 0;
    int step = 0;  ///< pixels from one portrait to the next
    int rows = 1;  ///< that fit under each other
    int top = 0;   ///< from the top of the body, to centre the rows
};

/// The percentage of each portrait that stays visible when they overlap.
constexpr int seen_percent = 65;

/// For portraits of `size` pixels in a body of that height, with gaps or overlapping.
Spacing spacing_of(int size, bool overlapping, int height, int gap) {
    // A window may be smaller than the header alone.
    size = std::max(1, size);
    Spacing spacing{
        .size = size, .step = overlapping ? size * seen_percent / 100 : size + gap, .rows = std::max(1, (height + gap) / (size + gap))};
    spacing.top = std::max(0, (height - spacing.rows * (size + gap) + gap) / 2);
    return spacing;
}

/// One way to arrange all rounds.
struct Arrangement {
    const RibbonMetrics* metrics = nullptr;
    int first_round = 0;
    Spacing now;     ///< the round that is played
    Spacing later;   ///< those after it
    int narrow = 0;  ///< width of a column without portraits

    const Spacing& spacing(const Draft& draft) const { return draft.round == first_round ? now : later; }
    /// How many portraits are beside each other.
    int across(const Draft& draft) const { return (draft.cells + spacing(draft).rows - 1) / spacing(draft).rows; }
    int width(const Draft& draft) const {
        if (draft.cells == 0) return narrow;
        return std::max(narrow, (across(draft) - 1) * spacing(draft).step + spacing(draft).size + 2 * metrics->column_padding);
    }
    int width(const std::vector<Draft>& drafts) const {
        int sum = 0;
        for (const Draft& draft : drafts) sum += width(draft) + (draft.tier == 0 ? metrics->cap : 0);
        return sum;
    }
};

/// The arrangements to try, from roomy to crowded.
std::vector<Arrangement> arrangements_for(int first_round, int height, const RibbonMetrics& metrics) {
    std::vector<Arrangement> arrangements;
    constexpr bool apart = false, overlapping = true;
    const auto add = [&](int now, int later, bool now_overlaps, bool later_overlaps, int narrow) {
        arrangements.push_back({&metrics, first_round, spacing_of(now, now_overlaps, height, metrics.gap),
                                spacing_of(later, later_overlaps, height, metrics.gap), narrow});
    };
    const int smallest = metrics.token_sizes.back();
    for (const int size : metrics.token_sizes) add(size, size, apart, apart, metrics.narrow_column);
    // One row for the current round, if that is enough.
    arrangements.pop_back();
    for (const int size : metrics.token_sizes) add(size, smallest, apart, apart, metrics.narrow_column);
    add(smallest, smallest, apart, apart, metrics.narrow_column / 2);
    add(smallest, smallest, apart, overlapping, metrics.narrow_column / 2);
    add(smallest, smallest, overlapping, overlapping, metrics.narrow_column / 2);
    return arrangements;
}

/// The roomiest arrangement that fits; the most crowded if none does.
Arrangement arrangement_for(const std::vector<Draft>& drafts, int first_round, Box body, const RibbonMetrics& metrics) {
    const std::vector<Arrangement> arrangements = arrangements_for(first_round, body.height, metrics);
    for (const Arrangement& arrangement : arrangements)
        if (arrangement.width(drafts) <= body.width) return arrangement;
    return arrangements.back();
}

/// Removes cells from the latest columns until everything fits: near turns stay visible.
void shorten(std::vector<Draft>& drafts, const Arrangement& arrangement, int width) {
    for (auto draft = drafts.rbegin(); draft != drafts.rend(); ++draft)
        while (arrangement.width(drafts) > width && arrangement.across(*draft) > 1)
            draft->cells = (arrangement.across(*draft) - 1) * arrangement.spacing(*draft).rows;
}

Box cell_box(const Draft& draft, const Arrangement& arrangement, Box column, int cell) {
    const Spacing& spacing = arrangement.spacing(draft);
    const int across = std::max(1, arrangement.across(draft));
    return {column.x + arrangement.metrics->column_padding + cell % across * spacing.step,
            column.y + arrangement.metrics->header + spacing.top + cell / across * (spacing.size + arrangement.metrics->gap), spacing.size,
            spacing.size};
}

/// The first `count` of a column's portraits, in order; places that give way are dropped first.
std::vector<RibbonToken> tokens_to_show(std::vector<RibbonToken> tokens, int count, const std::vector<bool>& gives_way) {
    for (std::size_t i = tokens.size(); i > 0 && static_cast<int>(tokens.size()) > count; --i)
        if (const std::size_t place = tokens[i - 1].place; place < gives_way.size() && gives_way[place])
            tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i - 1));
    tokens.resize(std::min(tokens.size(), static_cast<std::size_t>(count)));
    return tokens;
}

/// How many places the tokens show.
int places_of(const std::vector<RibbonToken>& tokens) {
    int places = 0;
    for (const RibbonToken& token : tokens) places += static_cast<int>(token.count);
    return places;
}

/// Adds a column's portraits to the layout, and the count of those that do not fit.
void fill_column(const Draft& draft, const Arrangement& arrangement, Box column, const std::vector<bool>& gives_way, RibbonLayout& layout) {
    const bool cut = draft.cells < static_cast<int>(draft.tokens.size());
    const int shown = cut ? draft.cells - 1 : draft.cells;
    const std::vector<RibbonToken> tokens = tokens_to_show(draft.tokens, shown, gives_way);
    int cell = 0;
    for (const RibbonToken& token : tokens)
        layout.tokens.push_back({token.place, cell_box(draft, arrangement, column, cell++), token.count});
    if (cut) layout.more.push_back({cell_box(draft, arrangement, column, shown), places_of(draft.tokens) - places_of(tokens)});
}

/// True if every round fits its share of the area. Then each starts at its share, else right after the previous round.
bool rounds_fit_shares(const std::vector<Draft>& drafts, const Arrangement& arrangement, int share) {
    for (std::size_t i = 0; i < drafts.size(); i += tier_count) {
        int sum = arrangement.metrics->cap;
        for (std::size_t k = i; k < i + tier_count; ++k) sum += arrangement.width(drafts[k]);
        if (sum > share) return false;
    }
    return true;
}

}  // namespace

const RibbonToken* RibbonLayout::token_at(Point p) const {
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token)
        if (token->box.contains(p)) return &*token;
    return nullptr;
}

RibbonLayout lay_out_ribbon(const std::vector<OrderPlace>& places, int first_round, int rounds, Box area, const RibbonMetrics& metrics,
                            const std::vector<bool>& gives_way, const std::vector<bool>& alike) {
    std::vector<Draft> drafts = drafts_of(places, first_round, rounds, {});
    const Box body{area.x, area.y + metrics.header, area.width, area.height - metrics.header};
    Arrangement arrangement = arrangement_for(drafts, first_round, body, metrics);
    const bool is_crowded = arrangement.later.size == std::max(1, metrics.token_sizes.back());
    if (is_crowded && std::find(alike.begin(), alike.end(), true) != alike.end()) {
        drafts = drafts_of(places, first_round, rounds, alike);
        arrangement = arrangement_for(drafts, first_round, body, metrics);
    }
    shorten(drafts, arrangement, area.width);
    const int share = area.width / std::max(1, rounds);
    const bool fit_shares = rounds_fit_shares(drafts, arrangement, share);

    RibbonLayout layout;
    layout.token_size = arrangement.now.size;
    int x = area.x;
    for (const Draft& draft : drafts) {
        if (draft.tier == 0) {
            if (fit_shares) x = area.x + (draft.round - first_round) * share;
            layout.caps.push_back({x, area.y, metrics.cap, area.height});
            x += metrics.cap;
        }
        const Box column{x, area.y, arrangement.width(draft), area.height};
        layout.columns.push_back({draft.round, draft.tier, column, draft.tokens.empty()});
        fill_column(draft, arrangement, column, gives_way, layout);
        x = column.right();
    }
    return layout;
}

}  // namespace td
