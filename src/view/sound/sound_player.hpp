// Plays the sounds of the catalog. Without a sound device it stays silent and reports nothing.
#pragma once

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <array>
#include <functional>
#include <map>
#include <string>

#include "catalog/catalog.hpp"

namespace td {

/// Call before any use of the sound library: if there is no device, keeps the library from looking for one.
void quiet_without_sound_device();

class SoundPlayer {
public:
    /// `tell`: called once for each recording that cannot be decoded, with a sentence about it.
    SoundPlayer(const Catalog& catalog, std::function<void(const std::string&)> tell) : m_catalog(&catalog), m_tell(std::move(tell)) {}
    /// Switches to the sounds of this content.
    void use(const Catalog& catalog);
    void play(SoundId sound);
    /// 0..100 percent.
    void set_volume(int percent);

private:
    sf::SoundBuffer made(const Sound& sound) const;

    const Catalog* m_catalog;
    std::function<void(const std::string&)> m_tell;
    std::map<SoundId, sf::SoundBuffer> m_buffers;  ///< empty buffers: cannot be decoded
    std::array<sf::Sound, 8> m_voices;
    std::size_t m_next = 0;
};

}  // namespace td
