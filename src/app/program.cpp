#include "app/program.hpp"

#include <fmt/core.h>

#include <csignal>
#include <fstream>
#include <iostream>
#include <string_view>

#include "app/console_line.hpp"
#include "app/display.hpp"
#include "catalog/renumbering.hpp"
#include "content/packs/translation.hpp"
#include "game/turns/debug_commands.hpp"
#include "storage/user_folders.hpp"
#include "text/describe.hpp"
#include "text/explain_orders.hpp"
#include "text/explain_parts.hpp"
#include "text/objective_text.hpp"
#include "view/screens/dungeon_choice.hpp"
#include "view/sound/event_sounds.hpp"

namespace td {

namespace {

volatile std::sig_atomic_t asked_to_end = 0;

RunJournal journal_for(const Options& options) { return is_interactive(options) ? RunJournal(user_data_folder()) : RunJournal(); }

SettingsFile settings_for(const Options& options) { return is_interactive(options) ? SettingsFile(user_config_folder()) : SettingsFile(); }

std::string_view name_of(Outcome outcome) {
    switch (outcome) {
        case Outcome::running: return "running";
        case Outcome::victory: return "victory";
        case Outcome::faulty: return "faulty";
        case Outcome::defeat: break;
    }
    return "defeat";
}

/// With the language as its code, where it was named as a locale.
Preferences with_code_of_language(Preferences preferences, const Catalog& catalog) {
    std::vector<std::string_view> codes;
    for (const Language& each : catalog.languages) codes.push_back(each.code);
    if (const std::string_view code = language_meant(preferences.language, codes); !code.empty()) preferences.language = code;
    return preferences;
}

/// The newest `told` messages, at most six; "Done." if there are none.
std::vector<std::string> last_lines(const MessageLog& message_log, std::size_t told) {
    constexpr std::size_t most = 6;
    const auto& entries = message_log.entries();
    const std::size_t count = std::min({told, entries.size(), most});
    if (count == 0) return {"Done."};
    std::vector<std::string> lines;
    for (auto entry = entries.end() - static_cast<std::ptrdiff_t>(count); entry != entries.end(); ++entry) lines.push_back(text_of(*entry));
    return lines;
}

/// The report of --report: one fact a line, its name first. `is_left`: the player has left the run before its end.
std::string report_of(const Game& game, bool is_left) {
    const World& world = game.world();
    std::string text = fmt::format("seed {}\ndungeon {}\nfloor {}\nround {}\noutcome {}\n", game.settings().seed, game.dungeon().id,
                                   game.depth(), game.now().round, is_left ? "left" : name_of(game.outcome()));
    if (game.settings().difficulty) text += fmt::format("difficulty {}\n", game.difficulty().id);
    for (const EntityId member : world.roster()[game.player_team()].members) {
        const Point at = world.position(member).value_or(Point{-1, -1});
        text +=
            fmt::format("member {} at {},{}{}\n", world.get<Creature>(member).name, at.x, at.y, member == game.leader() ? " leads" : "");
    }
    for (const EntityId member : world.roster()[game.player_team()].members) {
        const Health& health = world.get<Health>(member);
        text += fmt::format("health {} {}/{}\n", world.get<Creature>(member).name, health.now, health.maximum);
    }
    for (const EntityId member : world.roster()[game.player_team()].members) {
        std::string orders;
        for (const OrderMark& mark : order_marks(member, game.view())) orders += (orders.empty() ? "" : ", ") + mark.name;
        if (!orders.empty()) text += fmt::format("orders {}: {}\n", world.get<Creature>(member).name, orders);
        if (const Boons* const boons = world.find<Boons>(member))
            for (const BoonId boon : boons->list)
                text += fmt::format("boon {}: {}\n", world.get<Creature>(member).name, game.catalog()[boon].name);
    }
    if (game.dungeon().minutes) text += fmt::format("minutes {}\n", game.world().bag(game.player_team()).minutes);
    if (const std::string attack = game.leader() ? describe_volley(game.leader(), game) : std::string(); !attack.empty())
        text += fmt::format("attack {}\n", attack);
    for (const ObjectiveStatus& goal : objective_statuses(game))
        text += fmt::format("{} {}{}\n", goal.wins ? "wins" : "loses", goal.text, goal.progress.empty() ? "" : " (" + goal.progress + ")");
    for (const ObjectiveStatus& aim : side_aims(game)) text += fmt::format("aim {} ({})\n", aim.text, aim.progress);
    if (game.debugged()) text += "console used\n";
    if (game.outcome() != Outcome::running) text += fmt::format("decided {}\n", outcome_text(game));
    return text + fmt::format("hash {:016x}\n", game.hash());
}

/// The intentions of AI-controlled creatures of the player's side, with reasons.
std::string report_of_reasons(Session& session) {
    std::string text;
    for (const Intention& one : session.intentions())
        for (const ReasonLine& line : session.reasons(one.who))
            text += fmt::format("means {}: {}\n", name_of(one.who, session.game().view()), line.text);
    return text;
}

}  // namespace

Program::Program(std::shared_ptr<const Catalog> catalog, const GameSettings& chosen, const Options& options, const std::string& share)
    : m_catalog(std::move(catalog)),
      m_chosen(chosen),
      m_options(options),
      m_settings_file(settings_for(options)),
      m_settings(with_code_of_language(m_settings_file.read(), *m_catalog)),
      m_window("Tierdelve", options.width, options.height, share, m_settings),
      m_pictures(m_window.atlas(), *m_catalog, user_cache_folder().string()),
      m_sounds(*m_catalog, [](const std::string& sentence) { std::cerr << sentence << '\n'; }),
      m_keeper(*m_catalog, journal_for(options), [](const std::string& detail) { std::cerr << detail << '\n'; }) {
    if (!options.report.empty()) m_window.check_texts();
    prepare_keyboard();
    for (const Problem& problem : m_settings_file.problems()) std::cerr << to_string(problem) << '\n';
    m_sounds.set_volume(m_settings.now().volume);
    m_language = m_settings.now().language;
    m_packs = m_settings.now().packs;
    // A requested seed is for the main dungeon, unless another one is requested too.
    if (is_interactive(m_options) && !m_options.seed && m_options.dungeon.empty())
        m_chosen.dungeon = dungeon_to_offer(*m_catalog, m_keeper.last_dungeon());
    m_preferences_subscription = m_settings.listen([this](const Preferences& preferences) {
        m_sounds.set_volume(preferences.volume);
        m_settings_file.write(preferences);
        if (preferences.language != m_language) choose_language(preferences.language);
        if (m_live && preferences.packs != m_packs) choose_packs(preferences.packs);
    });
    if (is_interactive(m_options)) m_menus_subscription = m_screens.listen([this](MenuMove move) { play(sound_of(move)); });
}

void Program::close_on_signals() {
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int) { asked_to_end = 1; });
}

