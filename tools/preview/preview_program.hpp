// Wires the preview of definitions: the window, the screen, and reloading the content when it is saved.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/live_content.hpp"
#include "app/settings_file.hpp"
#include "app/start.hpp"
#include "controls/script.hpp"
#include "tools/preview/background_task.hpp"
#include "tools/preview/preview_screen.hpp"
#include "tools/preview/preview_targets.hpp"
#include "view/draw/window.hpp"
#include "view/sound/sound_player.hpp"

namespace td {

/// The showable part of content with mistakes: if all subjects are vaults, the content as read, because their mistakes are drawn in place;
/// else the content without the definitions that have mistakes (intact_part.hpp). Null if it contains none of the subjects.
std::shared_ptr<const Catalog> despite_mistakes(const std::vector<PreviewSubject>& subjects, const PackFolders& folders);

struct PreviewOptions : StartOptions {
    std::string what;  ///< what to preview, see preview_targets()
    std::string time;  ///< the key of the time system at the start; empty: that of the main dungeon
};

class PreviewProgram {
public:
    /// `start`: the result of loading the content, whose catalog was moved into `catalog`; or despite_mistakes() of the subjects.
    /// Precondition: `targets` has subjects. Throws std::runtime_error with one sentence if no window can be opened.
    PreviewProgram(std::shared_ptr<const Catalog> catalog, PackFolders folders, const PlayableContent& start,
                   std::unique_ptr<ContentWatch> watch, PreviewTargets targets, const PreviewOptions& options, const std::string& share);
    ~PreviewProgram();  // where ContentReader is complete
    PreviewProgram(const PreviewProgram&) = delete;
    PreviewProgram& operator=(const PreviewProgram&) = delete;

    /// From now on, SIGINT and SIGTERM end the preview like closing its window.
    static void close_on_signals();

    /// Plays `script`, if any, then runs until the window is closed; or follows the options --screenshot, --report and --exit. Returns the
    /// exit code.
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
    [[nodiscard]] bool play_script(const std::vector<ScriptLine>& script);
    void pass_time(int milliseconds);
    [[nodiscard]] bool write_report() const;

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Catalog> m_catalog_before;  ///< sounds and pictures being replaced may still refer to it
    PackFolders m_folders;
    const PreviewOptions& m_options;
    SettingsFile m_settings_file;
    Settings m_settings;
    Window m_window;
    Pictures m_pictures;
    std::vector<std::string> m_silent;  ///< sentences about sounds that cannot be played
    SoundPlayer m_sounds;
    LiveContent m_live;
    std::vector<std::string> m_bar_at_start;  ///< shown until the content is reloaded
    std::vector<Problem> m_problems;          ///< from the last read of the content
    BackgroundTask<std::vector<Problem>> m_lint;
    BackgroundTask<std::vector<std::string>> m_schemas;  ///< those written
    std::unique_ptr<ContentReader> m_reader;
    Screens m_screens;
    PreviewScreen* m_screen = nullptr;  ///< owned by m_screens
    bool m_shows_part = false;          ///< shows despite_mistakes() instead of m_catalog
    std::int64_t m_script_clock = 0;
};

}  // namespace td
