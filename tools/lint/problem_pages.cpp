#include "tools/lint/problem_pages.hpp"

#include <fmt/format.h>

namespace td {

namespace {

using Code = ProblemCode;

const ProblemPage pages_of_files[] = {
    {Code::unreadable_file, "A file cannot be read",
     "Something that should be a file is none, or the system does not let the game read it: a folder called `pack.yaml`, a file without "
     "the right to read it, a link that leads to itself, a disk that fails.",
     "", "Look at the file's rights, and whether it is a file at all."},
    {Code::file_too_large, "A file or pack is too large", "A file may have 1 MiB, all YAML of a pack together 64 MiB.", "",
     "Divide the file into several; the game reads every `.yaml` file below the pack's folder."},
    {Code::not_utf8, "A byte is not UTF-8",
     "Files are read as UTF-8. The place is the first byte that cannot be: as a rule an umlaut or a curly quote that an editor wrote in "
     "an older encoding.",
     "", "Save the file as UTF-8; every editor has that among the ways to save."},
    {Code::control_character, "A control character",
     "There is a byte in the file that shows nothing on a screen, such as a bell or an escape. It came in by accident.", "",
     "Delete it and type the place anew."},
    {Code::empty_file, "An empty file", "The file holds nothing but blanks and comments.", "# Foes of the moor: still to be written.\n",
     "Write a definition into it, or delete it."},
};

const ProblemPage pages_of_yaml[] = {
    {Code::syntax, "Not YAML", "The text is not valid YAML at this place.", "species:\n  moor_hare\n    name: Moor hare\n",
     "The message says what is missing, mostly a `:`, a bracket or a dash. Here it is the `:` behind `moor_hare`."},
    {Code::tab_indentation, "A tab at the beginning of a line",
     "YAML counts blanks to see what belongs to what, and forbids tabs because they are as wide as each editor likes.",
     "species:\n\tmoor_hare:\n\t\tname: Moor hare\n", "Use spaces, two for each step; editors can turn tabs into them."},
    {Code::unclosed_quote, "A quote is not closed", "A text begins with a quote that does not end in the same line.",
     "statuses:\n  giddy:\n    name: \"Giddy\n    description: It all turns.\n",
     "Close it. Long text goes without quotes below `description: >-`, indented."},
    {Code::duplicate_key, "A key is given twice", "A map has the same key twice; one of them would be lost without a word.",
     "statuses:\n  giddy:\n    name: Giddy\n    duration: 3\n    description: It all turns.\n    duration: 5\n",
     "Delete one of them. The hint says where the other stands."},
    {Code::anchor, "An anchor, an alias or a merge key",
     "`&name`, `*name` and `<<:` are YAML's own ways to write something once. The game does not read them.",
     "statuses:\n  giddy: &giddy\n    name: Giddy\n    description: It all turns.\n", "Write the value out where it is needed."},
    {Code::tag, "A tag", "`!name` before a value says of what type it is. The game knows that by itself, and reads no tags.",
     "statuses:\n  giddy:\n    name: !important Giddy\n    description: It all turns.\n",
     "Delete it. Text that begins with an exclamation mark goes in quotes."},
    {Code::second_document, "A second document", "A line `---` begins another document, of which a file may have one.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n---\nstatuses:\n  dizzy:\n    name: Dizzy\n",
     "Put it into a file of its own, or delete the line."},
    {Code::odd_key, "A key that is no word", "Keys are single words or numbers: no lists, no maps, not nothing.",
     "statuses: {[giddy, dizzy]: {name: Giddy}}\n", "Write each of them as an entry of its own."},
    {Code::too_deep, "Too many lists and maps inside each other", "64 are allowed; no definition needs more than ten.", "",
     "Look for an indentation that goes on growing, or for brackets that are never closed."},
    {Code::too_many_nodes, "Too many values in a file", "A file may have 200,000.", "", "Divide it into several."},
    {Code::text_too_long, "A text is too long", "A single text may have 64 KiB.", "",
     "Shorten it; players read such texts in a small panel."},
    {Code::unquoted_colon, "A second colon in a line", "Text that holds `: ` looks like another key.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: Careful: it all turns.\n", "Put the text in quotes."},
    {Code::wrong_indentation, "A line stands too far to the right",
     "It looks as if it belonged to the line above, but that has its value already.",
     "statuses:\n  giddy:\n    name: Giddy\n      duration: 3\n", "Line it up with its neighbours."},
    {Code::directive, "A directive", "A line that begins with `%` tells YAML readers how to read. The game reads all files in one way.",
     "%YAML 1.2\n---\nstatuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n",
     "Delete the line. Text that begins with a percent sign goes in quotes."},
    {Code::too_many_problems, "More problems than are listed", "Ten thousand problems are listed, and no more.", "",
     "Fix those that are listed first; usually one mistake that was copied often causes them all."},
};

const ProblemPage pages_of_values[] = {
    {Code::unknown_key, "An unknown key", "The map has no field of that name.",
     "statuses:\n  giddy:\n    name: Giddy\n    desciption: It all turns.\n",
     "Most often it is misspelled: the hint shows the nearest one. `content/reference.md` lists all fields."},
    {Code::wrong_type, "A value of the wrong type",
     "A number stands where a list is expected, text where true or false is expected, and so on.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n    duration: long\n",
     "The message says what is expected. Numbers and `true` stand without quotes; a list of one item is still a list: `[walk]`."},
    {Code::out_of_range, "A value out of its bounds", "A number is too small or too large, a text too long, a list too short or long.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n    duration: 1000\n", "The message says the bounds."},
    {Code::missing_field, "A required field is missing", "A field is left out that the definition must have.",
     "statuses:\n  giddy:\n    description: It all turns.\n", "Add it; the message names it."},
    {Code::unknown_choice, "None of the choices", "The field takes one of a few words, and this is none of them.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n    unit: minutes\n",
     "The message lists the words, the hint shows the nearest."},
    {Code::bad_combination, "Two things that cannot stand together",
     "Each is valid by itself, but not with the other: a dungeon whose victory asks for a landmark that none of its floors has, a rulebook "
     "in "
     "which one rule comes before another that it needs.",
     "dungeons:\n  moor:\n    name: The Moor\n    description: One floor.\n    party: [hero_warden]\n    floors:\n"
     "      - theme: hill_path\n    victory:\n      - {when: place_reached, landmark: old_kiln}\n"
     "landmarks:\n  old_kiln:\n    name: Old kiln\n    description: Cold for a hundred years.\n",
     "The message says what is missing for it."},
    {Code::bad_picture, "A picture that cannot be shown",
     "The PNG that a sprite or a terrain names is missing, lies outside the pack, is damaged, or has another size than a sheet for it. A "
     "file may have 4 MiB, all of them together 64 MiB and 268,435,456 pixels.",
     "sprites:\n  # lint: allow C053 because it is only an example\n  marsh_hare:\n    picture: pictures/marsh_hare.png\n",
     "Its path starts at the folder of the pack. A sheet has 8 by 8 pictures of 32, 48 or 64 pixels a side; what has `turns: false` a "
     "single one. Tiles of terrain have 24 pixels a side: up to 8 variations side by side, and up to 4 frames below each other."},
    {Code::bad_sound, "A sound that cannot be played",
     "The OGG or WAV that a sound names is missing, lies outside the pack, is damaged, or is longer than a sound may be. A file may have "
     "4 MiB and last 10 seconds, in one or two channels with 8,000 to 48,000 samples a second; all of them together may have 64 MiB, and "
     "128 MiB once they are decoded.",
     "sounds:\n  # lint: allow C053 because it is only an example\n  marsh_growl:\n    file: sounds/marsh_growl.ogg\n",
     "Its path starts at the folder of the pack. OGG means Vorbis here, not Opus; WAV means plain samples."},
    {Code::bad_placeholder, "A placeholder that cannot be filled in",
     "Text that the game fills in has placeholders in braces. One of them stands for nothing there, is not closed, or is in a form that "
     "there is not.",
     "strings:\n  missed: \"{who} misses {targt} by a hair.\"\n",
     "The hint shows the nearest one; `content/reference.md` lists what each of the `strings` knows."},
};

const ProblemPage pages_of_definitions[] = {
    {Code::unknown_type, "No type of definition", "The outermost keys of a file are types of definitions, and this is not one of them.",
     "monsters:\n  moor_hare:\n    extends: tunnel_rat\n    name: Moor hare\n",
     "The hint names the type that was probably meant, or lists all of them. Creatures, for example, are `species`."},
    {Code::bad_id, "Not an id", "An id begins with a small letter and goes on with small letters, digits and `_`, 48 at most.",
     "statuses:\n  Giddy:\n    name: Giddy\n    description: It all turns.\n",
     "Write it so; what players read is the `name`, which may be anything."},
    {Code::duplicate_id, "An id is defined twice", "Two definitions of a type have the same id, in one file, in two, or in two packs.",
     "statuses:\n  burning:\n    name: Burning\n    description: Like the other one.\n",
     "Give one of them another id. The hint says where the first one stands."},
    {Code::unknown_id, "An unknown id", "A reference to a definition that no pack has.",
     "skills:\n  peck:\n    name: Peck\n    description: A sharp beak.\n    effects:\n      - {do: damage, power: 4, kind: peirce}\n",
     "Most often it is misspelled: the hint shows the nearest. Or the pack that has it is not there."},
    {Code::bad_pack, "Something is wrong with a pack",
     "A folder in `content` without a `pack.yaml`, an id in `pack.yaml` that is not the folder's name, a link in place of a file.", "",
     "A pack is a folder with a `pack.yaml` whose `id` is the folder's name. Copy files into it; links are not followed."},
};

const ProblemPage pages_of_advice[] = {
    {Code::allowed_without_reason, "Allowed without a reason", "A comment allows a warning, but does not say why.",
     "statuses:\n  # lint: allow C053\n  giddy:\n    name: Giddy\n    description: It all turns.\n    speed: -1\n",
     "Write `# lint: allow C053 because ...`."},
    {Code::cannot_be_allowed, "This cannot be allowed",
     "A comment allows a code that there is not, or one of an error: content with an error cannot be played, whoever allows it.",
     "statuses:\n  # lint: allow C031 because it looks better\n  burning_feet:\n    name: Burning feet\n    description: Hop.\n    speed: "
     "-1\n"
     "skills:\n  # lint: allow C053 because it is only an example\n  hot_foot:\n    name: Hot foot\n    description: Hop.\n"
     "    effects: [{do: gain_status, status: burning_feet}]\n",
     "Fix the error. Only warnings, C053 and up, can be allowed."},
    {Code::allowed_for_nothing, "Allowed for nothing", "A comment allows a warning that is not given there, or not any more.",
     "damage_kinds:\n  # lint: allow C054 because it is plain to see\n  noise:\n    name: Noise\n    description: Loud.\n"
     "skills:\n  # lint: allow C053 because it is only an example\n  bellow:\n    name: Bellow\n    description: Loud.\n"
     "    effects: [{do: damage, power: 3, kind: noise}]\n",
     "Delete the comment. It counts for its own line or, standing alone, for the next line that is no comment."},
    {Code::unused_definition, "Nothing refers to it",
     "No definition refers to this one, so players never meet it: a skill nobody has, an item that lies nowhere, a status that nothing "
     "causes, a species on no floor.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: It all turns.\n    stumble_percent: 40\n",
     "Use it, delete it, or allow it with a reason, such as that another pack builds on it."},
    {Code::no_description, "Players can read nothing about it",
     "Players point at things to learn what they are, and there is no `description`.",
     "skills:\n  # lint: allow C053 because it is only an example\n  peck:\n    name: Peck\n"
     "    effects: [{do: damage, power: 4, kind: pierce}]\n",
     "Add a sentence: what it does, or what it is like."},
    {Code::does_nothing, "It does nothing",
     "An item that cannot be used, hurts nobody when thrown, is no part and no treasure; a status that changes nothing; a skill whose "
     "effects take or give nothing, or whose area never holds anybody that it means; an effect of a trigger or among others whose "
     "`amount` is left out; a sprite without parts; a number of teams or items where there are none to choose from; a row of a floor "
     "whose `floors` leave that floor out; a field of a floor that its `style` has no use for, such as the `doors` of a cave; a patch of 0 "
     "percent; a `gate` where nothing bars the way.",
     "items:\n  # lint: allow C053 because it is only an example\n  pebble:\n    name: Pebble\n    description: Small and grey.\n"
     "    sprite: rock\n",
     "Give it something to do."},
    {Code::no_picture, "It has no picture", "A species or item without `sprite` is drawn as a plain mark.",
     "items:\n  # lint: allow C053 because it is only an example\n  shard:\n    name: Shard\n    description: Sharp.\n"
     "    thrown: [{do: damage, power: 3, kind: cut}]\n",
     "Name one of the sprites, also one of another pack, or sculpt one."},
    {Code::same_name, "Two have the same name",
     "Players cannot tell two definitions of a type apart that have the same `name`, nor two who set out together.",
     "items:\n  # lint: allow C053 because it is only an example\n  stale_bread:\n    name: Hard bread\n    description: Harder.\n"
     "    sprite: bread\n    use: [{do: heal, amount: 6}]\n",
     "Call one of them something else."},
    {Code::aim_by_chance, "A victory that may never be possible",
     "A condition of victory may never come true, and there is no other one beside it that always can:\n\n"
     "- It is about a place, a creature or an item that comes only by chance: in a vault or with a row that the dice may pass over, or "
     "only where something else brings it.\n"
     "- It asks for the death of a creature that may turn into another one, and then does not die as itself.\n"
     "- It never wins: a side is to die of which no creature comes, the party is to die, or `defeat` asks for the same, or comes earlier.",
     "dungeons:\n  moor:\n    name: The moor\n    description: Wet.\n    party: [hero_warden]\n"
     "    victory: [{when: creature_dead, species: bog_toad}]\n    floors:\n"
     "      - {theme: hill_path, foe_teams: 1, foes: [{members: [bog_toad]}, {members: [tunnel_rat]}]}\n",
     "Let it come for sure: as `boss`, `prize` or one of the `landmarks`, with `vault_rooms` for all of the `vaults`. Or give another way "
     "to win, such as `exit_reached`."},
    {Code::suspicious, "Probably a mistake",
     "The content can be played, but one part of it makes another useless, or means something else than was probably meant:\n\n"
     "- Skills and items: an `accuracy` of 0, healing of foes, a `summon` that means foes, `on_cancel` of what takes one "
     "turn; a plain attack with `charges`, a `cooldown`, `needs_peace` or `targets: allies`; a part that no species has a slot for.\n"
     "- Conditions that exclude each other, so that a plan, a trigger or an effect never comes about: asleep and not asleep, two species, "
     "`alone` with allies, an `unless` that holds wherever the `if` does.\n"
     "- Tactics: plans behind a `wander` that can always be done, a skill that no plan uses or that no follower has, `candidates` without "
     "`look_ahead`, `edits_team` of another tactic than `lead`.\n"
     "- Triggers: `stepped_on` of what is solid or impassable, `walked_into` of what can be stepped on, an effect on `self` when it "
     "`dies`, "
     "a push or a strike without a creature that does it.\n"
     "- Rings without end: features that open into each other (`opens_into`), creatures that call their own kind, whose "
     "turns give them further turns, or that turn into something else and back.\n"
     "- Time: a turn kept for what nothing causes, turns put by that nothing spends, a change of places in the order among foes.\n"
     "- Statuses and species: a status that only helps and counts as harmful, speed of what is immobile, a feature that is hidden for "
     "nothing.\n"
     "- Dungeons: a second main dungeon, floors behind one that wins already, lists of teams, items or vaults whose number is 0, rooms "
     "that "
     "are larger than the floor can have, or more than find a place, a row of a spawn table that no floor draws.\n"
     "- Pictures and maps: materials that no part has, colours of a palette that no sprite takes, parts below the ground, two with the "
     "same "
     "glyph, a row of a map that is shorter than the others.\n"
     "- Writing: an id that stands in a list twice, quotes that are part of the text, a file whose name keeps it from being read.",
     "statuses:\n  giddy:\n    name: Giddy\n    description: Light on one's feet.\n    speed: 1\n"
     "skills:\n  # lint: allow C053 because it is only an example\n  whirl:\n    name: Whirl\n    description: Round and round.\n"
     "    effects: [{do: gain_status, status: giddy}]\n",
     "The message names the useless part, and the hint the remedy."},
};

const ProblemPage pages_of_changes[] = {
    {Code::nothing_to_change, "Nothing to change",
     "`change:` is for a definition that no pack before this one has, or a verb such as `remove` of an item that the list does not "
     "have; "
     "or a verb stands in a definition that neither extends nor edits another.",
     "species:\n  moor_hare:\n    change: edit\n    health: {plus: 5}\n",
     "Look up what is there with `delve explain`. What is new has no `change:`."},
    {Code::bad_extends, "It cannot extend that", "Definitions extend each other in a cycle. (Extending an unknown definition is C043.)",
     "statuses:\n  giddy:\n    extends: dizzy\n    name: Giddy\n  dizzy:\n    extends: giddy\n    name: Dizzy\n",
     "Remove `extends` from one of them."},
    {Code::missing_pack, "A pack is missing", "A pack requires another one, which is missing.", "",
     "Put the other pack into the folder `content` too."},
    {Code::packs_in_a_ring, "Packs depend on each other in a cycle", "Each of them is to be loaded after the other.", "",
     "Remove `requires` or `after` from one `pack.yaml`."},
    {Code::pack_conflict, "Two packs conflict", "A pack declares a conflict with another one, and both are present.", "",
     "Remove one of them."},
};

const ProblemPage pages_of_vaults[] = {
    {Code::vault_closed, "A part of a vault that cannot be reached",
     "Walkers must come to all dry ground of a vault from the edge of its map, straight from tile to tile; steps over corners do not "
     "count. "
     "They cross floor, doors, bog and springs, and open what `opens_into` something. They do not cross walls, water, ground that harms "
     "them, fires, and solid features. To the stairs and to where the party arrives, dry ground alone must lead: no bog, no gate.",
     "vaults:\n  # lint: allow C053 because it is only an example\n  moor_cell:\n    map: |\n      #####\n      ..B.#\n      #####\n"
     "    legend: {B: {feature: boulder}}\nfeatures:\n  boulder: {name: Boulder, description: Too heavy to push., glyph: O, solid: true}\n",
     "The message names the tile that bars the nearest way, or the row of the map that ends too early: what is missing there counts as "
     "rock. Lead another way round it. If something opens the tile in play, such as a "
     "lever, digging or a fire that is put out, say so by `gate: true` in its entry of the legend."},
};

const ProblemPage pages_of_play[] = {
    {Code::unmet_in_play,
     "What never came about in play",
     "`delve lint --play N` has played each dungeon N times: the definition can turn up there, and never did. A creature that never came, "
     "an item or a skill that was never used, a trigger that never went off, a vault that was never placed, a skill that hardly ever hit, "
     "a status that was gained and changed nothing, such as a better attack of who never strikes. "
     "All creatures follow the plans of their tactics, so what only a player would do counts as never done.",
     {},
     "Look at weights, chances and conditions, or let a tactic use it. Or play more games. What is meant to be rare says so: "
     "`# lint: allow C067 because one in a hundred floors has it`."},
    {Code::unwon_in_play,
     "A dungeon or a way to win that never was",
     "`delve lint --play N` has played each dungeon N times: no game was won, or none came to the floor, or of several victories this one "
     "never decided a game, because others always came before it.",
     {},
     "Make it easier, or the other way to win harder. Or allow it, with the reason, if only a player who thinks is to win."},
    {Code::faulty_in_play,
     "A game that broke",
     "`delve lint --play N` has played the dungeon: reactions set each other off without end, time stood still, or a game did not end.",
     {},
     "The message names the seed and what caused it; `delve simulate` plays that game again."},
};

const ProblemPage pages_of_comments[] = {
    {Code::swallowed_by_comment, "A comment that was hardly meant",
     "A `#` with a blank before it begins a comment, and YAML takes away what stands behind it without a word. Here that is a row of a map "
     "which stands too far to the left to belong to the block, or the end of a text.",
     "vaults:\n  # lint: allow C053 because it is only an example\n  moor_hut:\n    map: |\n      .....\n      .###.\n    #...#\n",
     "Indent the row as far as those above it, and put text that holds a `#` in quotes. In a real comment, a blank behind the `#` says "
     "that it is one."},
};

const ProblemPage pages_of_translations[] = {
    {Code::idle_translation, "A translation of what is not there",
     "A pack with a `language` has a text for a definition that no pack has, or for one that the definition has no such text of: the id or "
     "the path is misspelt, or the original is gone. The game leaves the text out.",
     "",
     "Correct the id or the path, which `delve texts` lists, or take the text out. `delve texts PACK --update` writes only what there is."},
};

const ProblemPage pages_of_triggers[] = {
    {Code::endless_chain, "Triggers that set each other off without end",
     "What one trigger does sets off another, and that leads back to the first, with nothing that must end it. As soon as one of them goes "
     "off, the game cuts the chain off after 500 steps, and tells of it. The message names the triggers in the order in which they go off, "
     "each by its definition and event. `delve lint` tries triggers out by the rules of the game, in a small room of its own; a chain "
     "that chance, a limit, a condition or a death must end is none.",
     "terrains:\n  thin_ice:\n    name: Thin ice\n    glyph: i\n"
     "    triggers: [{on: stepped_on, do: [{do: change_terrain, terrain: slush}]}]\n  slush:\n    name: Slush\n    glyph: s\n"
     "    triggers: [{on: stepped_on, do: [{do: change_terrain, terrain: thin_ice}]}]\n",
     "Let one of them end the chain: by `limit: turn`, by `ends: true`, by an `if` that is no longer so once it has gone off, or by a "
     "`chance`."},
};

std::vector<ProblemPage> all_pages() {
    std::vector<ProblemPage> pages;
    // One by one: of a whole range g++ 12 believes that it runs over.
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
