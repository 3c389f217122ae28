// Whole sessions written down and played again, as the program does it.
#include "app/run_keeper.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "actions/command_record.hpp"
#include "base/rng.hpp"
#include "content/packs/load.hpp"
#include "content/yaml/read_tree.hpp"
#include "project_folder.hpp"
#include "rules/ongoing_actions.hpp"
#include "storage/folder.hpp"
#include "storage/full_disk.hpp"

using namespace td;
using namespace td::test;

namespace {

std::shared_ptr<const Catalog> shipped() {
    static const auto catalog = [] {
        ContentLoading loading = load_content(project_folder() / "content");
        REQUIRE(loading.catalog);
        return std::make_shared<const Catalog>(std::move(*loading.catalog));
    }();
    return catalog;
}

/// The shipped content with a pack that only says some of it in another language.
std::shared_ptr<const Catalog> in_german() {
    static const auto catalog = [] {
        std::vector<Problem> problems;
        std::vector<Pack> packs = read_packs(project_folder() / "content", problems);
        Pack& words = packs.emplace_back();
        words.info.id = "words";
        words.trees.push_back(
            read_tree("german.yaml",
                      "strings: {missed: \"{who} schlägt daneben.\"}\n"
                      "species:\n  hero_warden: {change: edit, name: Wächter}\n  tunnel_rat: {change: edit, name: Ratte}\n"
                      "dungeons:\n  sunken_city: {change: edit, name: Die versunkene Stadt}\n")
                .tree);
        ContentLoading loading = load_packs(packs, std::move(problems));
        REQUIRE(loading.catalog);
        return std::make_shared<const Catalog>(std::move(*loading.catalog));
    }();
    return catalog;
}

/// Steps mostly; much of it is refused.
Command random_command(Rng& rng, const Game& game) {
    const auto direction = static_cast<Direction>(rng.below(8));
    const int slot = static_cast<int>(rng.below(4));
    const auto& members = game.world().roster()[game.player_team()].members;
    if (game.paused() && rng.chance(60)) return commands::Resume{};
    const EntityId last = members.back();
    const std::optional<Point> there = game.world().position(EntityId(rng.below(static_cast<std::uint32_t>(game.world().entity_count()))));
    switch (rng.below(19)) {
        case 0: return commands::Wait{};
        case 1: return commands::UseSkill{slot, direction, {static_cast<int>(rng.below(40)), static_cast<int>(rng.below(30))}};
        case 2: return commands::SwapSlots{slot, static_cast<int>(rng.below(4))};
        case 3: return commands::SetTeamMode{static_cast<int>(rng.below(2)) != 0};
        case 4: return commands::SetLeader{members[rng.below(static_cast<std::uint32_t>(members.size()))]};
        case 5: return commands::SetTactic{members.back(), TacticId(rng.below(6))};
        case 6: return *command_of({.kind = static_cast<int>(rng.below(command_kind_count)), .direction = direction, .slot = slot});
        case 7: return commands::SetPauseMode{static_cast<PauseMode>(rng.below(3))};
        case 8: return commands::Reconsider{members[rng.below(static_cast<std::uint32_t>(members.size()))]};
        case 9:
            return commands::GiveOrder{rng.chance(50) ? last : EntityId{}, static_cast<CompanionOrder>(rng.below(companion_order_count)),
                                       rng.chance(70), there.value_or(Point{})};
        case 10: return commands::PermitSkill{last, static_cast<int>(rng.below(12)), static_cast<Permission>(rng.below(permission_count))};
        case 11: return commands::PermitItem{last, static_cast<int>(rng.below(12)), static_cast<Permission>(rng.below(permission_count))};
        case 12: return commands::VetoCommand{last, static_cast<int>(rng.below(8)), slot, there.value_or(Point{})};
        default: return commands::Walk{direction};
    }
}

void play(Session& session, Rng& rng, int commands) {
    for (int i = 0; i < commands && session.game().outcome() == Outcome::running; ++i) session.give(random_command(rng, session.game()));
}

std::string told(const Session& session) {
    std::string text;
    for (const auto& entry : session.message_log().entries()) text += text_of(entry) + "\n";
    return text;
}

}  // namespace

