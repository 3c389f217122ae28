// The look of everything flat: all colours and lengths in one place. Lengths are for 1280x720; see Canvas::px.
#pragma once

#include <algorithm>
#include <cstdint>

#include "text/describe.hpp"
#include "view/draw/shapes.hpp"
#include "world/roster.hpp"

namespace td::style {

// One colour, one meaning. Contrast on slate is given where text is written in it.
inline constexpr Colour night = Colour::of(0x0E0A14);  ///< outlines and grooves
inline constexpr Colour slate = Colour::of(0x221B2B);  ///< the ground of panels
inline constexpr Colour stone = Colour::of(0x3D3348);  ///< frames
inline constexpr Colour lit = Colour::of(0x75667F);    ///< the lit edge of frames
inline constexpr Colour brass = Colour::of(0xBD8F45);  ///< time: the rail, its marks, studs of frames
inline constexpr Colour amber = Colour::of(0xFF9130);  ///< warnings and costs, 7.4:1

inline constexpr Colour paper = Colour::of(0xE3CF9F);  ///< parchment
inline constexpr Colour paper_edge = Colour::of(0xB8955C);
inline constexpr Colour ink = Colour::of(0x2E1D14);  ///< on parchment, 10.5:1

inline constexpr Colour ground = night;  ///< behind whole screens
inline constexpr Colour panel = slate;   ///< over the map; opaque, so that no portrait or bar shows through
inline constexpr Colour panel_deep = Colour::of(0x17111F);
inline constexpr Colour row = Colour::of(0x2E2639);  ///< what can be chosen
inline constexpr Colour row_chosen = Colour::of(0x57452F);
inline constexpr Colour row_hovered = Colour::of(0x3A3045);
inline constexpr Colour shade = Colour::of(0x07050A, 150);  ///< over the map, under a dialog

inline constexpr Colour text = Colour::of(0xF6EEDD);        ///< 14.4:1
inline constexpr Colour text_soft = Colour::of(0xCFC4CC);   ///< 10:1
inline constexpr Colour text_faint = Colour::of(0xB9ADBB);  ///< hints, and what is off: 7.7:1
inline constexpr Colour accent = Colour::of(0xFFD964);      ///< whose turn, and what is chosen: 12.2:1
inline constexpr Colour good = Colour::of(0x74C47A);
inline constexpr Colour bad = Colour::of(0xFF8B78);     ///< 7.3:1
inline constexpr Colour change = Colour::of(0x55DCCB);  ///< magic, aim, and what a command would change

/// Sides also differ by shape: see token.hpp.
inline constexpr Colour party = Colour::of(0x5FA8F5);
inline constexpr Colour guest = Colour::of(0x6CCBB0);
inline constexpr Colour neutral = Colour::of(0x74C47A);
inline constexpr Colour foe = Colour::of(0xF0543F);

/// Tiles are drawn brighter than painted by this, in percent: only the lantern's full light shows them so.
inline constexpr int tile_brightness = 160;
constexpr std::uint8_t brighter(std::uint8_t channel) { return static_cast<std::uint8_t>(std::min(255, channel * tile_brightness / 100)); }

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
        case Tone::refusal: return amber;
        case Tone::milestone: return text;
    }
    return text;
}

/// The same on parchment, at least 7:1.
constexpr Colour on_paper(Tone tone) {
    switch (tone) {
        case Tone::plain: return Colour::of(0x4A3426);
        case Tone::boon: return Colour::of(0x123A10);
        case Tone::harm:
        case Tone::loss: return Colour::of(0x6A120A);
        case Tone::strike: return ink;
        case Tone::refusal:
        case Tone::milestone: return Colour::of(0x4F2E00);
    }
    return ink;
}

}  // namespace td::style
