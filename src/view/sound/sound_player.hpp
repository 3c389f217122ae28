// Plays the sounds of the catalog. Without a sound device it stays silent, and does not touch the sound library.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// True if the sound library would find a device, or was told where to look (ALSOFT_DRIVERS).
bool has_sound_device();

class SoundPlayer {
public:
    /// `tell`: called once for each recording that cannot be decoded, with a sentence about it.
    SoundPlayer(const Catalog& catalog, std::function<void(const std::string&)> tell);
    /// Switches to the sounds of this content.
    void use(const Catalog& catalog);
    void play(SoundId sound);
    /// 0..100 percent.
    void set_volume(int percent);

private:
    std::vector<std::int16_t> samples_of(const Sound& sound) const;

    struct Device;
    const Catalog* m_catalog;
    std::function<void(const std::string&)> m_tell;
    std::set<SoundId> m_prepared;
    Device* m_device;  ///< null: there is none. Never destroyed: see Device
};

}  // namespace td
