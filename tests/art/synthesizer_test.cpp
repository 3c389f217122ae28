#include "art/synthesizer.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

using namespace td;

namespace {

int peak(const std::vector<std::int16_t>& samples, std::size_t from, std::size_t to) {
    int result = 0;
    for (std::size_t i = from; i < to; ++i) result = std::max(result, std::abs(static_cast<int>(samples[i])));
    return result;
}

/// Changes of sign per second.
double crossings(const std::vector<std::int16_t>& samples, std::size_t from, std::size_t to) {
    int count = 0;
    for (std::size_t i = from + 1; i < to; ++i) count += (samples[i - 1] < 0) != (samples[i] < 0);
    return count * static_cast<double>(samples_per_second) / static_cast<double>(to - from);
}

}  // namespace

TEST_CASE("a sound is as long and as loud as its author says") {
    for (const Wave wave : {Wave::square, Wave::triangle, Wave::saw, Wave::sine, Wave::noise}) {
        Sound sound;
        sound.wave = wave;
        sound.milliseconds = 200;
        const auto loud = synthesize(sound);
        CHECK(loud.size() == samples_per_second / 5);
        CHECK(peak(loud, 0, loud.size()) > 6000);
        CHECK(peak(loud, 0, loud.size()) <= 30000 * 60 / 100);
        sound.volume_percent = 20;
        const auto quiet = synthesize(sound);
        CHECK(peak(quiet, 0, quiet.size()) < peak(loud, 0, loud.size()) / 2);
    }
}

TEST_CASE("a sound fades to nothing at its end") {
    const auto samples = synthesize(Sound{});
    CHECK(peak(samples, samples.size() - 40, samples.size()) < 40);
}

TEST_CASE("the pitch slides from the start to the end") {
    Sound sound;
    sound.wave = Wave::sine;
    sound.milliseconds = 400;
    sound.start_hertz = 200;
    sound.end_hertz = 1600;
    const auto samples = synthesize(sound);
    CHECK(crossings(samples, 0, samples.size() / 4) < 2 * 450);
    CHECK(crossings(samples, samples.size() * 3 / 4, samples.size()) > 2 * 900);
}

TEST_CASE("the notes of a tune step by semitones") {
    Sound sound;
    sound.wave = Wave::sine;
    sound.milliseconds = 400;
    sound.start_hertz = 300;
    sound.notes = {0, 12};
    const auto samples = synthesize(sound);
    CHECK(crossings(samples, 0, samples.size() / 2) == doctest::Approx(600).epsilon(0.05));
    CHECK(crossings(samples, samples.size() / 2, samples.size()) == doctest::Approx(1200).epsilon(0.05));
}

TEST_CASE("an echo makes a sound longer and stays within range") {
    Sound sound;
    sound.echo_percent = 80;
    sound.volume_percent = 100;
    sound.noise_percent = 30;
    const auto samples = synthesize(sound);
    CHECK(samples.size() > synthesize(Sound{}).size());
    CHECK(peak(samples, 0, samples.size()) <= 30000);
    CHECK(samples == synthesize(sound));
}
