#include "content/yaml/side_by_side.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>
#include <vector>

namespace td {

void side_by_side(std::size_t count, const std::function<void(std::size_t)>& piece) {
    constexpr unsigned most = 8;
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) piece(i);
    };
    const std::size_t threads = std::min<std::size_t>(count, std::clamp(std::thread::hardware_concurrency(), 1u, most));
    std::vector<std::future<void>> others;  // if no thread can start, they run in get(), and find nothing left to do
    for (std::size_t i = 1; i < threads; ++i) others.push_back(std::async(std::launch::async | std::launch::deferred, work));
    work();
    for (std::future<void>& other : others) other.get();
}

}  // namespace td
