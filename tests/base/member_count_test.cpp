#include "base/member_count.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace td;

namespace {

struct NoMember {};
struct FourMembers {
    int number = 3;
    bool flag = true;
    bool other_flag = false;
    std::string text;
};

}  // namespace

TEST_CASE("the members of a struct are counted, with and without defaults") {
    CHECK(member_count<NoMember>() == 0);
    CHECK(member_count<FourMembers>() == 4);
}
