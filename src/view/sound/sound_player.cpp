#include "view/sound/sound_player.hpp"

#include <SFML/Audio/Listener.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "art/synthesizer.hpp"

namespace td {

namespace {

bool exists(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

bool has_sound_device() {
    if (std::getenv("PULSE_SERVER") != nullptr) return true;
    if (const char* const runtime = std::getenv("XDG_RUNTIME_DIR"))
        if (exists(std::string(runtime) + "/pulse/native") || exists(std::string(runtime) + "/pipewire-0")) return true;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator("/dev/snd", ignored))
        if (entry.path().filename().string().starts_with("pcm")) return true;
    return false;
}

}  // namespace

void quiet_without_sound_device() {
    // The library prints some ninety lines when it looks for a device in vain.
    if (!has_sound_device()) setenv("ALSOFT_DRIVERS", "null", 0);
}

void SoundPlayer::use(const Catalog& catalog) {
    // What still sounds would be cut off in the middle of a sample otherwise.
    for (sf::Sound& voice : m_voices) voice.stop(), voice.resetBuffer();
    m_buffers.clear();
    m_catalog = &catalog;
}

void SoundPlayer::set_volume(int percent) { sf::Listener::setGlobalVolume(static_cast<float>(percent)); }

void SoundPlayer::play(SoundId sound) {
    auto found = m_buffers.find(sound);
    if (found == m_buffers.end()) {
        const std::vector<std::int16_t> samples = synthesize((*m_catalog)[sound]);
        found = m_buffers.try_emplace(sound).first;
        found->second.loadFromSamples(samples.data(), samples.size(), 1, samples_per_second);
    }
    sf::Sound& voice = m_voices[m_next];
    m_next = (m_next + 1) % m_voices.size();
    voice.setBuffer(found->second);
    voice.play();
}

}  // namespace td
