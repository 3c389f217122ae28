// Makes the layers of the program.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/pack_summary.hpp"
#include "controls/controls.hpp"
#include "play/tactic_text.hpp"
#include "view/draw/screen.hpp"
#include "view/hud/screen_context.hpp"

namespace td {

class Pictures;

/// Returns the current catalog, for its words: content may be reloaded while a screen is open.
using CurrentCatalog = std::function<const Catalog&()>;

/// A run that was left and can be continued.
struct UnfinishedRun {
    DungeonId dungeon;
    std::uint64_t seed = 0;
    int floor = 1;
    int round = 0;
    bool crashed = false;     ///< the program crashed when it last continued this run
    DifficultyId difficulty;  ///< none: the content has no difficulties
};

/// What the title offers, and the actions of its choices.
struct TitleChoices {
    std::optional<UnfinishedRun> unfinished;
    std::string notice;                   ///< something the player should know; empty: nothing
    std::string version;                  ///< of the program, such as "1.2.3"
    std::function<void(Screens&)> go_on;  ///< continues the unfinished run
    GameSettings offered;                 ///< the initial choice; no dungeon or difficulty: the main one
    bool is_first_time = false;           ///< the player has started no run yet
    bool other_requested = false;         ///< the command line names a dungeon, seed or difficulty other than the unfinished run's
    std::function<void(const GameSettings&, Screens&)> start;
    std::function<void(Screens&)> open_settings;
    std::function<void(Screens&)> open_packs;  ///< empty: there is nothing to choose
    std::function<void(Screens&)> quit;
};

// --- flat screens ---
std::unique_ptr<Screen> make_title(const Catalog& catalog, Pictures& pictures, TitleChoices choices);
std::unique_ptr<Screen> make_team(ScreenContext context);
/// Orders to the companions. `about`: the companion chosen at first, or the foe that the orders are about; none: all companions.
std::unique_ptr<Screen> make_companion_orders(ScreenContext context, EntityId about);
/// All tactics; the player's own can be made, changed and deleted. `chosen`: the one shown at first; none: the first. `made` is called
/// with the id of a new one.
std::unique_ptr<Screen> make_tactics(ScreenContext context, TacticId chosen, std::function<void(const std::string&)> made);
/// The editor of a tactic. `before`: the own tactic that it replaces; nothing: a new one. `kept` is called with the saved one.
/// Precondition: own tactics can be saved.
std::unique_ptr<Screen> make_tactic(ScreenContext context, Tactic tactic, std::optional<Tactic> before,
                                    std::function<void(const Tactic&)> kept);
/// A list of options; `choose` is called with the index of the chosen one. Precondition: there are options.
std::unique_ptr<Screen> make_options(CurrentCatalog words, std::string title, std::vector<ChoiceText> options, int chosen,
                                     std::function<void(int, Screens&)> choose);
std::unique_ptr<Screen> make_bag(ScreenContext context);
std::unique_ptr<Screen> make_log(ScreenContext context);
std::unique_ptr<Screen> make_order(ScreenContext context);
/// The objectives of the floor, with their progress.
std::unique_ptr<Screen> make_goals(ScreenContext context);
/// The help. `running`: opens the page on that game's time system, with its words; null: no game is running, and `catalog` must outlive
/// the screen.
/// `hints`: those of the run to read again; empty: no page has them.
using HintsToReread = std::function<std::vector<HintId>()>;
std::unique_ptr<Screen> make_help(const Catalog& catalog, const Game* running = nullptr, HintsToReread hints = {});
/// The preferences for look, sound and controls. `words` and `settings` must outlive the screen.
std::unique_ptr<Screen> make_settings(CurrentCatalog words, Settings& settings);
/// The initial content of the screen of packs.
struct PacksShown {
    std::vector<PackSummary> packs;  ///< in loading order
    PackChoice choice;
    std::string folder;  ///< where players put packs
};
/// Chooses which packs are loaded and in which order. `chosen` is called with a changed choice when the screen is closed.
std::unique_ptr<Screen> make_packs(CurrentCatalog words, PacksShown shown, std::function<void(const PackChoice&)> chosen);
/// Called with the options of a pack and their new values.
using OptionsChanged = std::function<void(const std::vector<OptionInForce>&)>;
/// The options of the pack of that name. Precondition: there are options.
std::unique_ptr<Screen> make_pack_options(CurrentCatalog words, std::string pack, std::vector<OptionInForce> options,
                                          OptionsChanged changed);
/// The keys of all controls.
std::unique_ptr<Screen> make_keys(CurrentCatalog words, Settings& settings);
/// Ways out of a run.
struct Leaving {
    std::function<bool()> is_kept;  ///< true if the run can be continued later; called when the menu opens
    std::function<void(Screens&)> to_title;
    std::function<void(Screens&)> give_up;                     ///< ends the run for good
    std::function<void(const GameSettings&, Screens&)> begin;  ///< begins another run, after the end of this one
};
/// The pause menu. `fill_list`: starts a list of actions on the map, after the menu has closed;
/// empty: there is no line for that.
std::unique_ptr<Screen> make_pause(ScreenContext context, Leaving leaving, std::function<void()> fill_list);
/// Asks before something that cannot be undone; `yes` is called if the player confirms.
std::unique_ptr<Screen> make_question(const Catalog& catalog, std::string question, std::string yes_text,
                                      std::function<void(Screens&)> yes);
/// A line of a short menu, and its action.
struct MenuEntry {
    std::string text;
    std::function<void()> choose;
};
/// A short menu beside the box `about`; a click elsewhere closes it.
std::unique_ptr<Screen> make_menu(Box about, std::string title, std::vector<MenuEntry> entries);
/// The party's current choice; closes when it is made. Precondition: there is one.
std::unique_ptr<Screen> make_choice(ScreenContext context, Leaving leaving);
/// Death or victory, with a summary of the run.
std::unique_ptr<Screen> make_ending(ScreenContext context, Leaving leaving);

/// A screen that a key on the map opens, and that needs only the run to be made.
struct KeyedScreen {
    Control control;
    std::unique_ptr<Screen> (*make)(ScreenContext context);
};
inline constexpr KeyedScreen keyed_screens[] = {
    {Control::open_bag, make_bag},     {Control::open_team, make_team},   {Control::open_log, make_log},
    {Control::open_order, make_order}, {Control::open_goals, make_goals},
};

}  // namespace td
