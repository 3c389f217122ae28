#include "app/journal_text.hpp"

#include <doctest/doctest.h>

#include "app/played_session.hpp"
#include "app/run_keeper.hpp"
#include "content/packs/playable.hpp"
#include "storage/folder.hpp"

using namespace td;
using namespace td::test;

using Kind = JournalNotice::Kind;

TEST_CASE("every notice about the run's file is a sentence, and names the file where there is one to look at") {
    for (const Kind kind : {Kind::no_folder, Kind::newer_format, Kind::in_use, Kind::cannot_set_aside, Kind::cannot_write,
                            Kind::written_again, Kind::set_aside})
        for (const AsideReason reason : {AsideReason::damaged, AsideReason::older_format, AsideReason::other_content,
                                         AsideReason::another_run, AsideReason::out_of_step}) {
            const std::string text = describe(JournalNotice{kind, "some/run.sqlite", reason}, *shipped());
            CAPTURE(text);
            CHECK(text.ends_with("."));
            const bool has_file = kind != Kind::no_folder && kind != Kind::in_use && kind != Kind::written_again;
            CHECK((text.find("some/run.sqlite") != std::string::npos) == has_file);
        }
    CHECK(describe(JournalNotice{Kind::set_aside, "runs/run.sqlite.damaged-1"}, *shipped()) ==
          "The file of your unfinished delve is damaged. It was renamed to runs/run.sqlite.damaged-1.");
}

TEST_CASE("German players are told in German what happened to the file of their run") {
    PackFolders folders(project_folder() / "content");
    folders.language = "de";
    const PlayableContent german = load_playable(folders);
    REQUIRE(german.catalog);
    const Folder folder;
    write_bytes(folder.path / "run.sqlite", "not a run");
    RunKeeper keeper(*german.catalog, RunJournal(folder.path));
    CHECK(keeper.take_notice() ==
          "Die Datei deines offenen Abstiegs ist beschädigt. Der neue Name ist " + (folder.path / "run.sqlite.damaged-1").string() + ".");
}
