// Sentences at the foot of the map that tell what keys do now. They change nothing. Know not the window.
#pragma once

#include <string>
#include <string_view>

#include "controls/key_settings.hpp"
#include "play/aim.hpp"
#include "play/session.hpp"

namespace td {

/// What is aimed, and how; or why it would be refused.
std::string hint_of_aim(Session& session, const Aim& aim, const KeySettings& keys);
/// `why`, as a sentence, it is not aimed there.
std::string hint_of_refused_aim(std::string_view why, const KeySettings& keys, const Catalog& words);
/// While `who` is looked at, {} where no creature is.
std::string hint_of_looking(Session& session, EntityId who, const KeySettings& keys);
/// Whether a command is meant about which there is a doubt.
std::string hint_of_doubt(std::string_view doubt, const KeySettings& keys, const Catalog& words);
/// What `who` has begun, which the next command replaces. Precondition: it has begun something.
std::string hint_of_replacing(const Game& game, EntityId who, const KeySettings& keys);
/// `who` was kept from what it meant to do; {}: no creature was chosen.
std::string hint_of_veto(const Session& session, EntityId who, const KeySettings& keys);

}  // namespace td
