// The screen of the preview: one page per definition, with its title, a text column and the keys.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tools/preview/column_scroll.hpp"
#include "tools/preview/page.hpp"

namespace td {

class PreviewScreen final : public Screen {
public:
    /// Precondition: `subjects` is not empty.
    /// `choices`: the initial choices.
    PreviewScreen(PreviewContext context, std::shared_ptr<const Catalog> catalog, std::vector<PreviewSubject> subjects,
                  PreviewChoices choices = {});

    /// Shows the same definition from this content.
    void content_changed(std::shared_ptr<const Catalog> catalog, std::vector<PreviewSubject> subjects);

    /// Call when the content's mistakes have changed.
    void mistakes_changed();
    const PreviewSubject& subject() const { return m_subjects[m_number]; }

    /// Names and values for a report.
    std::vector<std::pair<std::string, std::string>> facts() const;

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;
    bool covers_all() const override { return true; }

private:
    void turn_page(std::size_t number);
    void zoom(int step);
    void next_time();
    std::vector<InfoLine> lines();
    void draw_title(Canvas& canvas, Box box);
    void draw_column(Canvas& canvas, Box box);
    void draw_column_foot(Canvas& canvas, Box box) const;
    std::vector<KeyHint> hints();

    PreviewContext m_context;
    std::shared_ptr<const Catalog> m_catalog;
    std::vector<PreviewSubject> m_subjects;
    std::size_t m_number = 0;
    PreviewChoices m_choices;
    int m_shown_zoom = 1;  ///< of the last frame
    ColumnScroll m_column;
    std::vector<PreviewMistake> m_mistakes;  ///< of the current definition
    Box m_column_box;                        ///< in the last frame
    std::unique_ptr<PreviewPage> m_page;     ///< null: the content no longer has the definition
};

}  // namespace td
