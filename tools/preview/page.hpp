// One page of the preview: what is shown of one definition. The screen around it has the title, the column of text and the keys.
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

/// What all pages draw and play with. All outlive every page.
struct PreviewContext {
    Pictures& pictures;
    Settings& settings;
    std::function<void(SoundId)> play_sound;
    std::function<std::vector<PreviewMistake>(const PreviewSubject&)> mistakes_of;  ///< as the content was read last
    std::function<std::vector<std::string>()> bar;                                  ///< of the red bar at the top, the first its headline
};

inline constexpr int most_zoom = 4;

/// What the author has chosen to see: it stays while the content changes, and from page to page.
struct PreviewChoices {
    int zoom = 0;  ///< pixels of the window for one of the art, 1..most_zoom; 0: as fits the window
    std::size_t theme = 0;
    std::size_t time = 0;  ///< among time_choices(), from which it goes around
    std::uint64_t seed = 1;
    int floor = 1;
    unsigned flips = 0;
    FloorOverlay overlay = FloorOverlay::none;
    bool all_poses = false;
    bool held = false;  ///< nothing happens by itself
};

class PreviewPage {
public:
    virtual ~PreviewPage() = default;

    virtual void handle(const InputEvent& /*event*/) {}
    /// As Screen::tick.
    virtual bool tick(std::int64_t /*now*/) { return false; }
    virtual void draw(Canvas& canvas, Box area) = 0;
    /// What is shown is played under the time system of the choices: the page is made anew where another one is chosen.
    virtual bool is_timed() const { return false; }
    /// It is nothing but text, which takes the whole window.
    virtual bool is_text_only() const { return false; }
    /// Those of its definition, from now on.
    virtual void take_mistakes(const std::vector<PreviewMistake>& /*mistakes*/) {}
    /// The column of text beside it.
    virtual std::vector<InfoLine> lines() = 0;
    virtual std::vector<KeyHint> hints() = 0;
    /// What is shown, for a report: names and values.
    virtual std::vector<std::pair<std::string, std::string>> facts() const { return {}; }
    /// At which it was drawn last.
    int zoom() const { return m_zoom; }

protected:
    /// The zoom chosen, or the largest at which so many tiles fit into `area`, 1..most_zoom. Half of the first and of the last row, which
    /// are walls or rock, may be cut off.
    int zoom_for(const PreviewChoices& choices, Box area, int tiles_wide, int tiles_high);

private:
    int m_zoom = 1;
};

struct PreviewedDefinition {
    std::shared_ptr<const Catalog> catalog;
    PreviewSubject subject;
    std::size_t number = 0;  ///< its row in the table of its type
};

// Each for the types that it names. The choices outlive the page.

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
/// All types: what players read of it.
std::unique_ptr<PreviewPage> make_text_page(PreviewContext context, PreviewedDefinition shown);

/// The page for the type of the definition.
std::unique_ptr<PreviewPage> make_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices);

TimeChoice chosen_time(const Catalog& catalog, const PreviewChoices& choices);

/// The name as a heading, and what players read of it.
std::vector<InfoLine> text_lines(const PreviewedDefinition& shown);

}  // namespace td
