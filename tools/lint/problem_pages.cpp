#include "tools/lint/problem_pages.hpp"

#include <fmt/format.h>

namespace td {

namespace {

using Code = ProblemCode;

const ProblemPage pages_of_files[] = {
    {Code::unreadable_file, "A file cannot be read",
     "Something that should be a file is not one, or the system doesn't let the game read it: a folder called `pack.yaml`, a file without "
     "read permission, a link to itself, a failing disk.",
     "", "Check whether it is a file, and its permissions."},
    {Code::file_too_large, "A file or pack is too large", "A file can have up to 1 MiB, and all YAML of a pack together up to 64 MiB.", "",
     "Split the file into several; the game reads every `.yaml` file below the pack's folder."},
    {Code::not_utf8, "A byte is not UTF-8",
     "Files must be UTF-8. The position is the first byte that isn't: usually an umlaut or a curly quote that an editor wrote in an older "
     "encoding.",
     "", "Save the file as UTF-8; every editor can do that."},
    {Code::control_character, "A control character",
     "The file contains an invisible byte, such as a bell or an escape, probably by accident.", "",
     "Delete it and retype the text around it."},
    {Code::empty_file, "An empty file", "The file contains only blanks and comments.", "# Foes of the moor: still to be written.\n",
     "Write a definition into it, or delete it."},
};

const ProblemPage pages_of_yaml[] = {
    {Code::syntax, "Not YAML", "The text is not valid YAML at this place.", "species:\n  moor_hare\n    name: Moor hare\n",
     "The message says what is missing, usually a `:`, a bracket or a dash. Here it is the `:` after `moor_hare`."},
    {Code::tab_indentation, "A tab at the start of a line",
     "YAML uses indentation to decide what belongs together, and forbids tabs because their width differs from editor to editor.",
     "species:\n\tmoor_hare:\n\t\tname: Moor hare\n", "Use spaces, two for each level; editors can convert tabs."},
    {Code::unclosed_quote, "A quote is not closed", "A text starts with a quote that is not closed on the same line.",
     "statuses:\n  giddy:\n    name: \"Giddy\n    description: It all turns.\n",
     "Close it. Write long text without quotes, indented, below `description: >-`."},
    {Code::duplicate_key, "A key is given twice", "A map has the same key twice; one of them would be lost silently.",
     "statuses:\n  giddy:\n    name: Giddy\n    duration: 3\n    description: It all turns.\n    duration: 5\n",
     "Delete one of them. The hint says where the other one is."},
    {Code::anchor, "An anchor, an alias or a merge key",
     "`&name`, `*name` and `<<:` are YAML's own ways to reuse a value. The game doesn't support them.",
     "statuses:\n  giddy: &giddy\n    name: Giddy\n    description: It all turns.\n", "Write out the value where it is needed."},
    {Code::tag, "A tag", "`!name` before a value declares its type. The game knows the type, and doesn't support tags.",
     "statuses:\n  giddy:\n    name: !important Giddy\n    description: It all turns.\n",
     "Delete it. Put quotes around text that starts with an exclamation mark."},
    {Code::second_document, "A second document", "A line `---` starts another document, but a file can have only one.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n---\nstatuses:\n  dizzy:\n    name: Dizzy\n",
     "Put it into another file, or delete the line."},
    {Code::odd_key, "A key that is not a word", "Keys are single words or numbers, not lists, maps or empty.",
     "statuses: {[giddy, dizzy]: {name: Giddy}}\n", "Write each of them as a separate entry."},
    {Code::too_deep, "Too many lists and maps inside each other", "64 levels are allowed; no definition needs more than ten.", "",
     "Look for indentation that keeps growing, or for brackets that are never closed."},
    {Code::too_many_nodes, "Too many values in a file", "A file can have up to 200,000.", "", "Split it into several."},
    {Code::text_too_long, "A text is too long", "A single text can have up to 64 KiB.", "",
     "Shorten it; players read such texts in a small panel."},
    {Code::unquoted_colon, "A second colon in a line", "Text that contains `: ` looks like another key.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: Careful: it all turns.\n", "Put the text in quotes."},
    {Code::wrong_indentation, "A line is too far to the right",
     "It looks as if it belonged to the line above, but that line already has a value.",
     "statuses:\n  giddy:\n    name: Giddy\n      duration: 3\n", "Align it with its neighbours."},
    {Code::directive, "A directive", "A line that starts with `%` gives instructions to YAML readers. The game doesn't support them.",
     "%YAML 1.2\n---\nstatuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n",
     "Delete the line. Put quotes around text that starts with a percent sign."},
    {Code::too_many_problems, "More problems than are listed", "The linter lists at most ten thousand problems.", "",
     "Fix the listed ones first; usually they all come from one mistake that was copied many times."},
};

const ProblemPage pages_of_values[] = {
    {Code::unknown_key, "An unknown key", "The map has no field of that name.",
     "statuses:\n  giddy:\n    name: Giddy\n    desciption: It all turns.\n",
     "It is probably misspelled: the hint shows the most similar one. `content/reference.md` lists all fields."},
    {Code::wrong_type, "A value of the wrong type", "There is a number instead of a list, text instead of true or false, and so on.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n    duration: long\n",
     "The message says what is expected. Write numbers and `true` without quotes; a list of one item is still a list: `[walk]`."},
    {Code::out_of_range, "A value out of its bounds", "A number is too small or too large, a text too long, a list too short or long.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n    duration: 1000\n", "The message gives the bounds."},
    {Code::missing_field, "A required field is missing", "The definition lacks a field that it must have.",
     "statuses:\n  giddy:\n    description: It all turns.\n", "Add it; the message names it."},
    {Code::unknown_choice, "Not one of the choices", "The field takes one of a few words, and this is not one of them.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n    unit: minutes\n",
     "The message lists the words, and the hint shows the most similar one."},
    {Code::bad_combination, "Two things that contradict each other",
     "Each is valid on its own, but not together with the other: a dungeon whose victory requires a landmark that none of its floors has, "
     "a rulebook in which a rule comes before another one that it needs.",
     "dungeons:\n  moor:\n    name: The Moor\n    description: One floor.\n    party: [hero_warden]\n    floors:\n"
     "      - theme: hill_path\n    victory:\n      - {when: place_reached, landmark: old_kiln}\n"
     "landmarks:\n  old_kiln:\n    name: Old kiln\n    description: Cold for a hundred years.\n",
     "The message says what is missing."},
    {Code::bad_picture, "A picture that cannot be shown",
     "The PNG of a sprite or a terrain is missing, is outside the pack, is damaged, or has the wrong size. A file can have up to 4 MiB, "
     "and all of them together up to 64 MiB and 268,435,456 pixels.",
     "sprites:\n  # lint: allow C053 because it is only an example\n  marsh_hare:\n    picture: pictures/marsh_hare.png\n",
     "Its path starts at the folder of the pack. A sheet has 8 by 8 pictures of 32, 48 or 64 pixels a side; a sprite with `turns: false` "
     "has a single one. Tiles of terrain have 24 pixels a side: up to 8 variants side by side, and up to 4 frames below each other."},
    {Code::bad_sound, "A sound that cannot be played",
     "The OGG or WAV of a sound is missing, is outside the pack, is damaged, or is too long. A file can have up to 4 MiB and last up to 10 "
     "seconds, in one or two channels with 8,000 to 48,000 samples a second. All of them together can have up to 64 MiB, and 128 MiB when "
     "decoded.",
     "sounds:\n  # lint: allow C053 because it is only an example\n  marsh_growl:\n    file: sounds/marsh_growl.ogg\n",
     "Its path starts at the folder of the pack. OGG must be Vorbis, not Opus; WAV must have plain samples."},
    {Code::bad_placeholder, "A placeholder that cannot be filled in",
     "A text has placeholders in braces, which the game fills in. One of them is not known there, is not closed, or has an unknown form.",
     "strings:\n  missed: \"{who} misses {targt} by a hair.\"\n",
     "The hint shows the most similar one; `content/reference.md` lists the placeholders of each of the `strings`."},
};

const ProblemPage pages_of_definitions[] = {
    {Code::unknown_type, "Not a type of definition", "The outermost keys of a file are types of definitions, but this is not one of them.",
     "monsters:\n  moor_hare:\n    extends: tunnel_rat\n    name: Moor hare\n",
     "The hint names the type that you probably meant, or lists all of them. Creatures, for example, are `species`."},
    {Code::bad_id, "Not an id", "An id starts with a small letter, followed by small letters, digits and `_`, 48 characters at most.",
     "statuses:\n  Giddy:\n    name: Giddy\n    description: It all turns.\n",
     "Write it like that. Players read the `name`, which can be anything."},
    {Code::duplicate_id, "An id is defined twice",
     "Two definitions of a type have the same id, in the same file, in two files, or in two packs.",
     "statuses:\n  burning:\n    name: Burning\n    description: Like the other one.\n",
     "Give one of them another id. The hint says where the first one is."},
    {Code::unknown_id, "An unknown id", "Something refers to a definition that no pack has.",
     "skills:\n  peck:\n    name: Peck\n    description: A sharp beak.\n    effects:\n      - {do: damage, power: 4, kind: peirce}\n",
     "The id is probably misspelled: the hint shows the most similar one. Or the pack that has it is missing."},
    {Code::bad_pack, "Something is wrong with a pack",
     "A folder in `content` has no `pack.yaml`, the id in `pack.yaml` is not the folder's name, or there is a link instead of a file.", "",
     "A pack is a folder with a `pack.yaml` whose `id` is the folder's name. Copy files into it; links are not followed."},
};

const ProblemPage pages_of_advice[] = {
    {Code::allowed_without_reason, "Allowed without a reason", "A comment allows a warning, but doesn't say why.",
     "statuses:\n  # lint: allow C053\n  giddy:\n    name: Giddy\n    description: It all turns.\n    speed: -1\n",
     "Write `# lint: allow C053 because ...`."},
    {Code::cannot_be_allowed, "This cannot be allowed",
     "A comment allows a code that doesn't exist, or the code of an error. Content with an error cannot be played, so errors cannot be "
     "allowed.",
     "statuses:\n  # lint: allow C031 because it looks better\n  burning_feet:\n    name: Burning feet\n    description: Hop.\n    speed: "
     "-1\n"
     "skills:\n  # lint: allow C053 because it is only an example\n  hot_foot:\n    name: Hot foot\n    description: Hop.\n"
     "    effects: [{do: gain_status, status: burning_feet}]\n",
     "Fix the error. Only warnings, C053 and above, can be allowed."},
    {Code::allowed_for_nothing, "Allowed, but not reported",
     "A comment allows a warning that isn't reported there, or is no longer reported.",
     "damage_kinds:\n  # lint: allow C054 because it is plain to see\n  noise:\n    name: Noise\n    description: Loud.\n"
     "skills:\n  # lint: allow C053 because it is only an example\n  bellow:\n    name: Bellow\n    description: Loud.\n"
     "    effects: [{do: damage, power: 3, kind: noise}]\n",
     "Delete the comment. A comment applies to its own line or, if it is alone on its line, to the next line that is not a comment."},
    {Code::unused_definition, "Nothing refers to it",
     "No definition refers to this one, so players never meet it: a skill that nobody has, an item that is nowhere, a status that nothing "
     "causes, a species on no floor.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n    stumble_percent: 40\n",
     "Use it, delete it, or allow it with a reason, for example because another pack builds on it."},
    {Code::no_description, "It has no description", "Players point at things to learn what they are, but this has no `description`.",
     "skills:\n  # lint: allow C053 because it is only an example\n  peck:\n    name: Peck\n"
     "    effects: [{do: damage, power: 4, kind: pierce}]\n",
     "Add a sentence: what it does, or what it is like."},
    {Code::does_nothing, "It does nothing",
     "An item that cannot be used, hurts nobody when thrown, and is neither a part nor a treasure; a status, a boon or a lead trait that "
     "changes "
     "nothing; a skill whose effects do nothing, or whose area never contains anybody that it affects; an effect without an `amount`; a "
     "sprite without parts; a number of teams or items with none to choose from; a row of a floor whose `floors` exclude that floor; a "
     "field that has no "
     "meaning for the floor's `style`, such as `doors` of a cave; a patch of 0 percent; a `gate` without an obstacle.",
     "items:\n  # lint: allow C053 because it is only an example\n  pebble:\n    name: Pebble\n    description: Small and grey.\n"
     "    sprite: rock\n",
     "Give it something to do."},
    {Code::no_picture, "It has no picture", "A species or item without `sprite` is drawn as a plain mark.",
     "items:\n  # lint: allow C053 because it is only an example\n  shard:\n    name: Shard\n    description: Sharp.\n"
     "    thrown: [{do: damage, power: 3, kind: cut}]\n",
     "Use one of the sprites, also one from another pack, or make one."},
    {Code::same_name, "Two have the same name",
     "Players cannot tell apart two definitions of a type with the same `name`, or two members of a party with the same name.",
     "items:\n  # lint: allow C053 because it is only an example\n  stale_bread:\n    name: Hard bread\n    description: Harder.\n"
     "    sprite: bread\n    use: [{do: heal, amount: 6}]\n",
     "Rename one of them."},
    {Code::aim_by_chance, "A victory that may never be possible",
     "A condition of victory may never come true, and no other condition always can:\n\n- It depends on a place, a creature or an item "
     "that appears only by chance: in a vault or a row that may not be chosen, or only if something else creates it.\n- It requires the "
     "death of a creature that may turn into another one, and then doesn't die as itself.\n- It can never win: it requires the death of a "
     "side that never appears, or of the party, or `defeat` has the same condition, or one that comes earlier.",
     "dungeons:\n  moor:\n    name: The moor\n    description: Wet.\n    party: [hero_warden]\n"
     "    victory: [{when: creature_dead, species: bog_toad}]\n    floors:\n"
     "      - {theme: hill_path, foe_teams: 1, foes: [{members: [bog_toad]}, {members: [tunnel_rat]}]}\n",
     "Make sure that it appears: as `boss`, `prize` or one of the `landmarks`, or with `vault_rooms` for all of the `vaults`. Or add "
     "another way to win, such as `exit_reached`."},
    {Code::suspicious, "Probably a mistake",
     "The content can be played, but one part of it makes another part useless, or probably doesn't mean what you intended:\n\n- "
     "Skills and items: an `accuracy` below 5, healing of foes, a `summon` that affects foes, `on_cancel` of a skill that takes one "
     "turn; a plain attack with `charges`, a `cooldown`, `needs_peace` or `targets: allies`; a part that no species has a slot "
     "for.\n- Conditions that exclude each other, so that a plan, a trigger or an effect never happens: asleep and not asleep, two "
     "species, `alone` with allies, an `unless` that holds whenever the `if` does.\n- Tactics: plans after a `wander` that is always "
     "possible, a skill that no plan uses or that no follower has, `candidates` without `look_ahead`, `edits_team` in a tactic other "
     "than `lead`.\n- Triggers: `stepped_on` for something solid or impassable, `walked_into` for something that can be stepped on, "
     "an effect on `self` when it `dies`, a push or a strike without a creature that does it.\n- Endless cycles: features that open "
     "into each other (`opens_into`), creatures that summon their own kind, whose turns give them further turns, or that turn into "
     "something else and back; a status that keeps the party from acting and that nothing ends.\n- Time: a held turn that waits for "
     "something that nothing causes, saved turns that nothing uses, a swap in the order among foes, costs of hundreds of rounds or "
     "hundredths of one.\n- Statuses and species: a status that only helps but counts as harmful, speed of something immobile, a "
     "feature that is hidden for no reason.\n- Dungeons: a second main dungeon, floors after one that already wins, lists of teams, "
     "items or vaults whose number is 0, vaults that never find a place, rooms too large or too many for the floor, a row of a spawn "
     "table that no floor uses.\n- Pictures and maps: materials that no part has, colours of a palette that no sprite and no terrain "
     "uses, parts below the ground, two definitions with the same glyph, a row of a map that is shorter than the others.\n- Packs: a "
     "change that another pack undoes without knowing it, a number that counts items which such a pack has moved.\n- Writing: an id "
     "that is in a list twice, quotes that are part of the text, a file that is not read because of its name, characters "
     "that are invisible or that the game cannot draw.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: Light on one's feet.\n    speed: 1\n"
     "skills:\n  # lint: allow C053 because it is only an example\n  whirl:\n    name: Whirl\n    description: Round and round.\n"
     "    effects: [{do: gain_status, status: giddy}]\n",
     "The message names the useless part, and the hint says how to fix it."},
};

const ProblemPage pages_of_changes[] = {
    {Code::nothing_to_change, "Nothing to change",
     "`change:` is used for a definition that no earlier pack has, a verb such as `remove` for an item that the list doesn't have, or a "
     "verb in a definition that neither extends nor edits another one.",
     "species:\n  moor_hare:\n    change: edit\n    health: {plus: 5}\n",
     "Use `delve explain` to see what there is. New definitions have no `change:`."},
    {Code::bad_extends, "It cannot extend that", "Definitions extend each other in a cycle. (Extending an unknown definition is C043.)",
     "statuses:\n  giddy:\n    extends: dizzy\n    name: Giddy\n  dizzy:\n    extends: giddy\n    name: Dizzy\n",
     "Remove `extends` from one of them."},
    {Code::missing_pack, "A pack is missing", "A pack requires another one, which is missing.", "",
     "Put the other pack into the folder `content` too."},
    {Code::packs_in_a_ring, "Packs depend on each other in a cycle", "Each of them must be loaded after the other.", "",
     "Remove `requires` or `after` from one `pack.yaml`."},
    {Code::pack_conflict, "Two packs conflict", "A pack declares a conflict with another one, and both are present.", "",
     "Remove one of them."},
};

const ProblemPage pages_of_vaults[] = {
    {Code::vault_closed, "A part of a vault that cannot be reached",
     "Walkers must be able to reach all dry ground of a vault from the edge of its map; diagonal steps don't count. They cross floor, "
     "doors, bog and springs, and open features with `opens_into`. They don't cross walls, water, harmful ground, fires, and solid "
     "features. The way to the stairs and to the party's arrival must be dry ground only: no bog, no gate.",
     "vaults:\n  # lint: allow C053 because it is only an example\n  moor_cell:\n    map: |\n      #####\n      ..B.#\n      #####\n"
     "    legend: {B: {feature: boulder}}\nfeatures:\n  boulder: {name: Boulder, description: Too heavy to push., glyph: O, solid: true}\n",
     "The message names the tile that blocks the shortest way, or the row of the map that ends too early: missing characters count as "
     "rock. Draw another way around it. If something opens the tile in play, such as a lever, digging or putting out a fire, write `gate: "
     "true` in its entry of the legend."},
};

const ProblemPage pages_of_play[] = {
    {Code::unmet_in_play,
     "It never happened in play",
     "`delve lint --play N` played each dungeon N times: the definition could have appeared there, but never did. For example a creature "
     "that never appeared, an item or a skill that was never used, a trigger that never acted, a vault that was never placed, a skill that "
     "hardly ever hit, a status that was gained but changed nothing, such as a better attack for a creature that never attacks. All "
     "creatures follow their tactics, so things that only a player would do count as never done.",
     {},
     "Check weights, chances and conditions, or make a tactic use it. Or play more games. If it is meant to be rare, say so: `# lint: "
     "allow C067 because one in a hundred floors has it`."},
    {Code::unwon_in_play,
     "A dungeon or floor that was never reached or won",
     "`delve lint --play N` played each dungeon N times: no game was won, or none reached the floor, or this one of several victories "
     "never decided a game, because another one always came first.",
     {},
     "Make it easier, or make the other way to win harder. If only a player who thinks should win, allow it with that reason."},
    {Code::faulty_in_play,
     "A game that failed",
     "`delve lint --play N` played the dungeon: reactions caused each other endlessly, time stood still, or a game did not end.",
     {},
     "The message names the seed and what caused it; `delve simulate` plays that game again."},
};

const ProblemPage pages_of_comments[] = {
    {Code::swallowed_by_comment, "A comment by accident",
     "A `#` after a blank starts a comment, and YAML silently ignores everything after it. Here that is a row of a map, which is too far "
     "to the left to belong to the block, or the end of a text.",
     "vaults:\n  # lint: allow C053 because it is only an example\n  moor_hut:\n    map: |\n      .....\n      .###.\n    #...#\n",
     "Indent the row as far as those above it, and put quotes around text with a `#`. If it is a real comment, put a space after the `#`."},
};

const ProblemPage pages_of_translations[] = {
    {Code::unknown_translation, "A translation of a text that does not exist",
     "A pack with a `language` translates a definition, a text of a definition, or the name of a creature that no pack has: the key is "
     "misspelled, or the original is gone.",
     "",
     "Correct the key, or remove the line. `delve texts` lists all keys, and `delve texts PACK --update` writes only those that exist."},
};

const ProblemPage pages_of_triggers[] = {
    {Code::endless_chain, "An endless chain of triggers",
     "What one trigger does causes another one, which leads back to the first, and nothing must end the chain. In play, the game cuts the "
     "chain off after 500 steps and reports it. The message lists the triggers in the order in which they act, each by its definition and "
     "event. `delve lint` tries triggers by the game's own rules, in a small test room. A chain that must be ended by chance, a limit, a "
     "condition or a death is not reported.",
     "terrains:\n  thin_ice:\n    name: Thin ice\n    glyph: i\n"
     "    triggers: [{on: stepped_on, do: [{do: change_terrain, terrain: slush}]}]\n  slush:\n    name: Slush\n    glyph: s\n"
     "    triggers: [{on: stepped_on, do: [{do: change_terrain, terrain: thin_ice}]}]\n",
     "Make one of them end the chain: by `limit: turn`, by `ends: true`, by an `if` that is false after it has acted, or by a `chance`."},
};

std::vector<ProblemPage> all_pages() {
    std::vector<ProblemPage> pages;
    // One by one, because g++ 12 warns of an overflow if a whole range is inserted.
    const auto add = [&](const auto& more) {
        for (const ProblemPage& page : more) pages.push_back(page);
    };
    add(pages_of_files);
    add(pages_of_yaml);
    add(pages_of_values);
    add(pages_of_vaults);
    add(pages_of_definitions);
    add(pages_of_advice);
    add(pages_of_changes);
    add(pages_of_comments);
    add(pages_of_play);
    add(pages_of_translations);
    add(pages_of_triggers);
    return pages;
}

}  // namespace

const std::vector<ProblemPage>& problem_pages() {
    static const std::vector<ProblemPage> pages = all_pages();
    return pages;
}

const ProblemPage* find_problem_page(std::string_view code) {
    for (const ProblemPage& page : problem_pages())
        if (to_string(page.code) == code) return &page;
    return nullptr;
}

std::string to_markdown(const ProblemPage& page) {
    const std::string kind = is_warning(page.code) ? "A warning: the content can be played." : "An error: the content cannot be played.";
    const std::string example = page.example.empty() ? "" : fmt::format("```yaml\n{}```\n\n", page.example);
    return fmt::format("## {}: {}\n\n{}\n\n{}{}\n\n{}\n", to_string(page.code), page.title, page.meaning, example, page.remedy, kind);
}

}  // namespace td
