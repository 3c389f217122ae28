// Sentences for a player about what happened, and why something was not done. Events that the map shows anyway (steps, turns, waiting)
// have none. Vocabulary: a line is a sentence of the message log, its tone says for whom the news is good or bad, a mention is a creature
// that the line names. Knows no screen: the tone is what a colour or a sound can be chosen by.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "actions/event.hpp"
#include "actions/refusal.hpp"
#include "world/world_view.hpp"

namespace td {

enum class Tone : std::uint8_t {
    plain,      ///< goings-on
    boon,       ///< good for the player's side
    harm,       ///< the player's side is hurt
    loss,       ///< one of the player's side dies
    strike,     ///< a creature of another side is hurt
    refusal,    ///< not done, and why
    milestone,  ///< a floor, the end
};

class NameLetters;

/// A creature that a line names.
struct Mention {
    std::string name;
    bool is_ours = false;  ///< of the player's side

    friend bool operator==(const Mention&, const Mention&) = default;
};

struct Line {
    std::string text;
    Tone tone = Tone::plain;
    std::vector<Mention> mentions{};  ///< each once; filled in by the narrator

    friend bool operator==(const Line&, const Line&) = default;
};

/// A line about one event; none for what shows on the map anyway (steps, turns, waiting).
std::optional<Line> describe(const Event& event, const WorldView& view);
/// The same, with letters that tell creatures of one name apart; null: without letters.
std::optional<Line> describe(const Event& event, const WorldView& view, const NameLetters* letters);

/// A whole sentence: "A wall is in the way." `asked` is who was refused.
std::string describe(const Refusal& refusal, EntityId asked, const WorldView& view);

/// The name of a creature, living or dead; "something" for what has none.
std::string name_of(EntityId who, const WorldView& view);
/// The same with its letter, if it has one: "Sand gnat B".
std::string name_of(EntityId who, const WorldView& view, const NameLetters* letters);
/// The own name of a creature in the language of the content; the name itself if it is not translated.
std::string translated_own_name(const std::string& name, const Catalog& catalog);

}  // namespace td
