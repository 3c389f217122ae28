// The content of a game that is being played, read again when its author changes it: what is sound is taken over, what is not is told,
// and the game keeps what it had. Knows neither window nor game.
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/content_watch.hpp"
#include "content/load.hpp"

namespace td {

class LiveContent {
public:
    /// Takes sound content over; or does not, and names what is in play and gone.
    using TakeOver = std::function<std::vector<std::string>(std::shared_ptr<const Catalog>)>;

    /// `fingerprint`: of the content that the game has now.
    LiveContent(std::filesystem::path directory, std::uint64_t fingerprint, TakeOver take_over);

    /// From now on poll() reads by itself what is saved, and says on standard output how long that took.
    /// Throws std::runtime_error with a sentence when it cannot.
    void watch();
    /// Reads the content now.
    void reload();
    /// To be called often; never waits. True: trouble() or the content is another than before.
    bool poll();

    /// What is wrong with the content as it lies on the disk now: a headline, then a line for each of the first problems. Empty: nothing.
    const std::vector<std::string>& trouble() const { return m_trouble; }

private:
    using Clock = std::chrono::steady_clock;

    void finish(ContentLoading loading);
    void refuse(std::vector<std::string> lines);
    void look_for_changes();
    bool take_what_was_read();
    void say_what_shows();

    std::filesystem::path m_directory;
    std::uint64_t m_fingerprint;
    TakeOver m_take_over;
    std::unique_ptr<ContentWatch> m_watch;
    std::future<ContentLoading> m_loading;
    std::optional<Clock::time_point> m_saved;  ///< when the first change was heard of that was not read yet
    Clock::time_point m_last_heard;
    std::optional<Clock::time_point> m_read;  ///< the same of what is being read
    std::string m_shown;                      ///< to be said once it has been drawn
    std::vector<std::string> m_trouble;
};

}  // namespace td
