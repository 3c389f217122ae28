// The desktop program put together: the window, the title, and the run that is played.
#pragma once

#include <memory>
#include <vector>

#include "app/content_bar.hpp"
#include "app/options.hpp"
#include "app/run_keeper.hpp"
#include "app/settings_file.hpp"
#include "view/draw/window.hpp"
#include "view/dungeon/dungeon_screen.hpp"
#include "view/screens/console_screen.hpp"
#include "view/sound/sound_player.hpp"

namespace td {

class Program {
public:
    /// From now on a game in a window that is asked to end from outside ends like one whose window is closed.
    static void end_in_order_when_asked();

    /// `share`: the folder of fonts. Throws std::runtime_error with one sentence when the window cannot be had.
    Program(std::shared_ptr<const Catalog> catalog, DungeonId dungeon, std::uint64_t seed, const Options& options,
            const std::string& share);

    /// Reads the content of that directory again when it is asked to by key, and by itself if the options say so; the title says which
    /// packs are left out. `start`: how it was loaded.
    void follow_content(const std::filesystem::path& directory, PlayableContent start);

    /// Title, or the script and what the options say of the end. The exit code.
    int run(const std::vector<Control>* script);

private:
    void show_title(Screens& screens);
    std::string settings_notice() const;
    bool asks_for_another_than(const UnfinishedRun& run) const;
    void begin_run(std::uint64_t seed, DungeonId dungeon, Screens& screens);
    void continue_run(Screens& screens);
    void new_session(std::uint64_t seed, DungeonId dungeon);
    void show_dungeon(Screens& screens);
    void play_script(const std::vector<Control>& script);
    [[nodiscard]] bool write_report() const;
    void end_run();
    void play(std::string_view id);
    void open_console(Screens& screens);
    std::vector<std::string> carry_out(const std::string& line);
    std::vector<std::string> take_over(std::shared_ptr<const Catalog> catalog);
    bool in_a_run() const { return m_session && m_dungeon_screen != nullptr; }

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Catalog> m_catalog_before;  ///< layers that go may still look at it
    DungeonId m_dungeon;
    std::uint64_t m_seed;
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
    Screens m_screens;
    Subscription m_preferences_heard, m_menus_heard;
    bool m_has_played = false;                  ///< what the options asked for is no longer what is wanted
    DungeonScreen* m_dungeon_screen = nullptr;  ///< lies in m_screens while a run is played
};

}  // namespace td
