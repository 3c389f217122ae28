// Wires the desktop program: window, title, the run being played, its journal, hot reload. Vocabulary of the room: the title is the screen
// from which runs begin; a run is one game from its first floor to its end, kept in the journal (run_keeper.hpp); a script is a file of
// controls played as if pressed; hot reload takes over content that was changed on disk while the program runs (live_content.hpp); own
// tactics are those that the player edits (own_tactics_file.hpp).
#pragma once

#include <memory>
#include <vector>

#include "app/content_bar.hpp"
#include "app/options.hpp"
#include "app/own_tactics_file.hpp"
#include "app/run_keeper.hpp"
#include "app/settings_file.hpp"
#include "controls/script.hpp"
#include "view/draw/window.hpp"
#include "view/dungeon/dungeon_screen.hpp"
#include "view/screens/console_screen.hpp"
#include "view/sound/sound_player.hpp"

namespace td {

class Program {
public:
    /// From now on, SIGINT and SIGTERM end the game like closing its window.
    static void close_on_signals();

    /// `share`: the folder of the fonts. `chosen`: offered first by the title, and played by a script. Throws std::runtime_error with one
    /// sentence if no window can be opened.
    Program(std::shared_ptr<const Catalog> catalog, const GameSettings& chosen, const Options& options, const std::string& share);

    /// Enables hot reload of content: by key and, if there is a watch, when a file is saved. `start`: the result of loading the content.
    /// Own tactics are saved in the own pack of these folders.
    void follow_content(const PackFolders& folders, PlayableContent start, std::unique_ptr<ContentWatch> watch);

    /// Runs the title, or `script` and the options --screenshot, --report and --exit. Returns the exit code.
    int run(const std::vector<ScriptLine>* script);

private:
    void show_title(Screens& screens);
    void open_settings(Screens& screens);
    void open_packs(Screens& screens);
    void choose_language(const std::string& language);
    void choose_packs(const PackChoice& packs);
    std::string settings_notice() const;
    bool command_line_asks_for_other(const UnfinishedRun& run) const;
    void begin_run(const GameSettings& settings, Screens& screens);
    void continue_run(Screens& screens);
    void show_dungeon(Screens& screens);
    [[nodiscard]] bool play_script(const std::vector<ScriptLine>& script);
    void press(Control control);
    void type(std::u32string_view text);
    [[nodiscard]] bool write_report() const;
    void end_run();
    void play(std::string_view id);
    void open_console(Screens& screens);
    std::vector<std::string> carry_out(const std::string& line);
    std::vector<std::string> take_over(std::shared_ptr<const Catalog> catalog);
    std::string take_over_own_tactics();
    bool in_a_run() const { return m_session && m_dungeon_screen != nullptr; }

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Catalog> m_catalog_before;  ///< screens being closed may still refer to it
    GameSettings m_chosen;                            ///< what the title offers: the last run's, or the command line's
    const Options& m_options;
    SettingsFile m_settings_file;
    Settings m_settings;
    Window m_window;
    Pictures m_pictures;
    SoundPlayer m_sounds;
    RunKeeper m_keeper;
    std::unique_ptr<Session> m_session;
    ConsoleMemory m_console;
    std::unique_ptr<LiveContent> m_live;
    std::unique_ptr<ContentBar> m_bar;
    std::unique_ptr<OwnTacticsFile> m_tactics;  ///< null: there is no folder for them
    Screens m_screens;
    Subscription m_preferences_subscription, m_menus_subscription;
    std::string m_language;                     ///< the language in use
    PackChoice m_packs;                         ///< the packs in use
    bool m_keeps_menus = false;                 ///< menus stay open during the current reload
    bool m_has_played = false;                  ///< a run was played, so the title ignores the command line
    bool m_plays_script = false;                ///< what happens is not animated
    DungeonScreen* m_dungeon_screen = nullptr;  ///< owned by m_screens while a run is played; else null
};

}  // namespace td
