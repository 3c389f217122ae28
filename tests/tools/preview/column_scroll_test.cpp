#include "tools/preview/column_scroll.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

const std::vector<int> ten_rows(10, 20);

ColumnScroll laid_out(const std::vector<int>& heights, int room) {
    ColumnScroll column;
    column.lay_out(heights, room);
    return column;
}

}  // namespace

TEST_CASE("a column that has room for all its rows cannot be scrolled") {
    ColumnScroll column = laid_out({20, 20, 30}, 70);
    CHECK(column.fits());
    column.scroll(1);
    CHECK(column.first() == 0);
    CHECK(column.shown() == 3);
    CHECK(laid_out({}, 70).fits());
}

TEST_CASE("a column is scrolled by rows from its start to its end") {
    ColumnScroll column = laid_out(ten_rows, 75);
    CHECK(!column.fits());
    CHECK(column.shown() == 3);
    CHECK(column.below() == 7);
    column.scroll(-1);
    CHECK(column.first() == 0);
    column.scroll(2);
    CHECK(column.first() == 2);
    column.scroll(99);
    CHECK(column.first() == 7);
    column.lay_out(ten_rows, 75);
    CHECK(column.below() == 0);
    CHECK(column.shown() == 3);
}

TEST_CASE("a page of a column keeps one row of the page before") {
    ColumnScroll column = laid_out(ten_rows, 100);
    column.turn_page(1);
    CHECK(column.first() == 4);
    column.turn_page(-1);
    CHECK(column.first() == 0);
}

TEST_CASE("rows of different heights fill the end of a column, too") {
    ColumnScroll column = laid_out({10, 10, 10, 50, 50}, 60);
    CHECK(column.shown() == 3);
    column.scroll(99);
    CHECK(column.first() == 4);
    column.lay_out({10, 10, 10, 50, 50}, 60);
    CHECK(column.shown() == 1);
    CHECK(column.below() == 0);
}

TEST_CASE("a row that is higher than its column is seen as far as it has room") {
    ColumnScroll column = laid_out({90, 20}, 50);
    CHECK(column.shown() == 1);
    CHECK(column.below() == 1);
}

TEST_CASE("what is read stays in place as rows are added, and at its end a column shows the newest") {
    ColumnScroll column = laid_out(ten_rows, 60);
    column.scroll(3);
    column.lay_out(std::vector<int>(12, 20), 60);
    CHECK(column.first() == 3);
    column.scroll(99);
    column.lay_out(std::vector<int>(15, 20), 60);
    CHECK(column.first() == 12);
    column.lay_out({20}, 60);
    CHECK(column.first() == 0);
    column.lay_out(ten_rows, 60);
    CHECK(column.first() == 0);
}
