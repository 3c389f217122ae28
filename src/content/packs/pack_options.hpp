// The options of a pack: in its files `$ID` stands for what players chose, or for what the pack gives them at first. The values are put in
// place before anything else looks at the files, so that a value is checked like one that is written there.
#pragma once

#include <string>
#include <vector>

#include "catalog/pack_summary.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

/// Puts the values of its options into the files of the pack, in place of those that it has now. An option that is not chosen, or for which
/// a value was chosen that it does not take, has the value that the pack gives it at first.
void set_options(Pack& pack, const std::vector<ChosenOption>& chosen);

/// "wolves 3, hard true"; empty without options.
std::string told_options(const std::vector<OptionInForce>& options);

/// Problems where the files of the pack name an option that it does not have. None if its options cannot be read, which is reported in its
/// `pack.yaml`.
std::vector<Problem> unknown_options(const Pack& pack);

/// Warnings about options that are named nowhere in the files.
std::vector<Problem> warnings_of_options(const Pack& pack);

}  // namespace td
