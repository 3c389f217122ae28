// The options of a pack: in its files `$ID` stands for what players chose, or for what the pack gives them at first. The values are put in
// place before anything else looks at the files, so that a value is checked like one that is written there.
#pragma once

#include <string>
#include <vector>

#include "catalog/pack_summary.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

/// Puts the values of its options into the files of the pack, in place of those that it has now. Of options that are not chosen, or for
/// which something was chosen that they do not take, the first value counts.
void set_options(Pack& pack, const std::vector<ChosenOption>& chosen);

/// "wolves 3, hard true"; empty without options.
std::string told_options(const std::vector<OptionInForce>& options);

/// Where the files of the pack name an option that it does not have. Nothing if its options cannot be read, which is reported there.
std::vector<Problem> unknown_options(const Pack& pack);

/// Options that stand nowhere in the files.
std::vector<Problem> warnings_of_options(const Pack& pack);

}  // namespace td
