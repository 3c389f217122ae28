// Sentences at the foot of the map about what keys do now. Change nothing; know no window.
#pragma once

#include <string>
#include <string_view>

#include "controls/key_settings.hpp"
#include "play/aim.hpp"
#include "play/session.hpp"

namespace td {

/// What is being aimed, and how to aim; or why it would be refused.
std::string prompt_of_aim(Session& session, const Aim& aim, const KeySettings& keys);
/// `why`: a sentence on why it cannot be aimed there.
std::string prompt_of_refused_aim(std::string_view why, const KeySettings& keys, const Catalog& words);
/// While `who` is looked at; {}: no creature.
std::string prompt_of_looking(Session& session, EntityId who, const KeySettings& keys);
/// Asks to confirm a command despite a warning.
std::string prompt_of_warning(std::string_view warning, const KeySettings& keys, const Catalog& words);
/// Names the action of `who` that the next command replaces. Precondition: it has begun one.
std::string prompt_of_replacing(const Game& game, EntityId who, const KeySettings& keys);
/// Confirms a veto on the intention of `who`; {}: no creature was chosen.
std::string prompt_of_veto(const Session& session, EntityId who, const KeySettings& keys);

}  // namespace td
