// A skill being tried: its user among passive friends and foes. Knows no window.
#pragma once

#include "tools/preview/stage.hpp"

namespace td {

/// The species to show using a skill: the first that has it, else any (`is_own` is false).
struct SkillUser {
    SpeciesId species;
    bool is_own = false;
};
SkillUser user_of(const Catalog& catalog, SkillId skill);

/// An opponent for `species`: the content's hero, or another species if it is the hero.
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
