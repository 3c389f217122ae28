// The program ends at any instant, as by kill -9: what was acknowledged is there.
#include <doctest/doctest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>

#include "base/rng.hpp"
#include "storage/folder.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A number that two processes share.
class SharedCount {
public:
    SharedCount() {
        void* const memory = mmap(nullptr, sizeof(Count), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        REQUIRE(memory != MAP_FAILED);
        m_count = new (memory) Count(0);
    }
    ~SharedCount() { munmap(m_count, sizeof(Count)); }
    SharedCount(const SharedCount&) = delete;
    SharedCount& operator=(const SharedCount&) = delete;

    std::size_t operator++() { return ++*m_count; }
    std::size_t value() const { return *m_count; }

private:
    using Count = std::atomic<std::size_t>;
    Count* m_count;
};

/// After so many commands.
std::string thoughts_after(std::size_t commands) { return std::string(commands % 100, 'x') + std::to_string(commands); }

[[noreturn]] void append_for_ever(const std::filesystem::path& folder, SharedCount& acknowledged) {
    RunJournal journal(folder);
    if (!journal.keeps()) _exit(1);
    if (!journal.load()) journal.begin(some_origin);
    for (std::size_t i = journal.load()->commands.size();; ++i) {
        journal.append(some_command(i));
        if (!journal.keeps()) _exit(2);
        if (i % 25 == 0)
            journal.keep_floor(i + 1, "an entry", {thoughts_after(i + 1)});
        else
            journal.keep_thoughts(thoughts_after(i + 1));
        ++acknowledged;
    }
}

}  // namespace

TEST_CASE("killed at any of fifty instants, a run has lost at most the command in flight, and goes on") {
    const Folder folder;
    SharedCount acknowledged;
    Rng rng = Rng::named(1, "killed");
    int floors = 0;
    for (int time = 0; time < 50; ++time) {
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) append_for_ever(folder.path, acknowledged);
        const std::size_t before = acknowledged.value();
        for (int waited = 0; acknowledged.value() == before && waited < 20'000; ++waited) usleep(100);
        usleep(static_cast<useconds_t>(rng.below(3'000)));
        REQUIRE(kill(child, SIGKILL) == 0);
        int status = 0;
        REQUIRE(waitpid(child, &status, 0) == child);
        REQUIRE(WIFSIGNALED(status));

        RunJournal journal(folder.path);
        CHECK(journal.take_notices().empty());
        const auto run = journal.load();
        REQUIRE(run);
        CHECK(run->commands.size() >= acknowledged.value());
        CHECK(run->commands.size() <= acknowledged.value() + 1);
        // What was written but not acknowledged is the next child's to count on from.
        while (acknowledged.value() < run->commands.size()) ++acknowledged;
        bool same = true;
        for (std::size_t i = 0; i < run->commands.size(); ++i) same = same && run->commands[i] == some_command(i);
        CHECK(same);
        const std::optional<KeptFloor> floor = journal.floor();
        floors += floor ? 1 : 0;
        for (std::size_t i = 0; floor && i < floor->thoughts.size(); ++i) CHECK(floor->thoughts[i] == thoughts_after(floor->commands + i));
    }
    CHECK(floors > 40);
    CHECK(acknowledged.value() > 50);
}
