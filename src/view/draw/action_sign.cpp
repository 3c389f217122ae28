#include "view/draw/action_sign.hpp"

namespace td {

namespace {

template <class... Kinds>
bool is_one_of(const Command& command) {
    return (std::holds_alternative<Kinds>(command) || ...);
}

std::string_view name_of_sign(const Command& command) {
    if (is_one_of<commands::Attack>(command)) return "attack";
    if (is_one_of<commands::UseSkill>(command)) return "star";
    if (is_one_of<commands::Descend>(command)) return "stairs";
    if (is_one_of<commands::CloseDoor>(command)) return "key";
    const bool is_about_items = is_one_of<commands::UseItem, commands::ThrowItem, commands::GiveItem, commands::TakeItem, commands::PickUp,
                                          commands::DropItem, commands::Carry, commands::LayDown>(command);
    return is_about_items ? "bag" : "wait";
}

}  // namespace

void draw_action_sign(Canvas& canvas, Pictures& pictures, Box box, const Command& command, Colour tint, int alpha) {
    const auto* const step = std::get_if<commands::Walk>(&command);
    const Source picture = step != nullptr ? pictures.arrow(step->direction) : pictures.icon(name_of_sign(command));
    if (picture.empty()) return;
    const int scale = std::max(1, box.width / std::max(picture.width(), picture.height()));
    const Colour colour = step != nullptr ? tint : Colour{};
    canvas.picture(picture, box.centred(picture.width() * scale, picture.height() * scale).corner(), scale, colour.faded(alpha));
}

}  // namespace td
