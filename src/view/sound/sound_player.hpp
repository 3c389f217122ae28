// Plays the sounds of the catalog. Without a device nothing is heard, and nothing is said about it.
#pragma once

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <array>
#include <functional>
#include <map>
#include <string>

#include "catalog/catalog.hpp"

namespace td {

/// To be called before anything of the sound library is touched: where there is no device it is told not to look for one.
void quiet_without_sound_device();

class SoundPlayer {
public:
    /// `tell`: is given a sentence, once, about each recording that cannot be decoded and stays silent.
    SoundPlayer(const Catalog& catalog, std::function<void(const std::string&)> tell) : m_catalog(&catalog), m_tell(std::move(tell)) {}
    /// From now on the sounds of this content.
    void use(const Catalog& catalog);
    void play(SoundId sound);
    /// 0..100 percent.
    void set_volume(int percent);

private:
    sf::SoundBuffer made(const Sound& sound) const;

    const Catalog* m_catalog;
    std::function<void(const std::string&)> m_tell;
    std::map<SoundId, sf::SoundBuffer> m_buffers;  ///< an empty one: it cannot be decoded
    std::array<sf::Sound, 8> m_voices;
    std::size_t m_next = 0;
};

}  // namespace td
