// A creature with a status, turn by turn, until the status ends. Knows no window.
#pragma once

#include <optional>

#include "tools/preview/stage.hpp"

namespace td {

class StatusTrial {
public:
    static constexpr int width = 11, height = 7;  ///< of the room, in tiles

    StatusTrial(const Catalog& content, StatusId status, const TimeChoice& time = {});

    const Stage& stage() const { return m_stage; }
    EntityId bearer() const { return m_bearer; }
    /// True if every species is immune to it.
    bool is_resisted() const { return m_is_resisted; }
    /// The commands, to be given in order at the start, that give the bearer the status.
    std::vector<Command> beginning() const;

private:
    Stage m_stage;
    StatusId m_status;
    EntityId m_bearer;
    bool m_is_resisted = false;
};

/// The bearer's status; nothing if it has ended or never began.
std::optional<ActiveStatus> status_now(const Game& game, EntityId bearer, StatusId status);

}  // namespace td
