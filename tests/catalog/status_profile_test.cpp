#include "catalog/status_profile.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("every number and flag of a status that is worse than neutral hinders its bearer, and every better one helps") {
    for (const ModifierTrait& trait : modifier_traits) {
        CAPTURE(trait.description.key);
        for (const int change : {-1, 1}) {
            Status status;
            if (trait.number != nullptr) status.*trait.number = trait.neutral + change;
            if (trait.flag != nullptr) status.*trait.flag = change > 0;
            const StatusProfile profile = profile_of(status);
            const bool counts = trait.better != ModifierTrait::Better::neither && trait.changes(status);
            const bool helps = counts && (change > 0) == (trait.better == ModifierTrait::Better::more);
            const bool defending = trait.concerns == ModifierTrait::Concerns::defending;
            CHECK(profile.helps == helps);
            CHECK(profile.hinders_acting == (counts && !helps && !defending));
            CHECK(profile.exposes == (counts && !helps && defending));
            CHECK(profile.heals == (trait.number == &Status::heal_rate && change > 0));
            CHECK(profile.does_nothing() == (!counts && !profile.heals));
        }
    }
}

TEST_CASE("a status that only hinders acting, that only heals, or that does nothing is known as such") {
    const Trigger heals{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::Heal{.amount = 3}}}};
    const Trigger harms{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::Harm{.amount = 3}}}};
    Status status;
    CHECK(profile_of(status).does_nothing());
    SUBCASE("fewer ticks in a round hinder acting, as less speed does") {
        status.allowance_percent = 50;
        CHECK(profile_of(status).only_hinders_acting());
        status.is_fire = true;
        CHECK_FALSE(profile_of(status).only_hinders_acting());
    }
    SUBCASE("a trigger that heals") {
        status.triggers = {heals};
        CHECK(profile_of(status).only_heals());
        status.triggers.push_back(harms);
        CHECK_FALSE(profile_of(status).only_heals());
    }
    SUBCASE("more speed helps, but a trigger may do anything") {
        status.speed = 1;
        CHECK(profile_of(status).only_helps());
        status.triggers = {harms};
        CHECK_FALSE(profile_of(status).only_helps());
    }
    SUBCASE("the end of other statuses is a change") {
        status.replaces = {StatusId(0)};
        CHECK_FALSE(profile_of(status).does_nothing());
    }
}
