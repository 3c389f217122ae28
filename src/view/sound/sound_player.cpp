#include "view/sound/sound_player.hpp"

#include <SFML/Audio/Listener.hpp>
#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "art/synthesizer.hpp"
#include "view/sound/recording.hpp"

namespace td {

namespace {

bool exists(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

}  // namespace

bool has_sound_device() {
    if (std::getenv("ALSOFT_DRIVERS") != nullptr || std::getenv("PULSE_SERVER") != nullptr) return true;
    if (const char* const runtime = std::getenv("XDG_RUNTIME_DIR"))
        if (exists(std::string(runtime) + "/pulse/native") || exists(std::string(runtime) + "/pipewire-0")) return true;
    std::error_code ignored;
    std::filesystem::directory_iterator entry("/dev/snd", ignored);
    for (; !ignored && entry != std::filesystem::directory_iterator(); entry.increment(ignored))
        if (entry->path().filename().string().starts_with("pcm")) return true;
    return false;
}

/// The library's part. Closing its device waits for a thread of the library, which never ends if the clock was set back meanwhile (OpenAL
/// 1.19 without a device), so the device stays open until the program ends: see end_program().
struct SoundPlayer::Device {
    std::map<SoundId, sf::SoundBuffer> buffers;  ///< none for what cannot be decoded
    std::array<sf::Sound, 8> voices;
    std::size_t next = 0;
};

SoundPlayer::SoundPlayer(const Catalog& catalog, std::function<void(const std::string&)> tell)
    : m_catalog(&catalog), m_tell(std::move(tell)), m_device(has_sound_device() ? new Device : nullptr) {}

void SoundPlayer::use(const Catalog& catalog) {
    m_catalog = &catalog;
    m_prepared.clear();
    if (m_device == nullptr) return;
    // What still sounds would be cut off in the middle of a sample otherwise.
    for (sf::Sound& voice : m_device->voices) {
        voice.stop();
        voice.resetBuffer();
    }
    m_device->buffers.clear();
}

void SoundPlayer::set_volume(int percent) { sf::Listener::setGlobalVolume(static_cast<float>(percent)); }

/// Empty if it is a recording that cannot be decoded.
std::vector<std::int16_t> SoundPlayer::samples_of(const Sound& sound) const {
    if (!sound.recording) return synthesize(sound);
    std::vector<std::int16_t> samples = decoded(*sound.recording);
    if (samples.empty()) m_tell("The sound `" + sound.id + "` stays silent: " + sound.recording->file + " cannot be decoded.");
    return samples;
}

void SoundPlayer::play(SoundId id) {
    const Sound& sound = (*m_catalog)[id];
    if (m_prepared.insert(id).second) {
        const std::vector<std::int16_t> samples = samples_of(sound);
        const unsigned channels = sound.recording ? static_cast<unsigned>(sound.recording->channels) : 1;
        const unsigned rate = sound.recording ? static_cast<unsigned>(sound.recording->rate) : samples_per_second;
        if (m_device != nullptr && !samples.empty()) m_device->buffers[id].loadFromSamples(samples.data(), samples.size(), channels, rate);
    }
    if (m_device == nullptr) return;
    const auto buffer = m_device->buffers.find(id);
    if (buffer == m_device->buffers.end()) return;
    sf::Sound& voice = m_device->voices[m_device->next];
    m_device->next = (m_device->next + 1) % m_device->voices.size();
    voice.setBuffer(buffer->second);
    // The samples of a synthesized sound already have its volume.
    voice.setVolume(sound.recording ? static_cast<float>(sound.volume_percent) : 100.0f);
    voice.play();
}

}  // namespace td