/// Plays the sound of the content with that id, if there is one.
void Program::play(std::string_view id) {
    if (const SoundId sound = find_id<SoundId>(m_catalog->sounds, id)) m_sounds.play(sound);
}

int Program::run(const std::vector<ScriptLine>* script) {
    if (script == nullptr) {
        show_title(m_screens);
    } else if (!play_script(*script)) {
        static_cast<void>(write_report());  // the exit code is 2 anyway
        return 2;
    }
    m_screens.settle();
    m_window.show(m_screens);
    if (!m_options.screenshot.empty() && !m_window.save_picture(m_options.screenshot)) {
        std::cerr << "The screenshot " << m_options.screenshot << " cannot be written.\n";
        return 2;
    }
    if (!m_options.exit) m_window.run(m_screens, asked_to_end);
    end_run();
    return write_report() ? 0 : 2;
}

/// Tries a last time to write commands that are not on disk, and reports if the run is not kept.
void Program::end_run() {
    if (!in_a_run() || !is_interactive(m_options)) return;
    if (!m_keeper.keeps_on()) std::cerr << say(*m_catalog, "run_end_not_saved") << '\n';
    if (const std::string news = m_keeper.take_notice(); !news.empty()) std::cerr << news << '\n';
}

void Program::follow_content(const PackFolders& folders, PlayableContent start, std::unique_ptr<ContentWatch> watch) {
    m_live = std::make_unique<LiveContent>(folders, m_catalog->fingerprint, std::move(start),
                                           [this](std::shared_ptr<const Catalog> catalog) { return take_over(std::move(catalog)); });
    m_live->follow(std::move(watch));
    m_bar = std::make_unique<ContentBar>(*m_live, [this] { return in_a_run(); });
    m_screens.set_overlay(m_bar.get());
    m_keeper.set_catalogs([this](const std::string& own_tactics) {
        return own_tactics == m_catalog->own_tactics ? m_catalog : m_live->with_own_tactics(own_tactics);
    });
    if (folders.own.empty()) return;
    m_tactics = std::make_unique<OwnTacticsFile>(
        folders.own, [this]() -> const Catalog& { return *m_catalog; }, [this] { return take_over_own_tactics(); });
}

