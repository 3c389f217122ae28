#include "play/prompts.hpp"

#include <algorithm>

#include "controls/key_captions.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/say.hpp"

namespace td {

namespace {

std::string how_to_aim(const Aim& aim, const KeySettings& keys, const Catalog& words) {
    const std::string confirm = key_in_text(Control::confirm, keys, words);
    if (aim.is_fixed()) return say(words, {"aim_fixed", "confirm", "cancel"}, confirm, key_in_text(Control::cancel, keys, words));
    const auto how =
        aim.moves_turns() ? PhraseWith<2>{"aim_how_on_ribbon", "next", "confirm"} : PhraseWith<2>{"aim_how", "next", "confirm"};
    return say(words, how, key_in_text(Control::next_target, keys, words), confirm);
}

/// True if it might be done with another aim.
bool depends_on_aim(Refusal::Reason why) {
    using Reason = Refusal::Reason;
    switch (why) {
        case Reason::wall:
        case Reason::corner:
        case Reason::creature:
        case Reason::no_target:
        case Reason::nobody_there:
        case Reason::out_of_range:
        case Reason::no_clear_line:
        case Reason::tile_occupied:
        case Reason::nobody_fallen:
        case Reason::nothing_to_dig:
        case Reason::undiggable: return true;
        default: return false;
    }
}

}  // namespace

std::string prompt_of_aim(Session& session, const Aim& aim, const KeySettings& keys) {
    const Game& next_game = session.next_game();
    const Catalog& words = next_game.catalog();
    const std::optional<Refusal> refusal = session.refusal_of(aim.command());
    std::string text = refusal ? describe(*refusal, next_game.awaiting(), {next_game.world(), words}) : how_to_aim(aim, keys, words);
    if (refusal && depends_on_aim(refusal->reason)) text = prompt_of_refused_aim(text, keys, words);
    const std::string name = name_of_aimed(next_game, aim.command());
    return name.empty() ? text : say(words, {"named", "name", "what"}, name, text);
}

std::string prompt_of_refused_aim(std::string_view why, const KeySettings& keys, const Catalog& words) {
    return say(words, {"aim_refused", "why", "cancel"}, why, key_in_text(Control::cancel, keys, words));
}

std::string prompt_of_looking(Session& session, EntityId who, const KeySettings& keys) {
    const Catalog& words = session.game().catalog();
    const auto key = [&](Control control) { return key_in_text(control, keys, words); };
    const std::vector<Intention>& all = session.intentions();
    const bool intends = std::any_of(all.begin(), all.end(), [who](const Intention& one) { return one.who == who; });
    if (!intends) return say(words, {"looking", "next", "cancel"}, key(Control::next_target), key(Control::cancel));
    return say(words, {"looking_at_companion", "veto", "who", "orders", "next", "cancel"}, key(Control::veto), session.name_of(who),
               key(Control::give_orders), key(Control::next_target), key(Control::cancel));
}

std::string prompt_of_warning(std::string_view warning, const KeySettings& keys, const Catalog& words) {
    return say(words, {"warning", "warning", "confirm", "cancel"}, warning, key_in_text(Control::confirm, keys, words),
               key_in_text(Control::cancel, keys, words));
}

std::string prompt_of_replacing(const Game& game, EntityId who, const KeySettings& keys) {
    const Catalog& words = game.catalog();
    return say(words, {"intends_to", "who", "action", "cancel"}, name_of(who, game.view()),
               describe_command(game.pending(who)->command, who, {game.world(), words}), key_in_text(Control::cancel, keys, words));
}

std::string prompt_of_veto(const Session& session, EntityId who, const KeySettings& keys) {
    const Catalog& words = session.game().catalog();
    const auto key = [&](Control control) { return key_in_text(control, keys, words); };
    if (!who) return say(words, {"veto_whom", "look", "next"}, key(Control::look), key(Control::next_target));
    return say(words, {"vetoed", "who", "veto", "cancel"}, session.name_of(who), key(Control::veto), key(Control::cancel));
}

}  // namespace td
