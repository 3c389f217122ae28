// Plays the sounds of the catalog. Without a device nothing is heard, and nothing is said about it.
#pragma once

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <array>
#include <map>

#include "catalog/catalog.hpp"

namespace td {

/// To be called before anything of the sound library is touched: where there is no device it is told not to look for one.
void quiet_without_sound_device();

class SoundPlayer {
public:
    explicit SoundPlayer(const Catalog& catalog) : m_catalog(&catalog) {}
    /// From now on the sounds of this content.
    void use(const Catalog& catalog);
    void play(SoundId sound);
    /// 0..100 percent.
    void set_volume(int percent);

private:
    const Catalog* m_catalog;
    std::map<SoundId, sf::SoundBuffer> m_buffers;
    std::array<sf::Sound, 8> m_voices;
    std::size_t m_next = 0;
};

}  // namespace td
