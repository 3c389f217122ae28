#include "catalog/catalog.hpp"

namespace td {

Catalog::Catalog() = default;
Catalog::Catalog(const Catalog&) = default;
Catalog::Catalog(Catalog&&) noexcept = default;
Catalog& Catalog::operator=(const Catalog&) = default;
Catalog& Catalog::operator=(Catalog&&) noexcept = default;
Catalog::~Catalog() = default;

}  // namespace td

template class std::vector<td::Species>;
template class std::vector<td::Skill>;
template class std::vector<td::Item>;
template class std::vector<td::Status>;
template class std::vector<td::Terrain>;
template class std::vector<td::Tactic>;
template class std::vector<td::Theme>;
template class std::vector<td::Dungeon>;
template class std::vector<td::Feature>;
template class std::vector<td::Vault>;
template class std::vector<td::Weather>;
template class std::vector<td::Boon>;
template class std::vector<td::Encounter>;
template class std::vector<td::FloorRules>;
template class std::vector<td::TeamMember>;
template class std::vector<td::Trigger>;
template class std::vector<td::Effect>;
