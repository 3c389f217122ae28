#include "app/journal_text.hpp"

#include "text/say.hpp"

namespace td {

namespace {

/// Empty for a run that is out of step: RunKeeper names the command.
std::string describe(AsideReason reason, const Catalog& catalog) {
    switch (reason) {
        case AsideReason::damaged: return say(catalog, "run_file_damaged");
        case AsideReason::older_format: return say(catalog, "run_file_older");
        case AsideReason::other_content: return say(catalog, "run_file_of_other_content");
        case AsideReason::another_run: return say(catalog, "run_file_of_another_run");
        case AsideReason::out_of_step: break;
    }
    return {};
}

std::string joined(std::string reason, const std::string& outcome) { return reason.empty() ? outcome : std::move(reason) + " " + outcome; }

/// How much of a damaged run continues; empty if nothing does.
std::string describe_beginning(const JournalNotice& notice, const Catalog& catalog) {
    const auto sound = static_cast<int>(notice.sound);
    if (sound == 0) return {};
    if (!notice.missing) return " " + say(catalog, {"run_file_sound_only", "sound"}, sound);
    if (*notice.missing == 0) return " " + say(catalog, "run_file_all_sound");
    return " " + say(catalog, {"run_file_sound", "sound", "missing"}, sound, static_cast<int>(*notice.missing));
}

}  // namespace

std::string describe(const JournalNotice& notice, const Catalog& catalog) {
    const std::string file = notice.file.string();
    switch (notice.kind) {
        case JournalNotice::Kind::no_folder: return say(catalog, "run_file_has_no_folder");
        case JournalNotice::Kind::newer_format: return say(catalog, {"run_file_newer", "file"}, file);
        case JournalNotice::Kind::in_use: return say(catalog, "run_file_in_use");
        case JournalNotice::Kind::cannot_set_aside:
            return joined(describe(notice.reason, catalog), say(catalog, {"run_file_cannot_be_renamed", "file"}, file));
        case JournalNotice::Kind::cannot_write: return say(catalog, {"run_file_cannot_be_written", "file"}, file);
        case JournalNotice::Kind::written_again: return say(catalog, "run_file_written_again");
        case JournalNotice::Kind::replaced: return say(catalog, {"run_file_replaced", "file"}, file);
        case JournalNotice::Kind::set_aside:
            return joined(describe(notice.reason, catalog), say(catalog, {"run_file_renamed", "file"}, file)) +
                   describe_beginning(notice, catalog);
    }
    return {};
}

}  // namespace td