/// Reloads the content in that language. Menus over a run stay open; at the title only the settings are opened again, because its menus
/// refer to the old content.
void Program::choose_language(const std::string& language) {
    m_language = language;
    if (!m_live) return;
    const std::shared_ptr<const Catalog> before = m_catalog;
    m_keeps_menus = true;
    m_live->choose_language(language);
    m_keeps_menus = false;
    if (!in_a_run() && m_catalog != before) open_settings(m_screens);
}

/// Reloads the content and keeps menus open. Returns why the game kept its old content; empty if it has the new.
std::string Program::take_over_own_tactics() {
    m_keeps_menus = true;
    m_live->reload();
    m_keeps_menus = false;
    const std::vector<std::string>& error = m_live->error();
    return error.empty() ? std::string() : error.size() > 1 ? error[1] : error.front();
}

std::vector<std::string> Program::take_over(std::shared_ptr<const Catalog> catalog) {
    if (in_a_run())
        if (std::vector<std::string> missing = m_session->migrate_to(catalog); !missing.empty()) return missing;
    Renumbering numbers(*m_catalog, *catalog);
    m_chosen.dungeon = numbers.find(m_chosen.dungeon);
    m_chosen.difficulty = numbers.find(m_chosen.difficulty);
    m_catalog_before = std::exchange(m_catalog, std::move(catalog));
    m_pictures.use(*m_catalog);
    m_sounds.use(*m_catalog);
    m_keeper.content_changed(*m_catalog, in_a_run() ? m_session.get() : nullptr);
    if (!in_a_run()) {
        show_title(m_screens);
        return {};
    }
    m_dungeon_screen->content_changed();
    // Menus may hold indices into the old catalog; the summary of a finished run does not.
    if (!m_keeps_menus && m_session->game().outcome() == Outcome::running) m_screens.pop_above(m_dungeon_screen);
    return {};
}

bool Program::command_line_asks_for_other(const UnfinishedRun& run) const {
    if (m_has_played) return false;
    const bool other_seed = m_options.seed && *m_options.seed != run.seed;
    const bool other_difficulty = !m_options.difficulty.empty() && m_chosen.difficulty != run.difficulty;
    return other_seed || other_difficulty || (!m_options.dungeon.empty() && m_chosen.dungeon != run.dungeon);
}

