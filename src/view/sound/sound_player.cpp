#include "view/sound/sound_player.hpp"

#include <SFML/Audio/Listener.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "art/synthesizer.hpp"
#include "view/sound/recording.hpp"

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
    std::filesystem::directory_iterator entry("/dev/snd", ignored);
    for (; !ignored && entry != std::filesystem::directory_iterator(); entry.increment(ignored))
        if (entry->path().filename().string().starts_with("pcm")) return true;
    return false;
}

}  // namespace

void quiet_without_sound_device() {
    // The library prints some ninety lines when it finds no device.
    if (!has_sound_device()) setenv("ALSOFT_DRIVERS", "null", 0);
}

void SoundPlayer::use(const Catalog& catalog) {
    // What still sounds would be cut off in the middle of a sample otherwise.
    for (sf::Sound& voice : m_voices) voice.stop(), voice.resetBuffer();
    m_buffers.clear();
    m_catalog = &catalog;
}

void SoundPlayer::set_volume(int percent) { sf::Listener::setGlobalVolume(static_cast<float>(percent)); }

/// Empty if it is a recording that cannot be decoded.
sf::SoundBuffer SoundPlayer::made(const Sound& sound) const {
    sf::SoundBuffer buffer;
    if (!sound.recording) {
        const std::vector<std::int16_t> samples = synthesize(sound);
        buffer.loadFromSamples(samples.data(), samples.size(), 1, samples_per_second);
        return buffer;
    }
    const std::vector<std::int16_t> samples = decoded(*sound.recording);
    if (samples.empty())
        m_tell("The sound `" + sound.id + "` stays silent: " + sound.recording->file + " cannot be decoded.");
    else
        buffer.loadFromSamples(samples.data(), samples.size(), static_cast<unsigned>(sound.recording->channels),
                               static_cast<unsigned>(sound.recording->rate));
    return buffer;
}

void SoundPlayer::play(SoundId id) {
    const Sound& sound = (*m_catalog)[id];
    auto found = m_buffers.find(id);
    if (found == m_buffers.end()) found = m_buffers.emplace(id, made(sound)).first;
    if (found->second.getSampleCount() == 0) return;
    sf::Sound& voice = m_voices[m_next];
    m_next = (m_next + 1) % m_voices.size();
    voice.setBuffer(found->second);
    voice.setVolume(sound.recording ? static_cast<float>(sound.volume_percent) : 100.0f);  // in the samples of those that were synthesized
    voice.play();
}

}  // namespace td
