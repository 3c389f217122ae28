// A skill being tried out: its user among friends and foes that do nothing. Knows no window.
#pragma once

#include "tools/preview/stage.hpp"

namespace td {

/// The first species that has it, for others to use in its place if none has.
struct SkillUser {
    SpeciesId species;
    bool is_own = false;
};
SkillUser user_of(const Catalog& catalog, SkillId skill);

/// A species to stand against `species`: the hero of the content, or another one where it is the hero.
SpeciesId opponent_of(const Catalog& catalog, SpeciesId species);

class SkillTrial {
public:
    static constexpr int width = 17, height = 11;  ///< of the room, in tiles
    static constexpr int slot = 0;                 ///< of the skill

    SkillTrial(const Catalog& content, SkillId skill, const TimeChoice& time = {});

    const Stage& stage() const { return m_stage; }
    EntityId user() const { return m_user; }

private:
    Stage m_stage;
    EntityId m_user;
};

}  // namespace td
