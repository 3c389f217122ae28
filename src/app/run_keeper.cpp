#include "app/run_keeper.hpp"

#include <algorithm>

#include "app/journal_text.hpp"
#include "game/floor/floors.hpp"
#include "game/run/floor_entry_bytes.hpp"
#include "text/describe_packs.hpp"
#include "text/say.hpp"

namespace td {

std::optional<UnfinishedRun> RunKeeper::unfinished() {
    const std::optional<KeptRun> run = m_journal.load();
    if (!run || run->end != RunEnd::none) return std::nullopt;
    const DungeonId dungeon = find_id<DungeonId>(m_catalog->dungeons, run->origin.dungeon);
    const std::string& id = run->origin.difficulty;
    const DifficultyId difficulty = id.empty() ? main_difficulty(*m_catalog) : find_id<DifficultyId>(m_catalog->difficulties, id);
    if (run->origin.content != m_catalog->shared_rules_fingerprint || !dungeon || (!id.empty() && !difficulty)) {
        m_notice = describe_other_content(run->origin.packs, *m_catalog);
        return std::nullopt;
    }
    // A run without commands has no milestone yet: it is on floor 1 in round 1.
    return UnfinishedRun{.dungeon = dungeon,
                         .seed = run->origin.seed,
                         .floor = std::max(1, run->last().floor),
                         .round = std::max(1, run->last().round),
                         .crashed = m_journal.is_marked(),
                         .difficulty = difficulty};
}

std::string RunKeeper::last_dungeon() {
    const std::optional<KeptRun> run = m_journal.load();
    return run ? run->origin.dungeon : std::string();
}

std::string RunKeeper::take_notice() {
    std::string sentences = std::exchange(m_notice, {});
    for (const JournalNotice& notice : m_journal.take_notices()) {
        sentences += (sentences.empty() ? "" : " ") + describe(notice, *m_catalog);
        if (m_log && !notice.detail.empty()) m_log(notice.file.generic_string() + ": " + notice.detail);
    }
    return sentences;
}

void RunKeeper::begin(Session& session) {
    const Game& game = session.game();
    m_journal.begin({.seed = game.settings().seed,
                     .dungeon = game.dungeon().id,
                     .content = m_catalog->shared_rules_fingerprint,
                     .difficulty = game.difficulty().id,
                     .tactics = m_catalog->own_tactics,
                     .packs = m_catalog->rules_packs});
    m_tactics_changed = false;
    m_journal.keep_floor(0, {}, {session.thoughts()});
    follow(session);
}

std::shared_ptr<const Catalog> RunKeeper::catalog_at_start() {
    const std::optional<KeptRun> run = m_journal.load();
    std::shared_ptr<const Catalog> catalog = run && m_catalog_with ? m_catalog_with(run->origin.tactics) : nullptr;
    if (catalog && catalog->shared_rules_fingerprint == run->origin.content) return catalog;
    m_notice = describe_other_content(run ? run->origin.packs : m_catalog->rules_packs, *m_catalog);
    return nullptr;
}

std::optional<std::string> RunKeeper::take_over(Session& session, const std::string& own_tactics) const {
    const std::shared_ptr<const Catalog> catalog = m_catalog_with ? m_catalog_with(own_tactics) : nullptr;
    if (catalog == nullptr) return "tactics.yaml";
    const std::vector<std::string> missing = session.migrate_to(catalog);
    return missing.empty() ? std::nullopt : std::optional(missing.front());
}

std::unique_ptr<Session> RunKeeper::go_on(const UnfinishedRun& run) {
    const GameSettings settings{.seed = run.seed, .dungeon = run.dungeon, .difficulty = run.difficulty};
    // If what minds decided then does not fit, without it: they decide anew.
    for (const bool recalls : {true, false}) {
        if (run.crashed) break;
        if (std::unique_ptr<Session> session = from_last_floor(settings, recalls)) return session;
    }
    const std::shared_ptr<const Catalog> catalog = catalog_at_start();
    if (!catalog) return nullptr;
    auto session = std::make_unique<Session>(catalog, settings);
    session->begin();
    return restore(*session) ? std::move(session) : nullptr;
}

std::unique_ptr<Session> RunKeeper::from_last_floor(const GameSettings& settings, bool recalls) {
    std::optional<KeptRun> run = m_journal.load();
    std::optional<KeptFloor> floor = m_journal.floor();
    if (!run || !floor || (!recalls && floor->commands == 0)) return nullptr;
    if (!recalls) floor->thoughts.clear();
    const auto entered = run->commands.begin() + static_cast<std::ptrdiff_t>(floor->commands);
    if (std::any_of(run->commands.begin(), entered, [](const KeptCommand& kept) { return kept.tactics.has_value(); })) return nullptr;
    const std::shared_ptr<const Catalog> catalog = catalog_at_start();
    if (!catalog) return nullptr;
    std::optional<FloorEntry> entry = floor_entry_of(floor->entry, *catalog, (*catalog)[settings.dungeon]);
    if (!entry && floor->commands > 0) return nullptr;
    m_journal.mark();
    auto session = std::make_unique<Session>(entry ? Game(enter_again(catalog, settings, *std::move(entry))) : Game(catalog, settings));
    if (!floor->thoughts.empty()) session->recall(floor->thoughts.front());
    session->begin();
    const bool is_there = floor->commands == 0 || session->game().hash() == floor->hash;
    const bool is_same = is_there && !give_all(*session, *run, *std::move(floor));
    m_journal.unmark();
    if (!is_same || !take_up(*session)) return nullptr;
    run->commands.erase(entered, run->commands.end());
    if (!run->commands.empty()) m_earlier = std::make_unique<EarlierFloors>(catalog, settings, *std::move(run));
    return session;
}

std::optional<std::size_t> RunKeeper::give_all(Session& session, const KeptRun& run, KeptFloor kept) {
    const std::size_t first = kept.commands;
    const std::vector<std::string> recalled = std::exchange(kept.thoughts, {session.thoughts()});
    std::shared_ptr<const FloorEntry> entered = session.game().state().entry;
    std::size_t given = first;
    const auto give = [&](const KeptCommand& command) {
        const bool recalls = ++given - first < recalled.size();
        // If the catalog is not available, the old one stays, and the hash will differ.
        if (command.tactics) take_over(session, *command.tactics);
        if (recalls) session.recall(recalled[given - first]);
        session.give(command.command);
        if (std::exchange(entered, session.game().state().entry) != session.game().state().entry)
            kept = {.commands = given, .entry = to_bytes(*entered)};
        kept.thoughts.push_back(session.thoughts());
        // What differs once stays different, and without thinking, hashing would take most of the time.
        constexpr std::size_t checked = 64;
        const bool may_wait = recalls && given % checked != 0 && given < run.commands.size();
        return may_wait ? command.after.hash : session.game().hash();
    };
    const std::optional<std::size_t> differs = replay(run, give, first);
    if (!differs) m_journal.keep_floor(kept.commands, std::move(kept.entry), std::move(kept.thoughts));
    return differs;
}

bool RunKeeper::restore(Session& session) {
    const std::optional<KeptRun> run = m_journal.load();
    if (!run) return false;
    m_journal.mark();
    const std::optional<std::size_t> differs = give_all(session, *run, {});
    m_journal.unmark();
    if (differs) {
        m_notice =
            say(*m_catalog, {"run_out_of_step", "command", "of"}, static_cast<int>(*differs), static_cast<int>(run->commands.size()));
        m_journal.set_aside(AsideReason::out_of_step);
        return false;
    }
    return take_up(session);
}

bool RunKeeper::take_up(Session& session) {
    const bool has_current_tactics = same_rules(session.game().catalog(), *m_catalog);
    if (m_catalog_with && &session.game().catalog() != m_catalog)
        if (const std::optional<std::string> missing = take_over(session, m_catalog->own_tactics)) {
            m_notice = say(*m_catalog, {"run_misses_tactic", "missing"}, *missing);
            return false;
        }
    follow(session);
    m_tactics_changed = !has_current_tactics;
    finish_if_over(session.game());
    return true;
}

void RunKeeper::follow(Session& session) {
    m_hash = session.game().hash();
    m_entry = session.game().state().entry;
    m_earlier.reset();
    m_follows = true;
    session.record([this, &session](const Command& command, const Step& step) { write(session, command, step); });
    tell(session);
}

/// Puts notices about the run's file into the session's log.
void RunKeeper::tell(Session& session) {
    if (const std::string news = take_notice(); !news.empty()) session.note(news);
}

bool RunKeeper::keeps_on() {
    m_journal.try_again();
    return keeps() && m_follows;
}

void RunKeeper::give_up() {
    // After a change of content the session is not the run in the file.
    if (std::exchange(m_follows, false)) m_journal.finish(RunEnd::given_up);
}

void RunKeeper::content_changed(const Catalog& catalog, Session* session) {
    const Catalog& before = *std::exchange(m_catalog, &catalog);
    if (same_rules(before, catalog) || session == nullptr || !m_follows) return;
    if (m_catalog_with && before.shared_rules_fingerprint == catalog.shared_rules_fingerprint) {
        m_tactics_changed = true;
        m_hash = session->game().hash();
        return;
    }
    m_follows = false;
    session->record({});
    if (m_journal.keeps() && session->game().outcome() == Outcome::running) session->note(say(catalog, "run_not_kept_on"));
}

void RunKeeper::write(Session& session, const Command& command, const Step& step) {
    const Game& game = session.game();
    remember_earlier(session);
    const std::uint64_t hash = game.hash();
    if (step.kind == Step::Kind::refused && hash == m_hash) {
        // No part of the run, but a chance to find that its file is gone.
        m_journal.try_again();
        return tell(session);
    }
    m_hash = hash;
    const bool with_tactics = std::exchange(m_tactics_changed, false);
    m_journal.append({.command = command,
                      .after = {.floor = game.depth(), .round = game.now().round, .hash = hash},
                      .tactics = with_tactics ? std::optional(m_catalog->own_tactics) : std::nullopt});
    if (std::exchange(m_entry, game.state().entry) != game.state().entry)
        m_journal.keep_floor(m_journal.command_count(), to_bytes(*m_entry), {session.thoughts()});
    else
        m_journal.keep_thoughts(session.thoughts());
    finish_if_over(game);
    tell(session);
}

/// Adds the earlier floors to the session's log and chronicle, once they have been replayed. At the end of the run, waits for that.
void RunKeeper::remember_earlier(Session& session) {
    if (!m_earlier || (!m_earlier->is_over() && session.game().outcome() == Outcome::running)) return;
    if (const Session* const earlier = m_earlier->wait()) session.remember(*earlier);
    m_earlier.reset();
}

void RunKeeper::finish_if_over(const Game& game) {
    if (game.outcome() == Outcome::victory) m_journal.finish(RunEnd::victory);
    if (game.outcome() == Outcome::defeat || game.outcome() == Outcome::faulty) m_journal.finish(RunEnd::defeat);
}

}  // namespace td
