#include "storage/user_folders.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <optional>
#include <string>

using namespace td;

namespace {

/// Sets a variable of the environment, or takes it away, during its lifetime.
class Variable {
public:
    Variable(const char* name, const char* value) : m_name(name) {
        if (const char* const before = std::getenv(name)) m_before = before;
        value != nullptr ? setenv(name, value, 1) : unsetenv(name);
    }
    ~Variable() { m_before ? setenv(m_name, m_before->c_str(), 1) : unsetenv(m_name); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
    std::optional<std::string> m_before;
};

}  // namespace

TEST_CASE("the player's folders are those of the environment, else those below the home, else none") {
    const Variable home("HOME", "/home/hedda");
    {
        const Variable data("XDG_DATA_HOME", "/data"), config("XDG_CONFIG_HOME", "not/absolute"), cache("XDG_CACHE_HOME", nullptr);
        CHECK(user_data_folder() == "/data/tierdelve");
        CHECK(player_pack_folder() == "/data/tierdelve/packs/mine");
        CHECK(user_config_folder() == "/home/hedda/.config/tierdelve");
        CHECK(user_cache_folder() == "/home/hedda/.cache/tierdelve");
    }
    const Variable nowhere("HOME", nullptr), data("XDG_DATA_HOME", nullptr);
    CHECK(user_data_folder().empty());
    CHECK(player_pack_folder().empty());
}
