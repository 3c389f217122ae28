// A short sound: synthesized from a description of its author, whose samples the art room renders, or a recording in the pack.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace td {

enum class Wave : std::uint8_t { square, triangle, saw, sine, noise };

/// A file of a pack with a sound in it, shared by all sounds that name it. Only its header was read.
struct RecordedSound {
    std::string file;          ///< its path, for messages
    std::string bytes;         ///< OGG Vorbis or WAV
    std::uint64_t hash = 0;    ///< of these
    int channels = 1;          ///< 1 or 2
    int rate = 44100;          ///< samples of each channel per second
    std::uint64_t length = 0;  ///< samples of each channel
};

struct Sound {
    std::string id;
    Wave wave = Wave::square;
    int milliseconds = 120;   ///< 10..3000
    int start_hertz = 440;    ///< 20..12000
    int end_hertz = 440;      ///< 20..12000; the pitch slides to this
    int attack_percent = 5;   ///< 0..100: share of the length (or of each note) in which the volume rises; afterwards it falls
    int volume_percent = 60;  ///< 0..100
    int noise_percent = 0;    ///< 0..100: share of white noise
    int vibrato_percent = 0;  ///< 0..50: depth of the vibrato, at six cycles per second
    int echo_percent = 0;     ///< 0..80: volume of the echo after 90 milliseconds
    std::vector<int> notes;   ///< a melody: semitones above start_hertz, notes of equal length; empty: a single slide
    std::shared_ptr<const RecordedSound> recording;  ///< in place of the description, but for its volume; null: none
};

}  // namespace td
