#include "app/live_content.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <utility>

#include "text/english.hpp"
#include "text/say.hpp"

namespace td {

namespace {

/// Editors write files in several steps, and several files at once: reading waits until there has been no change for this long.
constexpr auto quiet_before_reading = std::chrono::milliseconds(30);
constexpr std::size_t most_lines = 5;

std::string describe_refused(const RefusedPack& pack, const Catalog& words) {
    if (pack.problems == 0) return say(words, {"pack_of_one_left_out", "pack"}, pack.name);
    return say(words, {"pack_with_problems", "pack", "problems"}, pack.name, static_cast<int>(pack.problems));
}

}  // namespace

std::string notice_of(const std::vector<RefusedPack>& refused, const Catalog& words) {
    constexpr std::size_t most_named = 4;
    if (refused.empty()) return {};
    std::string packs;
    for (std::size_t i = 0; i < std::min(refused.size(), most_named); ++i)
        packs += (packs.empty() ? "" : ", ") + describe_refused(refused[i], words);
    if (refused.size() > most_named) packs += ", " + say(words, {"packs_more", "count"}, static_cast<int>(refused.size() - most_named));
    return say(words, {"packs_left_out", "packs"}, packs);
}

std::unique_ptr<ContentWatch> watch_over(const PackFolders& folders) {
    std::vector<std::filesystem::path> directories{folders.content, folders.own};
    for (const std::filesystem::path& more : folders.more) directories.push_back(is_folder(more) ? more : more.parent_path());
    return std::make_unique<ContentWatch>(std::move(directories));
}

LiveContent::LiveContent(PackFolders folders, std::uint64_t fingerprint, PlayableContent start, TakeOver take_over)
    : m_folders(std::move(folders)),
      m_fingerprint(fingerprint),
      m_content(std::move(start)),
      m_problems_at_start(m_content.problems),
      m_take_over(std::move(take_over)),
      m_problems(m_problems_at_start) {}

void LiveContent::reload() {
    guarded([&] {
        if (m_loading.valid()) m_loading.get();
    });
    m_changed_at.reset();
    m_change_being_read.reset();
    guarded([&] { finish(load_playable(m_folders)); });
}

void LiveContent::choose_language(const std::string& language) {
    if (language == m_folders.language) return;
    m_folders.language = language;
    reload();
}

void LiveContent::choose_packs(const PackChoice& choice) {
    if (choice == m_folders.choice) return;
    m_folders.choice = choice;
    reload();
}

std::shared_ptr<const Catalog> LiveContent::with_own_tactics(const std::string& text) const {
    PackFolders folders = m_folders;
    folders.own_tactics = text;
    PlayableContent loading = load_playable(folders);
    // Tactics with mistakes are left out.
    if (!loading.catalog || loading.catalog->own_tactics != text) return nullptr;
    return std::make_shared<const Catalog>(*std::move(loading.catalog));
}

bool LiveContent::poll() {
    if (!m_watch) return false;
    print_reload_time();
    const bool went_well = guarded([&] { look_for_changes(); });
    bool any = false;
    return !guarded([&] { any = finish_loading(); }) || !went_well || any;
}

/// Runs `step`; shows an exception in the red bar, and the game keeps its content. False after an exception.
bool LiveContent::guarded(FunctionRef<void()> step) {
    try {
        step();
        return true;
    } catch (const std::exception& error) {
        tell({fmt::format("The content cannot be reloaded: {}", error.what())}, {});
        return false;
    }
}

/// A frame is drawn between two calls of poll(): what one call took over is on the screen by the next.
void LiveContent::print_reload_time() {
    if (m_shown.empty() || !m_change_being_read) return;
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - *m_change_being_read);
    std::cout << fmt::format("{} {} ms after it was saved\n", std::exchange(m_shown, {}), passed.count()) << std::flush;
}

void LiveContent::look_for_changes() {
    if (m_watch->changed()) {
        m_last_heard = Clock::now();
        if (!m_changed_at) m_changed_at = m_last_heard;
    }
    if (!m_changed_at || m_loading.valid() || Clock::now() - m_last_heard < quiet_before_reading) return;
    m_change_being_read = std::exchange(m_changed_at, std::nullopt);
    m_loading = std::async(std::launch::async, [folders = m_folders] { return load_playable(folders); });
}

bool LiveContent::finish_loading() {
    if (!m_loading.valid() || m_loading.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return false;
    finish(m_loading.get());
    return true;
}

void LiveContent::finish(PlayableContent loading) {
    m_problems = loading.problems;
    const std::string mistakes = counted(loading.problems.size(), "mistake") + " in the content: ";
    if (!loading.catalog || loses_a_pack(loading)) return tell({mistakes + "the game keeps the old content"}, loading.problems);
    m_error.clear();
    m_shown = "the content is shown";
    const auto catalog = std::make_shared<const Catalog>(*std::exchange(loading.catalog, std::nullopt));
    std::swap(m_content, loading);  // take_over() may show the title, which names the packs left out
    bool taken_over = false;
    const bool went_well = guarded([&] { taken_over = catalog->fingerprint == m_fingerprint || take_over(catalog); });
    if (!went_well || !taken_over) {
        m_content = std::move(loading);
        return;
    }
    if (!m_content.problems.empty() && m_content.problems != m_problems_at_start)
        tell({mistakes + "definitions with mistakes are left out"}, m_content.problems);
}

/// True if a pack in use is refused now. Its creatures and items may be in play, so the old content stays.
bool LiveContent::loses_a_pack(const PlayableContent& loading) const {
    const auto holds = [](const std::vector<std::string>& packs, const std::string& id) {
        return std::find(packs.begin(), packs.end(), id) != packs.end();
    };
    return std::any_of(loading.refused.begin(), loading.refused.end(),
                       [&](const RefusedPack& pack) { return holds(m_content.packs, pack.id) && !holds(loading.packs, pack.id); });
}

bool LiveContent::take_over(const std::shared_ptr<const Catalog>& catalog) {
    const std::vector<std::string> missing = m_take_over(catalog);
    if (missing.empty()) {
        m_fingerprint = catalog->fingerprint;
        return true;
    }
    std::vector<std::string> lines{say(*catalog, "content_not_taken_over")};
    for (const std::string& one : missing) lines.push_back(say(*catalog, {"content_missing", "definition"}, one));
    tell(std::move(lines), {});
    return false;
}

void LiveContent::tell(std::vector<std::string> lines, const std::vector<Problem>& problems) {
    for (const Problem& problem : problems) lines.push_back(to_string(problem));
    for (const std::string& line : lines) std::cerr << line << '\n';
    m_error = std::move(lines);
    m_shown = "the mistakes in the content are shown";
    if (m_error.size() <= most_lines + 1) return;
    const std::size_t left_out = m_error.size() - most_lines;
    m_error.resize(most_lines);
    m_error.push_back(fmt::format("and {} more, on standard error", left_out));
}

}  // namespace td
