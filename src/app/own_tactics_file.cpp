#include "app/own_tactics_file.hpp"

#include <utility>

#include "content/packs/own_pack.hpp"
#include "content/yaml/whole_file.hpp"
#include "text/say.hpp"

namespace td {

namespace files = std::filesystem;

OwnTacticsFile::OwnTacticsFile(files::path folder, Content content, TakeOver take_over)
    : m_folder(std::move(folder)), m_file(m_folder / own_tactics_file), m_content(std::move(content)), m_take_over(std::move(take_over)) {}

std::vector<Tactic> OwnTacticsFile::own() const { return tactics_in(read_whole_file(m_file).value_or(std::string()), m_content()); }

std::string OwnTacticsFile::not_written() const { return say(m_content(), {"tactic_file_not_written", "file"}, m_file.string()); }

std::string OwnTacticsFile::why_not_done(const TacticsChange& change) const {
    const Catalog& words = m_content();
    const std::string file = m_file.string();
    switch (change.outcome) {
        case TacticsChange::Outcome::done: break;
        case TacticsChange::Outcome::has_mistakes: return say(words, {"tactic_file_has_mistakes", "file", "line"}, file, change.line);
        case TacticsChange::Outcome::other_layout: return say(words, {"tactic_file_other_layout", "file"}, file);
        case TacticsChange::Outcome::has_remarks: return say(words, {"tactic_file_has_remarks", "file", "line"}, file, change.line);
        case TacticsChange::Outcome::is_another_now: return say(words, {"tactic_file_is_another", "file"}, file);
        case TacticsChange::Outcome::is_there: return say(words, {"tactic_file_has_id", "file", "line"}, file, change.line);
    }
    return {};
}

std::string OwnTacticsFile::save(const Tactic* before, const Tactic& tactic) {
    const std::optional<std::string> text = read_whole_file(m_file);
    return text ? change(*text, save_tactic(*text, before, tactic, m_content())) : not_written();
}

std::string OwnTacticsFile::remove(const Tactic& tactic) {
    const std::optional<std::string> text = read_whole_file(m_file);
    return text ? change(*text, remove_tactic(*text, tactic, m_content())) : not_written();
}

/// Creates the folder and its pack.yaml if missing. False if that fails.
bool OwnTacticsFile::prepare_folder() const {
    std::error_code failed;
    files::create_directories(m_folder, failed);
    const files::path info = m_folder / "pack.yaml";
    return !failed && (files::exists(info, failed) || write_whole_file(info, new_own_pack(m_folder)));
}

std::string OwnTacticsFile::change(const std::string& before, const TacticsChange& change) {
    if (change.outcome != TacticsChange::Outcome::done) return why_not_done(change);
    std::error_code failed;
    const bool was_there = files::exists(m_file, failed);
    if (!prepare_folder() || !write_whole_file(m_file, change.text)) return not_written();
    const std::string reason = m_take_over();
    if (reason.empty()) return {};
    // If the game cannot use the change, undo it on disk too, so that the next start brings no surprise.
    if (was_there ? write_whole_file(m_file, before) : files::remove(m_file, failed)) m_take_over();
    return say(m_content(), {"tactic_not_taken", "reason"}, reason);
}

}  // namespace td
