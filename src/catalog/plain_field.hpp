// A row of a table beside a struct, for one of its numbers or flags: what authors write for it. content/tables makes a field of each row,
// so that such a member needs no line there.
#pragma once

#include <string_view>

namespace td {

template <class T>
struct PlainField {
    std::string_view key;      ///< in the content
    int T::*number = nullptr;  ///< one of `number` and `flag` is set
    bool T::*flag = nullptr;
    int low = 0;  ///< the least and the greatest value of a number
    int high = 0;
    std::string_view doc{};  ///< for authors: a sentence or two
};

}  // namespace td