/// A sentence for the title about what is wrong with settings.yaml; empty if nothing is.
std::string Program::settings_notice() const {
    const std::vector<Problem>& problems = m_settings_file.problems();
    const std::string& language = m_settings.now().language;
    if (m_live && m_options.language.empty() && !unknown_language(language, m_live->packs()).empty())
        return say(*m_catalog, {"settings_unknown_language", "language"}, language);
    if (problems.empty())
        return m_settings_file.is_kept() ? std::string() : say(*m_catalog, {"settings_not_saved", "file"}, m_settings_file.path().string());
    return say(*m_catalog, {"settings_with_mistakes", "mistakes", "problem"}, static_cast<int>(problems.size()),
               to_string(problems.front()));
}

void Program::show_title(Screens& screens) {
    screens.clear();
    m_dungeon_screen = nullptr;
    TitleChoices choices;
    choices.unfinished = m_keeper.unfinished();
    choices.version = TIERDELVE_VERSION;
    choices.notice = m_keeper.take_notice();
    if (choices.unfinished && choices.unfinished->crashed)
        choices.notice += (choices.notice.empty() ? "" : "  ") + say(*m_catalog, "title_ended_badly");
    if (const std::string left_out = m_live ? m_live->notice(*m_catalog) : std::string(); !left_out.empty())
        choices.notice += (choices.notice.empty() ? "" : "  ") + left_out;
    if (const std::string wrong = settings_notice(); !wrong.empty()) choices.notice += (choices.notice.empty() ? "" : "  ") + wrong;
    choices.go_on = [this](Screens& layers) { continue_run(layers); };
    if (m_session && m_session->game().settings().seed == m_chosen.seed)
        m_chosen = settings_to_offer(*m_catalog, m_chosen, m_session->game().outcome());
    choices.offered = m_chosen;
    choices.is_first_time = !m_has_played && m_keeper.last_dungeon().empty();
    choices.other_requested = choices.unfinished && command_line_asks_for_other(*choices.unfinished);
    choices.open_settings = [this](Screens& layers) { open_settings(layers); };
    if (m_live) choices.open_packs = [this](Screens& layers) { open_packs(layers); };
    choices.start = [this](const GameSettings& settings, Screens& layers) { begin_run(settings, layers); };
    choices.quit = [](Screens& layers) { layers.clear(); };
    screens.push(make_title(*m_catalog, m_pictures, std::move(choices)));
}

/// Reloads the content with these packs. The title is shown again even if nothing changed, to name the packs left out.
void Program::choose_packs(const PackChoice& packs) {
    m_packs = packs;
    m_live->choose_packs(packs);
    if (!in_a_run()) show_title(m_screens);
}

void Program::open_settings(Screens& screens) {
    screens.push(make_settings([this]() -> const Catalog& { return *m_catalog; }, m_settings));
}

/// Opens the screen of packs; the choice takes effect when it is closed.
void Program::open_packs(Screens& screens) {
    PacksShown shown{m_live->packs(), m_settings.now().packs, player_pack_folder().parent_path().generic_string()};
    screens.push(
        make_packs([this]() -> const Catalog& { return *m_catalog; }, std::move(shown),
                   [this](const PackChoice& choice) { m_settings.change([&](Preferences& preferences) { preferences.packs = choice; }); }));
}

void Program::show_dungeon(Screens& screens) {
    DungeonScreen::Options options;
    options.instant = m_plays_script;
    options.play_sound = [this](SoundId sound) { m_sounds.play(sound); };
    options.leaving.is_kept = [this] { return m_keeper.keeps_on(); };
    options.leaving.to_title = [this](Screens& layers) { show_title(layers); };
    options.leaving.begin = [this](const GameSettings& settings, Screens& layers) { begin_run(settings, layers); };
    options.leaving.give_up = [this](Screens& layers) {
        m_keeper.give_up();
        show_title(layers);
    };
    if (m_options.console) options.open_console = [this](Screens& layers) { open_console(layers); };
    auto screen =
        std::make_unique<DungeonScreen>(ScreenContext{*m_session, m_pictures, m_settings, m_tactics.get()}, screens, std::move(options));
    m_dungeon_screen = screen.get();
    screens.push(std::move(screen));
}

