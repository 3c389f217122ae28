#include "view/ribbon_layout.hpp"

#include <algorithm>

#include "time/six_tier.hpp"

namespace td {

namespace {

/// One column while its width is being found.
struct Draft {
    int round = 0;
    int tier = 0;
    std::vector<std::size_t> places;
    int cells = 0;  ///< portraits, or a count in the last one, that will be shown
};

std::vector<Draft> drafts_of(const std::vector<OrderPlace>& places, int first_round, int rounds) {
    std::vector<Draft> drafts;
    for (int round = first_round; round < first_round + rounds; ++round)
        for (int tier = 0; tier < tier_count; ++tier) drafts.push_back({round, tier, {}, 0});
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int index = (places[i].when.round - first_round) * tier_count + places[i].when.tier;
        if (places[i].kind == OrderPlace::Kind::boundary || index < 0 || index >= static_cast<int>(drafts.size())) continue;
        Draft& draft = drafts[static_cast<std::size_t>(index)];
        draft.places.push_back(i);
        ++draft.cells;
    }
    return drafts;
}

/// One way of setting the portraits: their size and the rows that then fit under each other.
struct Setting {
    const RibbonMetrics* metrics = nullptr;
    int size = 0;
    int rows = 1;
    int top = 0;  ///< from the top of the body: the rows stand in its middle

    int columns_of_cells(const Draft& draft) const { return (draft.cells + rows - 1) / rows; }
    int width(const Draft& draft) const {
        if (draft.cells == 0) return metrics->narrow_column;
        const int across = columns_of_cells(draft);
        return std::max(metrics->narrow_column, across * size + (across - 1) * metrics->gap + 2 * metrics->column_padding);
    }
    int width(const std::vector<Draft>& drafts) const {
        int sum = 0;
        for (const Draft& draft : drafts) sum += width(draft) + (draft.tier == 0 ? metrics->cap : 0);
        return sum;
    }
};

Setting setting_for(const std::vector<Draft>& drafts, Box body, const RibbonMetrics& metrics) {
    Setting setting{&metrics, 0, 1, 0};
    for (const int size : metrics.token_sizes) {
        setting.size = size;
        setting.rows = std::max(1, (body.height + metrics.gap) / (size + metrics.gap));
        setting.top = std::max(0, (body.height - setting.rows * (size + metrics.gap) + metrics.gap) / 2);
        if (setting.width(drafts) <= body.width) break;
    }
    return setting;
}

/// Takes a column of cells from the fullest draft until all fits.
void shorten(std::vector<Draft>& drafts, const Setting& setting, int width) {
    while (setting.width(drafts) > width) {
        Draft* fullest = &drafts.front();
        for (Draft& draft : drafts)
            if (draft.cells > fullest->cells) fullest = &draft;
        if (fullest->cells <= setting.rows) return;
        fullest->cells = (setting.columns_of_cells(*fullest) - 1) * setting.rows;
    }
}

Box cell_box(const Draft& draft, const Setting& setting, Box column, int header, int cell) {
    const int across = std::max(1, setting.columns_of_cells(draft));
    const int step = setting.size + setting.metrics->gap;
    return {column.x + setting.metrics->column_padding + cell % across * step, column.y + header + cell / across * step, setting.size,
            setting.size};
}

void fill_column(const Draft& draft, const Setting& setting, Box column, RibbonLayout& layout) {
    const bool cut = draft.cells < static_cast<int>(draft.places.size());
    const int shown = cut ? draft.cells - 1 : draft.cells;
    const int header = setting.metrics->header + setting.top;
    for (int cell = 0; cell < shown; ++cell)
        layout.tokens.push_back({draft.places[static_cast<std::size_t>(cell)], cell_box(draft, setting, column, header, cell)});
    if (!cut) return;
    layout.more.push_back({cell_box(draft, setting, column, header, shown), static_cast<int>(draft.places.size()) - shown,
                           draft.places[static_cast<std::size_t>(shown)]});
}

/// Where a round begins: at its share of the area when every round keeps within its own share, else right behind the one before.
bool rounds_keep_to_shares(const std::vector<Draft>& drafts, const Setting& setting, int share) {
    for (std::size_t i = 0; i < drafts.size(); i += tier_count) {
        int sum = setting.metrics->cap;
        for (std::size_t k = i; k < i + tier_count; ++k) sum += setting.width(drafts[k]);
        if (sum > share) return false;
    }
    return true;
}

}  // namespace

const RibbonToken* RibbonLayout::token_at(Point p) const {
    for (const RibbonToken& token : tokens)
        if (token.box.contains(p)) return &token;
    return nullptr;
}

RibbonLayout lay_out_ribbon(const std::vector<OrderPlace>& places, int first_round, int rounds, Box area, const RibbonMetrics& metrics) {
    std::vector<Draft> drafts = drafts_of(places, first_round, rounds);
    const Box body{area.x, area.y + metrics.header, area.width, area.height - metrics.header};
    const Setting setting = setting_for(drafts, body, metrics);
    shorten(drafts, setting, area.width);
    const int share = area.width / std::max(1, rounds);
    const bool shared = rounds_keep_to_shares(drafts, setting, share);

    RibbonLayout layout;
    layout.token_size = setting.size;
    int x = area.x;
    for (const Draft& draft : drafts) {
        if (draft.tier == 0) {
            if (shared) x = area.x + (draft.round - first_round) * share;
            layout.caps.push_back({x, area.y, metrics.cap, area.height});
            x += metrics.cap;
        }
        const Box column{x, area.y, setting.width(draft), area.height};
        layout.columns.push_back({draft.round, draft.tier, column, draft.places.empty()});
        fill_column(draft, setting, column, layout);
        x = column.right();
    }
    return layout;
}

}  // namespace td
