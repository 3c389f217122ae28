// The texts of a frame, and which of them cannot be read: a check of the layout of screens. Plain boxes; knows no window.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

class WrittenTexts {
public:
    /// Begins a frame for a window of that size.
    void begin(Box window);
    /// Begins a layer: it may cover the texts of those before.
    void begin_layer() { ++m_layer; }
    /// Records a line of text. `visible`: the part of the window that may be drawn to.
    void add(Box box, Box visible, std::string_view text);
    /// Records that a text had to be shortened: a fault if it is a number, or `must_be_whole`.
    void add_shortened(std::string_view text, bool must_be_whole);
    /// A sentence on each text that is outside the window, cut off, covered by another of its layer, or shortened though it must not be.
    /// The same text is named once.
    std::set<std::string> faults() const;

private:
    struct Written {
        Box box;
        Box visible;
        std::string text;
        int layer = 0;
    };

    Box m_window;
    int m_layer = 0;
    std::vector<Written> m_texts;
    std::set<std::string> m_shortened;  ///< those that must not be
};

}  // namespace td