void Program::open_console(Screens& screens) {
    ConsoleTalk talk;
    talk.complete = [this](const std::string& line) {
        ConsoleCompletion completion = complete_console_line(m_session->game(), line);
        return ConsoleTalk::Completion{std::move(completion.line), std::move(completion.choices)};
    };
    talk.carry_out = [this](const std::string& line) { return carry_out(line); };
    screens.push(make_console(m_console, std::move(talk)));
}

std::vector<std::string> Program::carry_out(const std::string& line) {
    ConsoleAnswer answer = read_console_line(m_session->game(), line);
    if (!answer.command) return std::move(answer.lines);
    if (!m_session->game().debugged()) m_session->give(debug_command::open());
    const std::size_t told = m_session->message_log().told();
    const Step step = m_session->give(*answer.command);
    const Game& game = m_session->game();
    if (step.kind == Step::Kind::refused) return {describe(step.refusal, step.actor, game.view())};
    return last_lines(m_session->message_log(), m_session->message_log().told() - told);
}

void Program::begin_run(const GameSettings& settings, Screens& screens) {
    screens.clear();
    // Makes the title offer the same settings next time.
    m_has_played = true;
    m_chosen = settings;
    m_session = std::make_unique<Session>(m_catalog, settings);
    show_dungeon(screens);
    m_session->begin();
    m_keeper.begin(*m_session);
}

void Program::continue_run(Screens& screens) {
    const std::optional<UnfinishedRun> run = m_keeper.unfinished();
    if (!run) return show_title(screens);
    m_has_played = true;
    screens.clear();
    m_session = m_keeper.go_on(*run);
    if (!m_session) return show_title(screens);
    show_dungeon(screens);
}

void Program::press(Control control) {
    InputEvent event;
    event.control = control;
    m_screens.handle(event);
    if (m_screens.empty()) return;
    event.kind = InputEvent::Kind::key_released;
    m_screens.handle(event);
}

void Program::type(std::u32string_view text) {
    for (const char32_t character : text) {
        InputEvent event;
        event.kind = InputEvent::Kind::text;
        event.character = character;
        if (!m_screens.empty()) m_screens.handle(event);
    }
}

/// Starts in the dungeon; after the run has ended, or was left, the script goes on at the title. False, and reported, if the program ends
/// before the script does.
bool Program::play_script(const std::vector<ScriptLine>& script) {
    m_plays_script = true;
    begin_run(m_chosen, m_screens);
    m_screens.settle();
    // Draws a frame first: menus are laid out when drawn, and the script may open one at once.
    m_window.show(m_screens);
    for (const ScriptLine& line : script) {
        if (m_screens.empty()) {
            std::cerr << script_outlasts_program(m_options, line);
            return false;
        }
        if (const auto* const text = std::get_if<std::u32string>(&line.what))
            type(*text);
        else
            press(std::get<Control>(line.what));
        m_window.show(m_screens);
    }
    m_plays_script = false;
    if (m_dungeon_screen != nullptr) m_dungeon_screen->set_instant(false);
    return true;
}

bool Program::write_report() const {
    if (m_options.report.empty()) return true;
    std::ofstream out(m_options.report);
    out << (m_session ? report_of_reasons(*m_session) +
                            report_of(m_session->game(), !in_a_run() && m_session->game().outcome() == Outcome::running)
                      : "no run was started\n");
    out << fmt::format("missing pictures {}\n", m_window.missing_pictures());
    for (const std::string& fault : m_window.faulty_texts()) out << "text " << fault << '\n';
    out.close();  // a full disk shows only when the buffer is written
    if (out) return true;
    std::cerr << "The report " << m_options.report << " cannot be written.\n";
    return false;
}

}  // namespace td
