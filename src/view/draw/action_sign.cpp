#include "view/draw/action_sign.hpp"

namespace td {

namespace {

std::string_view name_of_sign(Command::Kind kind) {
    using K = Command::Kind;
    switch (kind) {
        case K::attack: return "attack";
        case K::use_skill: return "star";
        case K::use_item:
        case K::throw_item:
        case K::give_item:
        case K::take_item:
        case K::pick_up:
        case K::drop_item: return "bag";
        case K::stairs: return "stairs";
        case K::close_door: return "key";
        default: return "wait";
    }
}

}  // namespace

void draw_action_sign(Canvas& canvas, Pictures& pictures, Box box, const Command& command, Colour tint) {
    const bool is_step = command.kind == Command::Kind::walk;
    const Source picture = is_step ? pictures.arrow(command.direction) : pictures.icon(name_of_sign(command.kind));
    if (picture.empty()) return;
    const int scale = std::max(1, box.width / picture.width());
    canvas.picture(picture, box.centred(picture.width() * scale, picture.height() * scale).corner(), scale, is_step ? tint : Colour{});
}

}  // namespace td
