// A disk without room, for this program alone.
#pragma once

#include <signal.h>
#include <sys/resource.h>

#include <stdexcept>

namespace td::test {

/// While an object lives, this program cannot write a file beyond `bytes`, as on a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes = 0) : m_handler(signal(SIGXFSZ, SIG_IGN)) {
        if (getrlimit(RLIMIT_FSIZE, &m_before) != 0) throw std::runtime_error("no limit to be read");
        const rlimit less{bytes, m_before.rlim_max};
        if (setrlimit(RLIMIT_FSIZE, &less) != 0) throw std::runtime_error("no limit to be set");
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

}  // namespace td::test
