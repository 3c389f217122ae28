// Numbers of definitions: one id type per kind of definition, a row in the catalog's table.
#pragma once

#include "base/id.hpp"

namespace td {

using SpeciesId = Id<struct SpeciesTag, std::uint16_t>;
using SkillId = Id<struct SkillTag, std::uint16_t>;
using ItemId = Id<struct ItemTag, std::uint16_t>;
using StatusId = Id<struct StatusTag, std::uint16_t>;
using BoonId = Id<struct BoonTag, std::uint16_t>;
using EncounterId = Id<struct EncounterTag, std::uint16_t>;
using TacticId = Id<struct TacticTag, std::uint16_t>;
using DungeonId = Id<struct DungeonTag, std::uint16_t>;
using HintId = Id<struct HintTag, std::uint16_t>;
using DifficultyId = Id<struct DifficultyTag, std::uint16_t>;
using LandmarkId = Id<struct LandmarkTag, std::uint16_t>;
using SpawnTableId = Id<struct SpawnTableTag, std::uint16_t>;
using VaultId = Id<struct VaultTag, std::uint16_t>;
using PaletteId = Id<struct PaletteTag, std::uint16_t>;
using ThemeId = Id<struct ThemeTag, std::uint16_t>;
using SpriteId = Id<struct SpriteTag, std::uint16_t>;
using SoundId = Id<struct SoundTag, std::uint16_t>;
using DamageKindId = Id<struct DamageKindTag, std::uint8_t>;
using PoolId = Id<struct PoolTag, std::uint8_t>;
using FeatureId = Id<struct FeatureTag, std::uint8_t>;
using WeatherId = Id<struct WeatherTag, std::uint8_t>;
using TerrainId = Id<struct TerrainTag, std::uint8_t>;

}  // namespace td
