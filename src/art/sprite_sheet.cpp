// Sheets: all pictures of one model, its portraits, and their serialized form for a cache.
#include "art/sprite_sheet.hpp"

#include <algorithm>
#include <cstring>

#include "art/portrait.hpp"
#include "art/sculptor.hpp"
#include "base/hash.hpp"

namespace td {

namespace {

constexpr std::uint64_t sculptor_version = 3;  // raise it when the same model gives another picture: old caches are then not used
constexpr std::uint32_t largest_side = 4096;   // pixels; bytes that say more are damaged

int column_of(SpritePose pose, int frame) {
    const auto number = static_cast<std::size_t>(pose);
    int column = 0;
    for (std::size_t i = 0; i < number; ++i) column += frames_of_pose[i];
    return column + frame % frames_of_pose[number];
}

void add(Hash& hash, ModelPoint p) {
    hash.add(static_cast<std::uint64_t>(p.x)).add(static_cast<std::uint64_t>(p.y)).add(static_cast<std::uint64_t>(p.z));
}

void add(Hash& hash, const Primitive& part) {
    hash.add(static_cast<std::uint64_t>(part.kind)).add(static_cast<std::uint64_t>(part.joint));
    for (const ModelPoint p : {part.from, part.to, part.turn}) add(hash, p);
    for (const int number : {part.radius, part.end_radius, part.material, static_cast<int>(part.mirrored), part.limb})
        hash.add(static_cast<std::uint64_t>(number));
}

class ByteWriter {
public:
    void number(std::uint64_t value) {
        for (int i = 0; i < 8; ++i) m_bytes.push_back(static_cast<std::byte>(value >> (8 * i)));
    }
    void picture(const Image& image) {
        number(static_cast<std::uint64_t>(image.width()));
        number(static_cast<std::uint64_t>(image.height()));
        for (const Rgba p : image.pixels())
            for (const std::uint8_t value : {p.r, p.g, p.b, p.a}) m_bytes.push_back(static_cast<std::byte>(value));
    }
    std::vector<std::byte> take() { return std::move(m_bytes); }

private:
    std::vector<std::byte> m_bytes;
};

/// After the first read beyond the end or of an impossible size, everything else reads as 0 or empty.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    std::uint64_t number() {
        if (m_bytes.size() < 8) return fail();
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < 8; ++i) value |= static_cast<std::uint64_t>(m_bytes[i]) << (8 * i);
        m_bytes = m_bytes.subspan(8);
        return value;
    }
    Image picture() {
        const std::uint64_t width = number();
        const std::uint64_t height = number();
        if (m_failed || width > largest_side || height > largest_side || m_bytes.size() < width * height * 4) {
            fail();
            return {};
        }
        Image image(static_cast<int>(width), static_cast<int>(height));
        std::size_t at = 0;
        for (Rgba& p : image.pixels())
            for (std::uint8_t* value : {&p.r, &p.g, &p.b, &p.a}) *value = static_cast<std::uint8_t>(m_bytes[at++]);
        m_bytes = m_bytes.subspan(at);
        return image;
    }
    bool finished() const { return !m_failed && m_bytes.empty(); }

private:
    std::uint64_t fail() {
        m_failed = true;
        return 0;
    }

    std::span<const std::byte> m_bytes;
    bool m_failed = false;
};

}  // namespace

Rectangle SpriteSheet::rectangle(Direction facing, SpritePose pose, int frame) const {
    if (!turns) return {0, 0, cell, cell};
    return {column_of(pose, frame) * cell, static_cast<int>(facing) * cell, cell, cell};
}

SpriteSheet sculpt_sheet(const SpriteModel& model) {
    if (model.picture) return pictured_sheet(model);
    Sculptor sculptor(model);
    SpriteSheet sheet;
    sheet.cell = picture_size(model);
    sheet.turns = model.turns;
    sheet.ground = ground_pixel(sheet.cell);
    sheet.portrait = sculpt_portrait(model);
    sheet.small_portrait = sculpt_portrait(model, small_portrait_size);
    if (!model.turns) {
        sheet.image = sculptor.picture(Direction::south, SpritePose::idle, 0);
        return sheet;
    }
    sheet.image = Image(sheet.cell * frames_in_all, sheet.cell * 8);
    for (const Direction facing : all_directions)
        for (std::size_t pose = 0; pose < frames_of_pose.size(); ++pose)
            for (int frame = 0; frame < frames_of_pose[pose]; ++frame) {
                const auto shown = static_cast<SpritePose>(pose);
                const Rectangle place = sheet.rectangle(facing, shown, frame);
                blit(sheet.image, sculptor.picture(facing, shown, frame), {place.x, place.y});
            }
    return sheet;
}

Image shadow_blob(int width) {
    const int height = std::max(1, width / 2);
    Image image(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const float dx = (static_cast<float>(x) + 0.5f) / static_cast<float>(width) * 2 - 1;
            const float dy = (static_cast<float>(y) + 0.5f) / static_cast<float>(height) * 2 - 1;
            if (dx * dx + dy * dy <= 1) image[{x, y}] = {10, 8, 24, 96};
        }
    return image;
}

std::uint64_t sheet_key(const SpriteModel& model) {
    Hash hash;
    hash.add(sculptor_version).add(model.id).add(model.picture ? model.picture->hash : 0);
    for (const Material& material : model.materials) hash.add(material.colour).add(material.glows ? 1u : 0u);
    for (const Primitive& part : model.primitives) add(hash, part);
    for (const Eyes& eyes : model.eyes) {
        add(hash, eyes.at);
        hash.add(static_cast<std::uint64_t>(eyes.look)).add(static_cast<std::uint64_t>(eyes.size)).add(eyes.colour);
        hash.add(static_cast<std::uint64_t>(eyes.joint));
    }
    for (const PoseChange& change : model.changes) {
        hash.add(static_cast<std::uint64_t>(change.pose)).add(static_cast<std::uint64_t>(change.frame));
        hash.add(static_cast<std::uint64_t>(change.joint));
        add(hash, change.move);
        add(hash, change.turn);
    }
    hash.add(static_cast<std::uint64_t>(model.size_percent)).add(static_cast<std::uint64_t>(model.gait)).add(model.turns ? 1u : 0u);
    return hash.value();
}

std::vector<std::byte> to_bytes(const SpriteSheet& sheet, std::uint64_t key) {
    ByteWriter writer;
    writer.number(key);
    writer.number(static_cast<std::uint64_t>(sheet.cell));
    writer.number(sheet.turns ? 1 : 0);
    writer.picture(sheet.image);
    writer.picture(sheet.portrait);
    writer.picture(sheet.small_portrait);
    return writer.take();
}

std::optional<SpriteSheet> sheet_from_bytes(std::span<const std::byte> bytes, std::uint64_t key) {
    ByteReader reader(bytes);
    if (reader.number() != key) return std::nullopt;
    SpriteSheet sheet;
    const std::uint64_t cell = reader.number();
    if (cell == 0 || cell > largest_side) return std::nullopt;
    sheet.cell = static_cast<int>(cell);
    sheet.ground = ground_pixel(sheet.cell);
    sheet.turns = reader.number() != 0;
    sheet.image = reader.picture();
    sheet.portrait = reader.picture();
    sheet.small_portrait = reader.picture();
    if (!reader.finished()) return std::nullopt;
    return sheet;
}

}  // namespace td
