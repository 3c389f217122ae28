// Wires the preview of definitions: the window, the screen, and following the content as it is saved.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/live_content.hpp"
#include "app/settings_file.hpp"
#include "app/start.hpp"
#include "tools/preview/background_task.hpp"
#include "tools/preview/preview_screen.hpp"
#include "tools/preview/preview_targets.hpp"
#include "view/draw/window.hpp"
#include "controls/script.hpp"
#include "view/sound/sound_player.hpp"

namespace td {

/// Content that has mistakes, as far as it can be shown: vaults as they are read, if all subjects are vaults, since their mistakes are
/// drawn where they are; else what is left without the definitions that have mistakes (intact_part.hpp). Null if none of the subjects is in
/// it.
std::shared_ptr<const Catalog> despite_mistakes(const std::vector<PreviewSubject>& subjects, const PackFolders& folders);

struct PreviewOptions : StartOptions {
    std::string what;  ///< what to preview, see preview_targets()
    std::string time;  ///< the key of the time system at the start; empty: that of the main dungeon
};

class PreviewProgram {
public:
    /// `start`: the result of loading the content, whose catalog was moved into `catalog`; or despite_mistakes() of the subjects.
    /// Precondition: `targets` has subjects. Throws std::runtime_error with one sentence when no window can be opened.
    PreviewProgram(std::shared_ptr<const Catalog> catalog, PackFolders folders, const PlayableContent& start,
                   std::unique_ptr<ContentWatch> watch, PreviewTargets targets, const PreviewOptions& options, const std::string& share);
    ~PreviewProgram();  // where ContentReader is complete
    PreviewProgram(const PreviewProgram&) = delete;
    PreviewProgram& operator=(const PreviewProgram&) = delete;

    /// From now on SIGINT and SIGTERM end the preview as closing its window does.
    static void close_on_signals();

    /// Plays `script`, if there is one, then runs until the window is closed; or does what the options --screenshot, --report and --exit
    /// say. Returns the exit code.
    int run(const std::vector<ScriptLine>* script);

private:
    class ContentReader;

    std::vector<std::string> take_over(std::shared_ptr<const Catalog> catalog);
    void content_was_read();
    void show_what_was_read();
    void say_which_schemas();
    void look_for_mistakes();
    void take_warnings(std::vector<Problem> warnings);
    std::vector<std::string> bar() const;
    void play_script(const std::vector<ScriptLine>& script);
    void pass_time(int milliseconds);
    [[nodiscard]] bool write_report() const;

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Catalog> m_catalog_before;  ///< sounds and pictures that are being replaced may still refer to it
    PackFolders m_folders;
    const PreviewOptions& m_options;
    SettingsFile m_settings_file;
    Settings m_settings;
    Window m_window;
    Pictures m_pictures;
    std::vector<std::string> m_silent;  ///< sentences about sounds that stay silent
    SoundPlayer m_sounds;
    LiveContent m_live;
    std::vector<std::string> m_bar_at_start;  ///< until the content was read anew
    std::vector<Problem> m_problems;          ///< of the content as it was read last
    BackgroundTask<std::vector<Problem>> m_lint;
    BackgroundTask<std::vector<std::string>> m_schemas;  ///< those written
    std::unique_ptr<ContentReader> m_reader;
    Screens m_screens;
    PreviewScreen* m_screen = nullptr;  ///< owned by m_screens
    bool m_shows_part = false;          ///< in place of m_catalog, see despite_mistakes()
    std::int64_t m_script_clock = 0;
};

}  // namespace td