TEST_CASE("a session that was kept is gone on with: the same game, in both of two sittings") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        const Folder folder;
        const GameSettings settings{seed, DungeonId(seed % shipped()->dungeons.size())};
        Rng rng = Rng::named(seed, "fingers");
        Session first(shipped(), settings);
        {
            RunKeeper keeper(*shipped(), RunJournal(folder.path));
            first.begin();
            keeper.begin(first);
            play(first, rng, 150);
        }
        Session second(shipped(), settings);
        {
            RunKeeper keeper(*shipped(), RunJournal(folder.path));
            const auto run = keeper.unfinished();
            if (first.game().outcome() != Outcome::running) {
                CHECK_FALSE(run);
                continue;
            }
            REQUIRE(run);
            CHECK(run->seed == seed);
            CHECK(run->dungeon == settings.dungeon);
            CHECK(run->floor == first.game().floor());
            CHECK(run->round == first.game().now().round);
            second.begin();
            REQUIRE(keeper.restore(second));
            CHECK(second.game().hash() == first.game().hash());
            play(second, rng, 150);
        }
        Session third(shipped(), settings);
        third.begin();
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        const bool over = second.game().outcome() != Outcome::running;
        CHECK(keeper.unfinished().has_value() != over);
        REQUIRE(keeper.restore(third));
        CHECK(third.game().hash() == second.game().hash());
        CHECK(keeper.take_notice() == "");
    }
}

TEST_CASE("a session is gone on with at its own difficulty") {
    const Folder folder;
    const GameSettings settings{4, find_id<DungeonId>(shipped()->dungeons, "sunken_city"), true,
                                find_id<DifficultyId>(shipped()->difficulties, "hard")};
    REQUIRE(settings.difficulty);
    Rng rng = Rng::named(4, "fingers");
    Session first(shipped(), settings);
    first.begin();
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        play(first, rng, 60);
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    const auto run = keeper.unfinished();
    REQUIRE(run);
    CHECK(run->difficulty == settings.difficulty);
    Session second(shipped(), {run->seed, run->dungeon, true, run->difficulty});
    second.begin();
    REQUIRE(keeper.restore(second));
    CHECK(second.game().hash() == first.game().hash());
}

TEST_CASE("a run that was left in the midst of an action of several turns is gone on with there") {
    const Folder folder;
    const GameSettings settings{5, find_id<DungeonId>(shipped()->dungeons, "sunken_city")};
    REQUIRE(settings.dungeon);
    const auto digging = [](const Game& game) -> std::optional<Command> {
        const auto& stacks = game.world().bag(game.player_team()).stacks;
        for (std::size_t i = 0; i < stacks.size(); ++i)
            for (const Direction direction : all_directions) {
                const Command command = commands::UseItem{static_cast<int>(i), direction};
                if (game.catalog()[stacks[i].item].turns > 1 && !game.would_refuse(command)) return command;
            }
        return std::nullopt;
    };
    Session first(shipped(), settings);
    first.begin();
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        Rng rng = Rng::named(5, "fingers");
        while (!digging(first.game())) first.give(commands::Walk{static_cast<Direction>(rng.below(8))});
        const Command dig = *digging(first.game());
        for (int i = 0; i < 2; ++i) REQUIRE(first.give(dig).kind == Step::Kind::needs_command);
    }
    Session second(shipped(), settings);
    second.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.restore(second));
    CHECK(second.game().hash() == first.game().hash());
    const EntityId who = second.game().awaiting();
    REQUIRE(second.game().world().has<OngoingAction>(who));
    CHECK(second.game().world().get<OngoingAction>(who).done == 2);
    const OngoingAction at = second.game().world().get<OngoingAction>(who);
    while (const auto further = going_on(second.game().world(), who)) second.give(*further);
    CHECK(second.game().world().terrain(at.from + offset(at.direction)) == shipped()->floor);
}

