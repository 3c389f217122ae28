// A creature that has a status, turn by turn, until it is over. Knows no window.
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
    /// Every species is immune to it.
    bool is_resisted() const { return m_is_resisted; }
    /// To be given one after the other at the beginning: the bearer gets the status.
    std::vector<Command> beginning() const;

private:
    Stage m_stage;
    StatusId m_status;
    EntityId m_bearer;
    bool m_is_resisted = false;
};

/// The status as the bearer has it now; nothing: it is over, or never began.
std::optional<ActiveStatus> status_now(const Game& game, EntityId bearer, StatusId status);

}  // namespace td
