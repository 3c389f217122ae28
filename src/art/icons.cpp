// Icons as strings of letters.
#include "art/icons.hpp"

#include <algorithm>
#include <array>

#include "art/pixel_strings.hpp"

namespace td {

namespace {

struct Icon {
    std::string_view name;
    std::array<std::string_view, 10> rows;
};

// clang-format off
constexpr auto icons = std::to_array<Icon>({
    {"health",
     {{"..........", ".rr...rr..", "rwrr.rrrr.", "rwrrrrrrR.", "rrrrrrrrR.",
       ".rrrrrrR..", "..rrrrR...", "...rrR....", "....R.....", ".........."}}},
    {"health_empty",
     {{"..........", ".GG...GG..", "GggG.GggG.", "G..gGg..G.", "G.......G.",
       ".G.....G..", "..G...G...", "...G.G....", "....G.....", ".........."}}},
    {"attack",
     {{"........ww", ".......wwW", "......wwW.", ".....wwW..", "....wwW...",
       "Y..wwW....", "YYwwW.....", ".yYW......", "yOYYY.....", "O..YY....."}}},
    {"defence",
     {{"gg..gg..gg", "gwwwwwwwwG", "gwbbbBBBWG", "gwbbbBBBWG", "gwbbbBBBWG",
       "gwBBBbbbWG", ".gBBBbbWG.", ".gWBBbbWG.", "..gWBbWG..", "...gGGG..."}}},
    {"clock",
     {{"..yyyyyy..", ".yWWWWWWY.", "yWwwwkwwWY", "yWwwwkwwWY", "yWwwwkwwWY",
       "yWwwwkkkWY", "yWwwwwwwWY", "yWwwwwwwWY", ".YWWWWWWY.", "..YYYYYY.."}}},
    {"leader",
     {{"..........", "y...yy...y", "yy..yy..yy", "yoy.yy.yoy", "yyyyyyyyyy",
       "yyyyyyyyyY", "yryybbyyrY", "yyyyyyyyYY", ".YYYYYYYY.", ".........."}}},
    {"guest",
     {{"...wwww...", "..wwwwwW..", "..wwwwwW..", "..wwwwWW..", "...wwWW...",
       ".bbbwwbbb.", "bbbbbbbbbB", "bbbbbbbbbB", "bbbbbbbbBB", ".BBBBBBBB."}}},
    {"skull",
     {{"..wwwwww..", ".wwwwwwww.", "wwwwwwwwwW", "wkkkwwkkkW", "wkkkwwkkkW",
       "wwkwwwwkWW", ".wwwkkwWW.", "..wwwwWW..", "..wkwkWW..", "..w.w.W..."}}},
    {"bag",
     {{"...OOOO...", "..O....O..", "..O....O..", ".oooooooO.", "oooooooooO",
       "ooyyyyyooO", "oooyYyoooO", "ooooooooOO", "oooooooOOO", ".OOOOOOOO."}}},
    {"stairs",
     {{"www.......", "gggwww....", "GGGgggwww.", "kGGGGGgggw", ".kkGGGGGgg",
       "....kkkGGG", "...yy..kkG", "...yy....k", "..yyyy....", "...yy....."}}},
    {"eye",
     {{"..........", "...wwww...", ".wwwwwwww.", "wwwbkkbwww", "wwbkkwkbww",
       "wwbkkkkbww", "wwwbkkbwww", ".wwwwwwww.", "...wwww...", ".........."}}},
    {"key",
     {{"..yyy.....", ".yyyyy....", "yy...yY...", "yy...yY...", ".yyyyyyyyy",
       "..yyYYYYYY", "......y.y.", "......Y.Y.", "..........", ".........."}}},
    {"map",
     {{"ooo....ooo", "owwoooowwo", "owwwWWwwwo", "owrwWWwnwo", "owwrWWnnwo",
       "owwwrWwwwo", "owwwWrwwwo", "owwooorrwo", "ooo....ooo", ".........."}}},
    {"warning",
     {{"....yy....", "....yy....", "...yyyy...", "...ykky...", "..yykkyy..",
       "..yykkyy..", ".yyykkyyy.", ".yyyyyyyyY", "yyyykkyyyY", "YYYYYYYYYY"}}},
    {"chat",
     {{".wwwwwwww.", "wwwwwwwwww", "wwkwkwkwww", "wwwwwwwwww", "wwwwwwwwWW",
       ".wwwwwwWW.", "..www.....", "..ww......", "..w.......", ".........."}}},
    {"star",
     {{"....tt....", "....tt....", "...tttt...", "ttttwttttt", ".tttwtttT.",
       "..tttttT..", "..tttttT..", ".tttTTttT.", ".tT....TT.", ".........."}}},
    {"check",
     {{"..........", "........nn", ".......nnn", "......nnN.", "nn...nnN..",
       "nnn.nnN...", ".nnnnN....", "..nnN.....", "...N......", ".........."}}},
    {"cross",
     {{"rr......rr", "rrr....rrr", ".rrr..rrr.", "..rrrrrr..", "...rrrr...",
       "...rrrr...", "..rrrrrr..", ".rrR..Rrr.", "rrR....Rrr", "RR......RR"}}},
    {"hold",
     {{"..o.o.o...", ".ooooooo..", ".oyoyoyo..", ".ooooooo.o", ".ooooooooo",
       ".oooooooO.", ".ooooooO..", "..ooooO...", "..OOOOO...", ".........."}}},
    {"follow",
     {{"..w.......", ".www...w..", "wwwww.www.", "..w..wwwww", "..w....w..",
       "..w....w..", "..w....w..", ".......w..", "..........", ".........."}}},
    {"wait",
     {{"yyyyyyyyyy", ".Wwwwwwww.", "..Wyyyyw..", "...Wyyw...", "....yW....",
       "....yW....", "...WwyW...", "..WwyywW..", ".WyyyyyyW.", "yyyyyyyyyy"}}},
    {"target",
     {{"....rr....", "..rrrrrr..", ".rr.rr.rr.", ".r..rr..r.", "rrrr..rrrr",
       "rrrr..rrrr", ".r..rr..r.", ".rr.rr.rr.", "..rrrrrr..", "....rr...."}}},
    {"gold",
     {{"...yyyy...", "..yywwyy..", ".yywyyYyY.", ".ywyYYyyY.", ".yyyYyyyY.",
       ".yyyYyyyY.", ".yyYYYyYY.", "..yyyyYY..", "...YYYY...", ".........."}}},
    {"sound",
     {{"....w....w", "...ww..w.w", ".wwww.w.ww", "wwwww.w.ww", "wwwww.w.ww",
       "wwwWW.w.ww", ".WWWW.w.ww", "...WW..w.w", "....W....w", ".........."}}},
    {"muted",
     {{"....w.....", "...ww.r..r", ".wwww.rr.r", "wwwww..rr.", "wwwww..rr.",
       "wwwWW.rr.r", ".WWWW.r..r", "...WW.....", "....W.....", ".........."}}},
});
// clang-format on

}  // namespace

std::vector<std::string_view> icon_names() {
    std::vector<std::string_view> names;
    for (const Icon& icon : icons) names.push_back(icon.name);
    return names;
}

Image paint_icon(std::string_view name) {
    const auto found = std::find_if(icons.begin(), icons.end(), [name](const Icon& icon) { return icon.name == name; });
    if (found == icons.end()) return {};
    Image image(12, 12);
    blit(image, from_strings(found->rows), {1, 1});
    outline(image, rgb(0x1C1828));
    return image;
}

}  // namespace td
