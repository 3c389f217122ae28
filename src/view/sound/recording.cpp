#include "view/sound/recording.hpp"

#include <SFML/Audio/InputSoundFile.hpp>
#include <SFML/System/Err.hpp>
#include <algorithm>

namespace td {

namespace {

/// While it exists, the library prints nothing on standard error: the caller reports recordings that cannot be decoded.
class Silence {
public:
    Silence() : m_before(sf::err().rdbuf(nullptr)) {}
    ~Silence() { sf::err().rdbuf(m_before); }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

private:
    std::streambuf* m_before;
};

}  // namespace

std::vector<std::int16_t> decoded(const RecordedSound& recording) {
    const Silence silence;
    sf::InputSoundFile file;
    if (!file.openFromMemory(recording.bytes.data(), recording.bytes.size())) return {};
    if (file.getChannelCount() != static_cast<unsigned>(recording.channels) ||
        file.getSampleRate() != static_cast<unsigned>(recording.rate))
        return {};
    std::vector<std::int16_t> samples(static_cast<std::size_t>(recording.length) * static_cast<std::size_t>(recording.channels));
    std::size_t read = 0;
    while (read < samples.size()) {
        const auto more = static_cast<std::size_t>(file.read(samples.data() + read, samples.size() - read));
        if (more == 0) break;
        read += more;
    }
    samples.resize(read);
    return samples;
}

}  // namespace td