TEST_CASE("what the player was told is told again") {
    const Folder folder;
    const GameSettings settings{5, DungeonId(0)};
    Session first(shipped(), settings);
    first.begin();
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        // What was refused is not told again: it is no part of the run.
        for (int i = 0; i < 400; ++i) {
            const Command step = commands::Walk{static_cast<Direction>(i / 9 * 5 % 8)};
            first.give(first.game().would_refuse(step) ? commands::Wait{} : step);
        }
    }
    Session second(shipped(), settings);
    second.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.restore(second));
    CHECK(told(first).size() > 100);
    CHECK(told(second) == told(first));
}

TEST_CASE("a run that was lost is over") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Folder folder;
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        Session session(shipped(), {seed, DungeonId(0)});
        session.begin();
        keeper.begin(session);
        Rng rng = Rng::named(seed, "fingers");
        play(session, rng, 3000);
        if (session.game().outcome() == Outcome::running) continue;
        CHECK_FALSE(keeper.unfinished());
        return;
    }
    FAIL("nobody ever lost");
}

TEST_CASE("a run that comes out differently is told with the command, set aside, and not gone on with") {
    const Folder folder;
    const GameSettings settings{5, DungeonId(0)};
    {
        Session session(shipped(), settings);
        session.begin();
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(session);
        for (int i = 0; i < 3; ++i) session.give(commands::Wait{});
    }
    {
        RunJournal journal(folder.path);
        journal.append({commands::Wait{}, {1, 4, 12345}});
        journal.append({commands::Wait{}, {1, 5, 12345}});
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    Session session(shipped(), settings);
    session.begin();
    CHECK_FALSE(keeper.restore(session));
    CHECK(keeper.take_notice().find("after command 4 of 5") != std::string::npos);
    CHECK(std::filesystem::exists(folder.path / "run.sqlite.out-of-sync-1"));
    CHECK_FALSE(keeper.unfinished());
}

TEST_CASE("a forged run whose commands name nothing that exists is refused command by command, and does not end the program") {
    const GameSettings settings{5, DungeonId(0)};
    std::vector<Command> forged;
    for (int kind = 0; kind < command_kind_count; ++kind)
        for (const int number : {-1, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
            CommandRecord record{.kind = kind, .slot = number, .other_slot = number, .aim = {number, number}};
            record.target.value = static_cast<std::uint32_t>(number) - 1;
            record.tactic.value = static_cast<std::uint16_t>(number) - 1;
            forged.push_back(*command_of(record));
            forged.push_back(*command_of({.kind = kind, .target = record.target}));
        }
    Session honest(shipped(), settings);
    honest.begin();
    const std::uint64_t before = honest.game().hash();
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin({settings.seed, shipped()->dungeons[0].id, shipped()->rules_fingerprint});
        // Whatever is refused leaves the game as it was, so the seals and the hashes of the file are right.
        for (const Command& command : forged) journal.append({command, {1, 0, before}});
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    Session session(shipped(), settings);
    session.begin();
    CHECK_NOTHROW(keeper.restore(session));
}

TEST_CASE("a run that ended the program while it was gone on with is offered as such, until it goes well") {
    const Folder folder;
    const GameSettings settings{5, DungeonId(0)};
    {
        Session session(shipped(), settings);
        session.begin();
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(session);
        session.give(commands::Wait{});
        CHECK_FALSE(keeper.unfinished()->ended_badly);
    }
    const auto go_on = [&](bool expected_badly, bool plays) {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        REQUIRE(keeper.unfinished());
        CHECK(keeper.unfinished()->ended_badly == expected_badly);
        Session session(shipped(), settings);
        session.begin();
        REQUIRE(keeper.restore(session));
        if (plays) session.give(commands::Wait{});
    };
    go_on(false, false);  // and there the program ends, as by a crash
    go_on(true, false);
    go_on(true, true);
    go_on(false, true);
}

TEST_CASE("while the disk is full the run is not kept, and the player is told when it is and when it is not") {
    const Folder folder;
    const GameSettings settings{5, DungeonId(0)};
    Session session(shipped(), settings);
    session.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    keeper.begin(session);
    session.give(commands::Wait{});
    CHECK(keeper.keeps_on());
    {
        const FullDisk full;
        for (int i = 0; i < 30; ++i) session.give(commands::Wait{});
        CHECK_FALSE(keeper.keeps_on());
        CHECK(told(session).find("is not kept at the moment") != std::string::npos);
        CHECK_FALSE(keeper.unfinished());
    }
    CHECK(keeper.keeps_on());  // the menu asks, and that tries again
    session.give(commands::Wait{});
    CHECK(told(session).find("is kept again") != std::string::npos);
    CHECK(keeper.unfinished());
}

TEST_CASE("a run of other content is named and not offered") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin({3, shipped()->dungeons[0].id, shipped()->rules_fingerprint + 1});
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    CHECK_FALSE(keeper.unfinished());
    CHECK(keeper.take_notice().find("other content") != std::string::npos);
}

TEST_CASE("a run of other content names the packs that it needs") {
    const Folder folder;
    auto with_frost = std::make_shared<Catalog>(*shipped());
    with_frost->shared_rules_fingerprint += 1;
    with_frost->rules_packs.push_back({"frost", "Frost", "1.2", "", 7});
    {
        Session session(with_frost, {5, DungeonId(0)});
        session.begin();
        RunKeeper(*with_frost, RunJournal(folder.path)).begin(session);
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    CHECK_FALSE(keeper.unfinished());
    CHECK(keeper.take_notice().find("It needs Frost 1.2.") != std::string::npos);
}

TEST_CASE("a run that was given up is not offered again") {
    const Folder folder;
    Session session(shipped(), {5, DungeonId(0)});
    session.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    keeper.begin(session);
    session.give(commands::Wait{});
    REQUIRE(keeper.unfinished());
    keeper.give_up();
    CHECK_FALSE(keeper.unfinished());
}

TEST_CASE("where nothing can be kept the player reads it once among what happened") {
    Session session(shipped(), {5, DungeonId(0)});
    session.begin();
    RunKeeper keeper(*shipped(), RunJournal("/proc/none"));
    CHECK_FALSE(keeper.keeps());
    keeper.begin(session);
    CHECK(told(session).find("The run is not kept") != std::string::npos);
    session.give(commands::Wait{});
    CHECK(keeper.take_notice() == "");
}

TEST_CASE("a run is kept up to the moment its content became another one, and gone on with there under the old content") {
    const Folder folder;
    const GameSettings settings{5, find_id<DungeonId>(shipped()->dungeons, "sunken_city")};
    auto changed = std::make_shared<Catalog>(*shipped());
    changed->rules_fingerprint += 1;
    changed->shared_rules_fingerprint += 1;
    changed->rules_packs.front().rules += 1;
    changed->species[0].health += 1;
    Session first(shipped(), settings);
    first.begin();
    std::uint64_t kept = 0;
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        for (int i = 0; i < 5; ++i) first.give(commands::Wait{});
        kept = first.game().hash();
        REQUIRE(first.migrate_to(changed).empty());
        keeper.content_changed(*changed, &first);
        CHECK(told(first).find("from here on this delve is not kept") != std::string::npos);
        for (int i = 0; i < 5; ++i) first.give(commands::Wait{});
        // Neither does the end of what is not kept end what is.
        keeper.give_up();
        CHECK_FALSE(keeper.unfinished());
        CHECK(keeper.take_notice() ==
              "Your unfinished delve was made with other content, and can only be gone on with there. Changed since: Tierdelve 0.1.");
    }
    Session second(shipped(), settings);
    second.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    REQUIRE(keeper.restore(second));
    CHECK(second.game().hash() == kept);
}

TEST_CASE("a run that was kept is gone on with in another language, and kept on when the language changes in the middle of it") {
    const Folder folder;
    const GameSettings settings{5, find_id<DungeonId>(shipped()->dungeons, "sunken_city")};
    Rng rng = Rng::named(5, "fingers");
    Session first(shipped(), settings);
    first.begin();
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        play(first, rng, 60);
        REQUIRE(first.migrate_to(in_german()).empty());
        keeper.content_changed(*in_german(), &first);
        CHECK(told(first).find("not kept") == std::string::npos);
        play(first, rng, 60);
    }
    Session second(in_german(), settings);
    second.begin();
    RunKeeper keeper(*in_german(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    REQUIRE(keeper.restore(second));
    CHECK(second.game().hash() == first.game().hash());
    const World& world = second.game().world();
    for (const EntityId member : world.roster()[second.game().player_team()].members)
        CHECK(world.get<Creature>(member).name == first.game().world().get<Creature>(member).name);
}

namespace {

/// The shipped content with such tactics of the player's own.
std::shared_ptr<const Catalog> with_own_tactics(const std::string& text) {
    PackFolders folders(project_folder() / "content", "/nowhere/mine");
    folders.own_tactics = text;
    ContentLoading loading = load_content(folders);
    return loading.catalog ? std::make_shared<const Catalog>(std::move(*loading.catalog)) : nullptr;
}

const std::string stay = "tactics:\n  stay: {name: Stay, for_party: true, plans: [hold]}\n";
const std::string stay_and_flee = stay + "  run: {name: Run, for_party: true, plans: [flee, hold]}\n";

/// A program that keeps a run while the player's own tactics change.
struct Sitting {
    std::shared_ptr<const Catalog> catalog;
    RunKeeper keeper;
    std::unique_ptr<Session> session;

    Sitting(const Folder& folder, const std::string& tactics)
        : catalog(with_own_tactics(tactics)), keeper(*catalog, RunJournal(folder.path)) {
        keeper.set_catalogs([this](const std::string& text) { return text == catalog->own_tactics ? catalog : with_own_tactics(text); });
    }
    void begin() { begin(find_id<DungeonId>(catalog->dungeons, "sunken_city")); }
    void begin(DungeonId dungeon) {
        session = std::make_unique<Session>(catalog, GameSettings{5, dungeon});
        session->begin();
        keeper.begin(*session);
    }
    bool go_on() {
        const auto run = keeper.unfinished();
        const auto start = keeper.catalog_at_start();
        if (!run || !start) return false;
        session = std::make_unique<Session>(start, GameSettings{run->seed, run->dungeon, true, run->difficulty});
        session->begin();
        return keeper.restore(*session);
    }
    void change_tactics(const std::string& text) {
        const std::shared_ptr<const Catalog> before = catalog;
        catalog = with_own_tactics(text);
        REQUIRE(session->migrate_to(catalog).empty());
        keeper.content_changed(*catalog, session.get());
    }
    void wait(int times) const {
        for (int i = 0; i < times; ++i) session->give(commands::Wait{});
    }
    /// Gives the tactic to the last member.
    void follow(const std::string& id) const {
        const auto& members = session->game().world().roster()[session->game().player_team()].members;
        const TacticId tactic = find_id<TacticId>(catalog->tactics, id);
        REQUIRE(tactic);
        REQUIRE(session->give(commands::SetTactic{members.back(), tactic}).kind != Step::Kind::refused);
    }
    std::uint64_t hash() const { return session->game().hash(); }
};

}  // namespace

TEST_CASE("a run in which the player's own tactics changed is gone on with, and each command is verified under those of its time") {
    const Folder folder;
    std::uint64_t left = 0;
    {
        Sitting first(folder, "");
        first.begin();
        first.wait(3);
        first.change_tactics(stay);
        CHECK(told(*first.session).find("not kept") == std::string::npos);
        first.follow("stay");
        first.wait(3);
        first.change_tactics(stay_and_flee);
        first.follow("run");
        first.wait(3);
        first.change_tactics("tactics:\n  run: {name: Run, for_party: true, plans: [flee_when_hurt, hold]}\n");
        first.wait(2);
        left = first.hash();
    }
    const std::string now = "tactics:\n  run: {name: Run, for_party: true, plans: [flee_when_hurt, hold]}\n";
    {
        Sitting second(folder, now);
        REQUIRE(second.go_on());
        CHECK(second.hash() == left);
        second.wait(2);
        left = second.hash();
    }
    Sitting third(folder, now);
    REQUIRE(third.go_on());
    CHECK(third.hash() == left);
    CHECK(third.keeper.take_notice() == "");
}

TEST_CASE("tactics may change several times between two commands, in every dungeon") {
    for (std::size_t dungeon = 0; dungeon < shipped()->dungeons.size(); ++dungeon) {
        CAPTURE(shipped()->dungeons[dungeon].id);
        const Folder folder;
        Rng rng = Rng::named(dungeon, "fingers");
        std::uint64_t left = 0;
        bool is_over = false;
        {
            Sitting first(folder, stay);
            first.begin(DungeonId(dungeon));
            for (int turn = 0; turn < 4; ++turn) {
                play(*first.session, rng, 15);
                first.change_tactics(stay_and_flee);
                first.change_tactics("");
                first.change_tactics(turn % 2 == 0 ? stay : "");
            }
            play(*first.session, rng, 5);
            left = first.hash();
            is_over = first.session->game().outcome() != Outcome::running;
        }
        if (is_over) continue;
        Sitting second(folder, "");
        const bool went_on = second.go_on();
        INFO(second.keeper.take_notice());
        REQUIRE(went_on);
        CHECK(second.hash() == left);
    }
}

TEST_CASE("a run that began with tactics of the player's own is gone on with when the file has others by now") {
    const Folder folder;
    {
        Sitting first(folder, stay_and_flee);
        first.begin();
        first.follow("stay");
        first.wait(3);
    }
    std::uint64_t left = 0;
    {
        Sitting second(folder, stay);
        REQUIRE(second.go_on());
        CHECK(&second.session->game().catalog() == second.catalog.get());
        second.wait(2);
        left = second.hash();
    }
    Sitting third(folder, stay);
    REQUIRE(third.go_on());
    CHECK(third.hash() == left);
}

TEST_CASE("a run whose tactic is gone from the file stays, and the player is told what it needs") {
    const Folder folder;
    std::uint64_t left = 0;
    {
        Sitting first(folder, stay);
        first.begin();
        first.follow("stay");
        first.wait(2);
        left = first.hash();
    }
    {
        Sitting without(folder, "");
        CHECK_FALSE(without.go_on());
        CHECK(without.keeper.take_notice().find("tactic `stay`") != std::string::npos);
    }
    Sitting again(folder, stay);
    REQUIRE(again.go_on());
    CHECK(again.hash() == left);
}

TEST_CASE("tactics of the player's own that were changed on disk are found out, not played by") {
    const Folder folder;
    {
        Sitting first(folder, stay);
        first.begin();
        first.follow("stay");
        first.wait(2);
    }
    // Another program that wrote `hold` and meant something else by it: the seal of the file is right, the states are not.
    Sitting second(folder, stay);
    second.keeper.set_catalogs([&](const std::string&) {
        auto forged = std::make_shared<Catalog>(*with_own_tactics(stay));
        forged->tactics.back().plans.front().kind = Plan::Kind::explore;
        return forged;
    });
    CHECK_FALSE(second.go_on());
    CHECK(second.keeper.take_notice().find("is not what it was when you played") != std::string::npos);
}
