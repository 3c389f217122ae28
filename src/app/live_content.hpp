// The content of a game that is being played, read again when its author changes it: what is sound is taken over, what is not is told,
// and the game keeps what it had. A pack that the game does not have yet may have mistakes: it is left out, as at the start.
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

/// One sentence for players about what is left out; empty when nothing is.
std::string notice_of(const std::vector<RefusedPack>& refused, const Catalog& words);

class LiveContent {
public:
    /// Takes sound content over; or does not, and names what is in play and gone.
    using TakeOver = std::function<std::vector<std::string>(std::shared_ptr<const Catalog>)>;

    /// `fingerprint`: of the content that the game has now. `start`: how it was loaded; its catalog may have been moved away.
    LiveContent(std::filesystem::path directory, std::uint64_t fingerprint, PlayableContent start, TakeOver take_over);

    /// From now on poll() reads by itself what is saved, and says on standard output how long that took.
    /// Throws std::runtime_error with a sentence when it cannot.
    void watch();
    /// Reads the content now. Does not throw; what goes wrong is in trouble().
    void reload();
    /// To be called often; never waits and does not throw. True: trouble() or the content is another than before.
    bool poll();

    /// What is wrong with the content as it lies on the disk now: a headline, then a line for each of the first problems. Empty: nothing,
    /// or no more than the start has said.
    const std::vector<std::string>& error() const { return m_error; }
    /// For players: which packs the game does not have for their mistakes; empty when there are none.
    std::string notice(const Catalog& words) const { return notice_of(m_content.refused, words); }

private:
    using Clock = std::chrono::steady_clock;

    bool guarded(FunctionRef<void()> step);
    void finish(PlayableContent loading);
    bool loses_a_pack(const PlayableContent& loading) const;
    bool take_over(const std::shared_ptr<const Catalog>& catalog);
    void tell(std::vector<std::string> lines, const std::vector<Problem>& problems);
    void look_for_changes();
    bool take_what_was_read();
    void say_what_shows();

    std::filesystem::path m_directory;
    std::uint64_t m_fingerprint;
    PlayableContent m_content;          ///< what the game has, without its catalog
    const std::vector<Problem> m_said;  ///< at the start
    TakeOver m_take_over;
    std::unique_ptr<ContentWatch> m_watch;
    std::future<PlayableContent> m_loading;
    std::optional<Clock::time_point> m_saved;  ///< when the first change was heard of that was not read yet
    Clock::time_point m_last_heard;
    std::optional<Clock::time_point> m_read;  ///< the same of what is being read
    std::string m_shown;                      ///< to be said once it has been drawn
    std::vector<std::string> m_error;
};

}  // namespace td
