// The player's own tactics on disk: the file tactics.yaml of the player's own pack. Knows neither window nor game.
#pragma once

#include <filesystem>
#include <functional>

#include "content/packs/own_tactics.hpp"
#include "play/tactic_store.hpp"

namespace td {

class OwnTacticsFile final : public TacticStore {
public:
    /// The content in force.
    using Content = std::function<const Catalog&()>;
    /// Makes the game read its content anew. Returns why it goes on with what it had; empty: it has the new content.
    using TakeOver = std::function<std::string()>;

    /// `folder`: of the pack, neither of which needs to exist.
    OwnTacticsFile(std::filesystem::path folder, Content content, TakeOver take_over);

    std::vector<Tactic> own() const override;
    std::string put(const Tactic* before, const Tactic& tactic) override;
    std::string take(const Tactic& tactic) override;
    std::string place() const override { return m_file.string(); }

private:
    /// `before`: the bytes of the file.
    std::string change(const std::string& before, const TacticsChange& change);
    std::string told(const TacticsChange& change) const;
    std::string not_written() const;
    bool prepare_folder() const;

    std::filesystem::path m_folder;
    std::filesystem::path m_file;
    Content m_content;
    TakeOver m_take_over;
};

}  // namespace td
