// The look of everything flat: all colours and lengths in one place. Lengths are for 1280x720; see Canvas::px.
#pragma once

#include "text/describe.hpp"
#include "view/draw/shapes.hpp"
#include "world/roster.hpp"

namespace td::style {

inline constexpr Colour ground = Colour::of(0x0E1018);      ///< behind whole screens
inline constexpr Colour panel = Colour::of(0x161925, 236);  ///< over the map
inline constexpr Colour panel_deep = Colour::of(0x0F111A, 246);
inline constexpr Colour foot_top = Colour::of(0x161925);  ///< opaque, so the map does not show through
inline constexpr Colour edge = Colour::of(0x3A4058);
inline constexpr Colour edge_soft = Colour::of(0x262B3D);
inline constexpr Colour row_chosen = Colour::of(0x33405F);
inline constexpr Colour row_hovered = Colour::of(0x222940);
inline constexpr Colour shade = Colour::of(0x05060A, 150);  ///< over the map, under a dialog

inline constexpr Colour text = Colour::of(0xE9E4D4);
inline constexpr Colour text_soft = Colour::of(0xA7A89F);
inline constexpr Colour text_faint = Colour::of(0x73778A);
inline constexpr Colour accent = Colour::of(0xF4C752);  ///< now, chosen
inline constexpr Colour good = Colour::of(0x7CCB6B);
inline constexpr Colour bad = Colour::of(0xEF6A55);
inline constexpr Colour change = Colour::of(0x6FD3E8);  ///< what a command would change

/// Sides also differ by shape: see token.hpp.
inline constexpr Colour party = Colour::of(0x5B9CE6);
inline constexpr Colour guest = Colour::of(0x6CCBB0);
inline constexpr Colour neutral = Colour::of(0xD9C77B);
inline constexpr Colour foe = Colour::of(0xE8613C);

inline constexpr int padding = 8;
inline constexpr int gap = 4;
inline constexpr int ribbon_height = 90;
inline constexpr int order_width = 480;  ///< width of the list of the whole order beside the map
inline constexpr int party_width = 208;
inline constexpr int foot_height = 110;  ///< the log and the actions
inline constexpr int side_width = 268;   ///< the panel about what is pointed at

constexpr Colour of(Faction faction) { return faction == Faction::player ? party : faction == Faction::neutral ? neutral : foe; }

constexpr Colour of(Tone tone) {
    switch (tone) {
        case Tone::plain: return text_soft;
        case Tone::boon: return good;
        case Tone::harm: return Colour::of(0xF29C7E);
        case Tone::loss: return bad;
        case Tone::strike: return text;
        case Tone::refusal: return Colour::of(0xC9B27A);
        case Tone::milestone: return accent;
    }
    return text;
}

}  // namespace td::style
