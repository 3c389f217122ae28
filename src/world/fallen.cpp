#include "world/fallen.hpp"

namespace td {

EntityId body_of(const World& world, EntityId fallen) {
    const auto& bodies = world.table<FallenBody>();
    for (std::size_t i = 0; i < bodies.size(); ++i)
        if (bodies.rows()[i].of == fallen) return bodies.owners()[i];
    return {};
}

EntityId carried_by(const World& world, EntityId bearer) {
    for (const FallenBody& body : world.table<FallenBody>().rows())
        if (body.bearer && body.bearer == bearer) return body.of;
    return {};
}

std::optional<Point> place_of_fallen(const World& world, EntityId fallen) {
    const EntityId body = body_of(world, fallen);
    if (!body) return std::nullopt;
    const EntityId bearer = world.get<FallenBody>(body).bearer;
    return world.position(bearer ? bearer : body);
}

std::vector<EntityId> fallen_at(const World& world, Point p) {
    std::vector<EntityId> fallen;
    const auto& bodies = world.table<FallenBody>();
    for (std::size_t i = 0; i < bodies.size(); ++i)
        if (world.position(bodies.owners()[i]) == p) fallen.push_back(bodies.rows()[i].of);
    return fallen;
}

EntityId fallen_in_reach(const World& world, Point p) {
    EntityId beside;
    const auto& bodies = world.table<FallenBody>();
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const auto at = world.position(bodies.owners()[i]);
        if (at == p) return bodies.rows()[i].of;
        if (at && !beside && chebyshev(*at, p) == 1) beside = bodies.rows()[i].of;
    }
    return beside;
}

void add_body(World& world, EntityId fallen, Point p, int rounds) {
    const EntityId body = world.create();
    world.add(body, FallenBody{fallen, rounds, {}});
    world.place(body, p);
}

void take_up_body(World& world, EntityId fallen, EntityId bearer) {
    const EntityId body = body_of(world, fallen);
    world.edit<FallenBody>(body).bearer = bearer;
    world.remove_from_floor(body);
}

void lay_down_body(World& world, EntityId fallen, Point p) {
    const EntityId body = body_of(world, fallen);
    world.edit<FallenBody>(body).bearer = {};
    world.place(body, p);
}

void remove_body(World& world, EntityId fallen) {
    const EntityId body = body_of(world, fallen);
    if (world.has<Position>(body)) world.remove_from_floor(body);
    world.remove<FallenBody>(body);
}

}  // namespace td
