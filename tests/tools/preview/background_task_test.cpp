#include "tools/preview/background_task.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <stdexcept>

using namespace td;

TEST_CASE("work in the background has its result once, and none before it was asked for") {
    BackgroundTask<int> task([] { return 7; });
    CHECK(!task.take());
    CHECK(!task.wait());
    task.ask();
    CHECK(task.wait() == 7);
    CHECK(!task.take());
    CHECK(!task.wait());
}

TEST_CASE("work that is asked for while it runs is done again, and only its last result counts") {
    std::promise<void> gate;
    const std::shared_future<void> opened = gate.get_future().share();
    std::atomic<int> runs = 0;
    BackgroundTask<int> task([&runs, opened] {
        opened.wait();
        return ++runs;
    });
    task.ask();
    CHECK(!task.take());
    task.ask();
    task.ask();
    gate.set_value();
    CHECK(task.wait() == 2);
    CHECK(runs == 2);
}

TEST_CASE("what is thrown in the background is thrown to who takes the result") {
    BackgroundTask<int> task([]() -> int { throw std::runtime_error("no such folder"); });
    task.ask();
    CHECK_THROWS_AS(task.wait(), std::runtime_error);
    CHECK(!task.take());
}
