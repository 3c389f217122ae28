// Hot reload: reads the content again when its author changes it while the game runs. Content without problems replaces the old; with
// problems the game keeps the old. A new pack with problems is left out, as at the start.
// Knows neither window nor game.
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/content_watch.hpp"
#include "base/function_ref.hpp"
#include "content/packs/playable.hpp"

namespace td {

/// One sentence for players that names the packs left out; empty if there are none.
std::string notice_of(const std::vector<RefusedPack>& refused, const Catalog& words);

/// Watches the folders that content is read from. To be called before reading the content, so that changes made meanwhile are noticed.
/// Throws std::runtime_error with a sentence if the system cannot watch the folders.
std::unique_ptr<ContentWatch> watch_over(const PackFolders& folders);

class LiveContent {
public:
    /// Makes the game use the catalog, or refuses and returns the definitions in play that the catalog lacks.
    using TakeOver = std::function<std::vector<std::string>(std::shared_ptr<const Catalog>)>;

    /// `fingerprint`: of the content that the game uses now. `start`: the result of loading it; its catalog may have been moved away.
    LiveContent(PackFolders folders, std::uint64_t fingerprint, PlayableContent start, TakeOver take_over);

    /// From now on poll() reads content that was saved since `watch` was made, and prints the milliseconds from saving to showing it; null:
    /// it does not.
    void follow(std::unique_ptr<ContentWatch> watch) { m_watch = std::move(watch); }
    /// Reads the content now. Does not throw; error() has the errors.
    void reload();
    /// Sets the language of the content, and reloads if it changed; see PackFolders::language.
    void choose_language(const std::string& language);
    /// Sets the choice of packs, and reloads if it changed.
    void choose_packs(const PackChoice& choice);
    /// All packs found by the last read.
    const std::vector<PackSummary>& packs() const { return m_content.summaries; }
    /// The content on disk, but with these own tactics of the player; null if it cannot be loaded with them.
    std::shared_ptr<const Catalog> with_own_tactics(const std::string& text) const;
    /// To be called for each frame; does not block or throw. True if error() or the content has changed.
    bool poll();

    /// Problems of the content on disk: a headline, then a line for each of the first problems. Empty if there are none, or only those
    /// printed at the start.
    const std::vector<std::string>& error() const { return m_error; }
    /// All problems found by the last read.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// notice_of() for the packs currently left out.
    std::string notice(const Catalog& words) const { return notice_of(m_content.refused, words); }

private:
    using Clock = std::chrono::steady_clock;

    bool guarded(FunctionRef<void()> step);
    void finish(PlayableContent loading);
    bool loses_a_pack(const PlayableContent& loading) const;
    bool take_over(const std::shared_ptr<const Catalog>& catalog);
    /// Prints the lines and the problems, and shows the first of them as error().
    void tell(std::vector<std::string> lines, const std::vector<Problem>& problems);
    void look_for_changes();
    bool finish_loading();
    void print_reload_time();

    PackFolders m_folders;
    std::uint64_t m_fingerprint;
    PlayableContent m_content;                       ///< what the game uses, without its catalog
    const std::vector<Problem> m_problems_at_start;  ///< problems printed at the start
    TakeOver m_take_over;
    std::unique_ptr<ContentWatch> m_watch;
    std::future<PlayableContent> m_loading;
    std::optional<Clock::time_point> m_changed_at;  ///< time of the first change not read yet
    Clock::time_point m_last_heard;
    std::optional<Clock::time_point> m_change_being_read;  ///< time of the change being read
    std::string m_shown;                                   ///< sentence to print once the change has been drawn
    std::vector<std::string> m_error;
    std::vector<Problem> m_problems;
};

}  // namespace td
