#include "content/fields/sound_file.hpp"

#include <fmt/format.h>

#include <optional>

#include "base/hash.hpp"
#include "content/fields/media_files.hpp"
#include "content/fields/sound_header.hpp"

namespace td {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes_of_sound = 4u << 20;
constexpr unsigned most_seconds = 10, lowest_rate = 8000, highest_rate = 48000, most_channels = 2;

const WantedFile& wanted_sound() {
    static const WantedFile wanted{.code = ProblemCode::bad_sound, .endings = {".ogg", ".wav"}, .example = "sounds/growl.ogg"};
    return wanted;
}

/// "has 6 channels, not 1 or 2"; empty when it can be played.
std::string fault_of_sound(const SoundHeader& header) {
    if (header.channels == 0 || header.channels > most_channels) return fmt::format("has {} channels, not 1 or 2", header.channels);
    if (header.rate < lowest_rate || header.rate > highest_rate)
        return fmt::format("has {} samples a second, not {} to {}", header.rate, lowest_rate, highest_rate);
    if (header.length == 0) return "is empty";
    if (header.length > std::uint64_t{header.rate} * most_seconds)
        return fmt::format("lasts {} seconds, but a sound may last {}", header.length / header.rate, most_seconds);
    return {};
}

}  // namespace

const SoundFiles::SoundFile& SoundFiles::of(const fs::path& file) {
    std::error_code error;
    const fs::path key = fs::weakly_canonical(file, error);
    const auto found = m_files.find(key);
    return found != m_files.end() ? found->second : m_files.emplace(key, read_and_check(file)).first->second;
}

SoundFiles::SoundFile SoundFiles::read_and_check(const fs::path& file) {
    FileBytes read = bytes_of(file, most_bytes_of_sound);
    if (read.problem) return {.fault = read.problem->message};
    m_bytes += read.bytes.size();
    if (m_bytes > m_limits.bytes) return {.fault = fmt::format("is too large: all sounds together may have {} bytes", m_limits.bytes)};
    const SoundHeader header = read.bytes.starts_with("RIFF") ? look_into_wav(read.bytes) : look_into_ogg(read.bytes);
    const std::string fault = header.fault.empty() ? fault_of_sound(header) : header.fault;
    if (!fault.empty()) return {.fault = fault};
    m_decoded += header.length * header.channels * sizeof(std::int16_t);
    if (m_decoded > m_limits.decoded)
        return {.fault = fmt::format("is too large: all sounds together may have {} bytes when decoded", m_limits.decoded)};
    const std::uint64_t hash = Hash{}.add(read.bytes).value();
    const int channels = static_cast<int>(header.channels), rate = static_cast<int>(header.rate);
    return {.recording = std::make_shared<const RecordedSound>(RecordedSound{.file = file.generic_string(),
                                                                             .bytes = std::move(read.bytes),
                                                                             .hash = hash,
                                                                             .channels = channels,
                                                                             .rate = rate,
                                                                             .length = header.length})};
}

Value<std::shared_ptr<const RecordedSound>> recorded_sound() {
    const auto path = text(1, 100);
    using Recording = std::shared_ptr<const RecordedSound>;
    return {path.kind, [path](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<Recording> {
                if (!path.read(node, reader)) return std::nullopt;
                SoundFiles only_this;
                SoundFiles& files = reader.media() != nullptr ? reader.media()->sounds : only_this;
                const std::optional<fs::path> file = find_pack_file(node, wanted_sound(), files, reader);
                if (!file) return std::nullopt;
                const SoundFiles::SoundFile& found = files.of(*file);
                if (!found.fault.empty())
                    report_file(node, wanted_sound(), found.fault, "an OGG Vorbis or WAV of up to 10 seconds, with 1 or 2 channels",
                                reader);
                return found.fault.empty() ? std::optional(found.recording) : std::nullopt;
            }};
}

}  // namespace td
