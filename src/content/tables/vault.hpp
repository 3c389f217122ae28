// Rooms drawn by hand, as authors write them: the map as text, and a legend.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/fields/fields.hpp"

namespace td {

struct VaultDraft {
    std::string map;
    std::vector<std::pair<std::string, VaultTile>> legend;
    std::vector<ItemId> keys;
    bool mirrored = true;
};

const Fields<VaultDraft>& vault_fields();

/// Fills `vault` from the draft. Reports each mistake in the map or the legend at its character; `vault` is incomplete then.
void finish_vault(const VaultDraft& draft, TreeNode body, Vault& vault, Reader& reader);

/// Checks that walkers can reach everything and stand where they are placed. Precondition: all terrain, features and species are loaded.
void check_vault(const Catalog& catalog, const Vault& vault, TreeNode body, Reader& reader);

}  // namespace td
