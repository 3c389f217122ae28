// One page of the preview, which shows one definition. The screen around it has the title, the text column and the keys.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tools/preview/floor_overlay.hpp"
#include "tools/preview/mistake.hpp"
#include "tools/preview/subject.hpp"
#include "tools/preview/time_choice.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/draw/screen.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/info_panel.hpp"

namespace td {

/// Shared by all pages. All must outlive every page.
struct PreviewContext {
    Pictures& pictures;
    Settings& settings;
    std::function<void(SoundId)> play_sound;
    std::function<std::vector<PreviewMistake>(const PreviewSubject&)> mistakes_of;  ///< from the last read of the content
    std::function<std::vector<std::string>()> bar;                                  ///< lines of the red bar, headline first
};

inline constexpr int most_zoom = 4;

/// What the author has chosen to see; kept when the content or the page changes.
struct PreviewChoices {
    int zoom = 0;  ///< window pixels per art pixel, 1..most_zoom; 0: to fit the window
    std::size_t theme = 0;
    std::size_t time = 0;  ///< index into time_choices(), wrapping around
    std::uint64_t seed = 1;
    int floor = 1;
    unsigned flips = 0;
    FloorOverlay overlay = FloorOverlay::none;
    bool all_poses = false;
    bool held = false;  ///< automatic events are paused
};

class PreviewPage {
public:
    virtual ~PreviewPage() = default;

    virtual void handle(const InputEvent& /*event*/) {}
    /// As Screen::tick.
    virtual bool tick(std::int64_t /*now*/) { return false; }
    virtual void draw(Canvas& canvas, Box area) = 0;
    /// True if the page plays under the chosen time system, and so is rebuilt when another is chosen.
    virtual bool is_timed() const { return false; }
    /// True if it is only text, which takes the whole window.
    virtual bool is_text_only() const { return false; }
    /// Sets the mistakes of its definition.
    virtual void take_mistakes(const std::vector<PreviewMistake>& /*mistakes*/) {}
    /// The lines of the text column beside it.
    virtual std::vector<InfoLine> lines() = 0;
    virtual std::vector<KeyHint> hints() = 0;
    /// Names and values for a report.
    virtual std::vector<std::pair<std::string, std::string>> facts() const { return {}; }
    /// The zoom of the last frame.
    int zoom() const { return m_zoom; }

protected:
    /// The chosen zoom, or the largest at which this many tiles fit `area`, 1..most_zoom. Half of the first and last rows, which are walls
    /// or rock, may be cut off.
    int zoom_for(const PreviewChoices& choices, Box area, int tiles_wide, int tiles_high);

private:
    int m_zoom = 1;
};

struct PreviewedDefinition {
    std::shared_ptr<const Catalog> catalog;
    PreviewSubject subject;
    std::size_t number = 0;  ///< its row in the table of its type
};

// Each makes a page for the types in its comment. The choices must outlive the page.

/// species, sprites, palettes
std::unique_ptr<PreviewPage> make_creature_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices);
/// items, features, terrains, landmarks, weathers, themes
std::unique_ptr<PreviewPage> make_thing_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices);
/// skills
std::unique_ptr<PreviewPage> make_skill_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices);
/// statuses
std::unique_ptr<PreviewPage> make_status_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices);
/// tactics
std::unique_ptr<PreviewPage> make_tactic_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices);
/// dungeons, vaults
std::unique_ptr<PreviewPage> make_floor_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices);
/// All types: what players read about it.
std::unique_ptr<PreviewPage> make_text_page(PreviewContext context, PreviewedDefinition shown);

/// The page for the type of the definition.
std::unique_ptr<PreviewPage> make_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices);

TimeChoice chosen_time(const Catalog& catalog, const PreviewChoices& choices);

/// The name as a heading, and what players read about it.
std::vector<InfoLine> text_lines(const PreviewedDefinition& shown);

}  // namespace td
