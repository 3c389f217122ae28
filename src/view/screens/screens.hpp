// The layers there are, by what they are for.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/pack_summary.hpp"
#include "play/tactic_text.hpp"
#include "view/draw/screen.hpp"
#include "view/hud/screen_context.hpp"
#include "controls/controls.hpp"

namespace td {

class Pictures;

/// The words in force: content may be read anew while a screen is open.
using WordsInForce = std::function<const Catalog&()>;

/// A run that was left and can be gone on with.
struct UnfinishedRun {
    DungeonId dungeon;
    std::uint64_t seed = 0;
    int floor = 1;
    int round = 0;
    bool ended_badly = false;  ///< the program that went on with it last did not end in order
    DifficultyId difficulty;   ///< none: the content has no difficulties
};

/// What the title offers, and what is done when it is chosen.
struct TitleChoices {
    std::optional<UnfinishedRun> unfinished;
    std::string notice;                   ///< something the player should know; empty: nothing
    std::string version;                  ///< of the program, such as "1.2.3"
    std::function<void(Screens&)> go_on;  ///< with the unfinished run
    GameSettings offered;                 ///< chosen at first; no dungeon or difficulty: the main one
    bool is_first_time = false;           ///< the player has begun no run yet
    bool other_asked_for = false;         ///< dungeon, seed or difficulty were asked for, and are not those of the unfinished run
    std::function<void(const GameSettings&, Screens&)> start;
    std::function<void(Screens&)> open_settings;
    std::function<void(Screens&)> open_packs;  ///< none: there is nothing to choose
    std::function<void(Screens&)> quit;
};

// --- flat screens ---
std::unique_ptr<Screen> make_title(const Catalog& catalog, Pictures& pictures, TitleChoices choices);
std::unique_ptr<Screen> make_team(ScreenContext context);
/// Orders to the companions. `about`: whom they are for at first, or the foe that they are about; none: for all.
std::unique_ptr<Screen> make_companion_orders(ScreenContext context, EntityId about);
/// All tactics, with the player's own to be made, changed and deleted. `chosen`: the one that is looked at first; none: the first. `made`
/// is told the id of one that was made.
std::unique_ptr<Screen> make_tactics(ScreenContext context, TacticId chosen, std::function<void(const std::string&)> made);
/// The editor of one. `before`: the own tactic that it replaces; none: it is a new one. `kept` is told of what was kept. Precondition: own
/// tactics can be kept.
std::unique_ptr<Screen> make_tactic(ScreenContext context, Tactic tactic, std::optional<Tactic> before,
                                    std::function<void(const Tactic&)> kept);
/// A list of options; `choose` is told the number of the one that is chosen. Precondition: there are options.
std::unique_ptr<Screen> make_options(WordsInForce words, std::string title, std::vector<ChoiceText> options, int chosen,
                                     std::function<void(int, Screens&)> choose);
std::unique_ptr<Screen> make_bag(ScreenContext context);
std::unique_ptr<Screen> make_log(ScreenContext context);
std::unique_ptr<Screen> make_order(ScreenContext context);
/// What wins and what loses here, with how far it has come.
std::unique_ptr<Screen> make_goals(ScreenContext context);
/// `running`: it opens at the page on how that game keeps time, in its words; null: no game is running, and `catalog` must
/// outlive it.
std::unique_ptr<Screen> make_help(const Catalog& catalog, const Game* running = nullptr);
/// How the game looks, sounds and is steered. `words` and `settings` outlive it.
std::unique_ptr<Screen> make_settings(WordsInForce words, Settings& settings);
/// What the screen of packs shows at first.
struct PacksShown {
    std::vector<PackSummary> packs;  ///< in the order in which they are loaded
    PackChoice choice;
    std::string folder;  ///< where players put packs
};
/// Which packs are loaded, in which order, and what each brings. `chosen` is told of a new choice when the screen is closed.
std::unique_ptr<Screen> make_packs(WordsInForce words, PacksShown shown, std::function<void(const PackChoice&)> chosen);
/// Told of the options of a pack with their new values.
using OptionsChanged = std::function<void(const std::vector<OptionInForce>&)>;
/// What players choose of the pack of that name. Precondition: there are options.
std::unique_ptr<Screen> make_pack_options(WordsInForce words, std::string pack, std::vector<OptionInForce> options, OptionsChanged changed);
/// Which keys ask for what.
std::unique_ptr<Screen> make_keys(WordsInForce words, Settings& settings);
/// Ways out of a run.
struct Leaving {
    std::function<bool()> is_kept;  ///< can the run be gone on with later? Asked when the menu is opened
    std::function<void(Screens&)> to_title;
    std::function<void(Screens&)> give_up;  ///< the run for good
};
/// `fill_list`: begins a list of actions on the map, once the menu is gone.
std::unique_ptr<Screen> make_pause(ScreenContext context, Leaving leaving, std::function<void()> fill_list);
/// Asks before something that cannot be taken back; `yes` is done when the player confirms it.
std::unique_ptr<Screen> make_question(const Catalog& catalog, std::string question, std::string yes_text,
                                      std::function<void(Screens&)> yes);
/// A line of a short menu, and what choosing it does.
struct MenuEntry {
    std::string text;
    std::function<void()> choose;
};
/// Beside the place `at` of the window; a click elsewhere takes it away.
std::unique_ptr<Screen> make_menu(Box about, std::string title, std::vector<MenuEntry> entries);
/// Death or victory, with the summary of the run.
std::unique_ptr<Screen> make_ending(ScreenContext context, std::function<void(Screens&)> to_title);

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
