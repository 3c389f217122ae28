// Synthesizes the samples of a sound: a wave whose pitch slides or follows a melody, with an envelope, noise and echo.
#include "art/synthesizer.hpp"

#include <algorithm>
#include <cmath>

#include "base/rng.hpp"

namespace td {

namespace {

constexpr float two_pi = 6.2831853f;
constexpr int echo_delay = samples_per_second * 90 / 1000;  // samples in 90 ms
constexpr float vibrato_hertz = 6;
constexpr float loudest_sample = 30000;  // of 32767, at full volume

/// A value of -1..1 for a phase of 0..1.
float wave_at(Wave wave, float phase) {
    switch (wave) {
        case Wave::square: return phase < 0.5f ? 0.7f : -0.7f;
        case Wave::triangle: return phase < 0.5f ? 4 * phase - 1 : 3 - 4 * phase;
        case Wave::saw: return 0.8f * (2 * phase - 1);
        case Wave::sine: return std::sin(two_pi * phase);
        case Wave::noise: break;  // has no phase
    }
    return 0;
}

/// The volume, 0..1, at a time of 0..1: it rises to 1 until `attack` (0..1), then falls to 0.
float envelope(float time, float attack) {
    if (time < attack) return time / attack;
    const float fall = attack < 1 ? (time - attack) / (1 - attack) : 0;
    return (1 - fall) * (1 - fall);
}

/// Pitch and volume of a sound at one point in time.
struct PitchAndVolume {
    float hertz;
    float loudness;
};

/// `time`: 0..1 of the length of the sound.
PitchAndVolume pitch_and_volume_at(const Sound& sound, float time) {
    const float attack = static_cast<float>(sound.attack_percent) / 100;
    const auto start = static_cast<float>(sound.start_hertz);
    const float sway = 1 + static_cast<float>(sound.vibrato_percent) / 100 *
                               std::sin(two_pi * vibrato_hertz * time * static_cast<float>(sound.milliseconds) / 1000);
    if (sound.notes.empty()) {
        const float ratio = static_cast<float>(sound.end_hertz) / start;
        return {start * std::pow(ratio, time) * sway, envelope(time, attack)};
    }
    const auto count = static_cast<float>(sound.notes.size());
    const std::size_t note = std::min(sound.notes.size() - 1, static_cast<std::size_t>(time * count));
    const float within = time * count - static_cast<float>(note);
    return {start * std::exp2(static_cast<float>(sound.notes[note]) / 12) * sway, envelope(within, attack)};
}

/// Sample-and-hold noise, so that its pitch follows the sound's.
class NoiseGenerator {
public:
    float next(float hertz) {
        m_phase += hertz * 4 / samples_per_second;
        if (m_phase >= 1) {
            m_phase -= std::floor(m_phase);
            m_value = static_cast<float>(m_rng.between(-1000, 1000)) / 1000;
        }
        m_smooth += (m_value - m_smooth) * 0.6f;
        return m_smooth;
    }

private:
    Rng m_rng{20};
    float m_phase = 1;
    float m_value = 0;
    float m_smooth = 0;
};

std::vector<float> plain_samples(const Sound& sound) {
    const int count = sound.milliseconds * samples_per_second / 1000;
    const float share = sound.wave == Wave::noise ? 1.0f : static_cast<float>(sound.noise_percent) / 100;
    std::vector<float> samples(static_cast<std::size_t>(std::max(0, count)));
    NoiseGenerator noise;
    float phase = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const PitchAndVolume moment = pitch_and_volume_at(sound, static_cast<float>(i) / static_cast<float>(samples.size()));
        phase += moment.hertz / samples_per_second;
        phase -= std::floor(phase);
        samples[i] = ((1 - share) * wave_at(sound.wave, phase) + share * noise.next(moment.hertz)) * moment.loudness;
    }
    return samples;
}

/// `loudness`: of each repetition, as a share of the one before.
void add_echo(std::vector<float>& samples, float loudness) {
    constexpr int times = 3;
    samples.resize(samples.size() + static_cast<std::size_t>(echo_delay * times), 0.0f);
    for (std::size_t i = echo_delay; i < samples.size(); ++i) samples[i] += samples[i - echo_delay] * loudness;
    // The echo that remains at the end is faded out; otherwise it would end with a click.
    for (std::size_t i = 0; i < echo_delay; ++i) samples[samples.size() - 1 - i] *= static_cast<float>(i) / echo_delay;
}

}  // namespace

std::vector<std::int16_t> synthesize(const Sound& sound) {
    std::vector<float> samples = plain_samples(sound);
    if (sound.echo_percent > 0) add_echo(samples, static_cast<float>(sound.echo_percent) / 100);
    const float volume = static_cast<float>(sound.volume_percent) / 100 * loudest_sample;
    std::vector<std::int16_t> result;
    result.reserve(samples.size());
    for (const float sample : samples) result.push_back(static_cast<std::int16_t>(std::clamp(sample, -1.0f, 1.0f) * volume));
    return result;
}

}  // namespace td
