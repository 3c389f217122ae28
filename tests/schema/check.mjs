// The committed schema against the content, an independent validator, the linter, and the language server that editors run.
// usage: check.mjs PROJECT DELVE
import Ajv from 'ajv';
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createRequire} from 'node:module';
import {isMap, isSeq, parse, parseDocument, visit} from 'yaml';
import {LanguageServer} from './language_server.mjs';

const [project, delve] = process.argv.slice(2);
const content = path.join(project, 'content');
let failures = 0;

function expect(fine, ...message) {
    if (fine) return;
    failures += 1;
    console.log(...message);
}

function yamlFiles(folder) {
    return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory() ? yamlFiles(file) : entry.name.endsWith('.yaml') ? [file] : [];
    });
}

function validator(text) {
    const ajv = new Ajv({allErrors: true, strict: true, strictTypes: false, strictRequired: false, keywords: ['enumDescriptions']});
    return ajv.compile(JSON.parse(text));
}

const validators = {
    open: validator(fs.readFileSync(path.join(content, 'schema.json'), 'utf8')),
    pack: validator(fs.readFileSync(path.join(content, 'pack.schema.json'), 'utf8')),
    closed: validator(execFileSync(delve, ['schema', '--closed', '--content', content], {encoding: 'utf8', maxBuffer: 1 << 26})),
};
const isPack = (file) => path.basename(file) === 'pack.yaml';

// --- every file of the game is valid, and says where its schema is ---
const files = yamlFiles(content);
for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    for (const kind of isPack(file) ? ['pack'] : ['open', 'closed']) {
        const valid = validators[kind](parse(text));
        expect(valid, file, `is not valid by the ${kind} schema:`, validators[kind].errors?.slice(0, 3));
    }
    const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1];
    const wanted = path.join(content, isPack(file) ? 'pack.schema.json' : 'schema.json');
    expect(schema && path.resolve(path.dirname(file), schema) === wanted, file, 'does not name its schema in the first line');
}

// --- one change, two judges: the linter and the validator agree ---
let seed = 7;
const random = (below) => (seed = (seed * 48271) % 2147483647) % below;

/// Misspells a key, leaves out an entry, or puts something else in place of a value; in the definitions, not in their ids.
function mutate(document) {
    const places = [];
    const inside = (ancestors) => ancestors.filter(isMap).length > (document.has('strings') ? 1 : 2);
    visit(document, {
        Pair: (_, pair, ancestors) => void (inside(ancestors) && places.push({map: ancestors.at(-1), pair})),
        Scalar: (key, node, ancestors) => void (key !== 'key' && inside(ancestors) && places.push({node})),
        Seq: (_, node) => void places.push({node}),
    });
    const {map, pair, node} = places[random(places.length)];
    if (pair && random(2) === 0) return map.delete(pair.key), `without ${pair.key}`;
    if (pair) return (pair.key.value += 'zz'), `${pair.key.value} for its key`;
    if (isSeq(node)) return (node.items = random(2) ? [] : [...node.items, ...node.items, ...node.items, ...node.items]), 'another length';
    const before = node.value;
    node.value = [99999999, -99999999, 'nonsense', true, `${before}zz`, 2.5, ''][random(7)];
    node.type = typeof node.value === 'string' && random(2) ? 'QUOTE_DOUBLE' : 'PLAIN';
    return `${JSON.stringify(node.value)} for ${JSON.stringify(before)}`;
}

/// What no schema can say: what the parts of a definition must agree on, what is missing in spite of all that it extends, how often a
/// name may stand somewhere, what there is to translate, and how long a translation may be.
const extendsAnother = (file, [type, id]) => 'extends' in (parse(fs.readFileSync(file, 'utf8'))?.[type]?.[id] ?? {});
const beyondSchemas = (problem) =>
    ['C035', 'C070'].includes(problem.code) || (problem.path.startsWith('texts.') && /expected text of \d+ to \d+ characters/.test(problem.message)) || (problem.code === 'C033' && extendsAnother(problem.file, problem.path.split('.'))) || /sprite has no material|is not a part|no slot for|the map is \d+ x \d+ characters/.test(problem.message);

const tried = {agree: 0, beyond: 0, wrong: 0};
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'tierdelve_schema_'));
process.on('exit', () => fs.rmSync(copy, {recursive: true, force: true}));
for (let round = 0; round < 25; ++round) {
    fs.cpSync(content, copy, {recursive: true});
    const changes = new Map();
    for (const file of files.filter((name) => !isPack(name))) {
        const document = parseDocument(fs.readFileSync(file, 'utf8'));
        const place = path.join(copy, path.relative(content, file));
        const change = round === 0 ? 'only laid out anew' : mutate(document);
        const text = document.toString({lineWidth: 0});
        fs.writeFileSync(place, text);
        changes.set(place, {change, valid: validators.closed(parse(text))});
    }
    const {problems} = JSON.parse(spawnSync(delve, ['lint', '--json', copy], {encoding: 'utf8', maxBuffer: 1 << 26}).stdout);
    const errors = problems.filter((problem) => problem.severity === 'error');
    // Laid out by the writer as no YAML of ours may be: a file that cannot be read hides the mistakes of the others.
    if (errors.some((problem) => /is below a|quote is not closed on its line/.test(problem.message))) continue;
    for (const [file, {change, valid}] of changes) {
        const here = errors.filter((problem) => problem.file === file);
        if (valid && here.length > 0 && here.every(beyondSchemas)) tried.beyond += 1;
        else if (valid === (here.length === 0)) tried.agree += 1;
        else {
            tried.wrong += 1;
            expect(false, path.basename(file), `with ${change}: the schema finds it ${valid ? 'valid' : 'wrong'}, the linter`,
                here.length ? here.map((problem) => `${problem.path}: ${problem.message}`).slice(0, 3) : 'fine');
        }
    }
}

// --- what changes other definitions: verbs are as lawful here as there, and only where there is something to change ---
const changing = parse(fs.readFileSync(path.join(project, 'tests', 'schema', 'changes.yaml'), 'utf8'));
fs.rmSync(copy, {recursive: true});
fs.cpSync(content, copy, {recursive: true});
fs.mkdirSync(path.join(copy, 'more'));
fs.writeFileSync(path.join(copy, 'more', 'pack.yaml'), 'id: more\nname: More\nversion: "1"\n');
for (const {lawful, text} of changing) {
    fs.writeFileSync(path.join(copy, 'more', 'changes.yaml'), text);
    const {problems} = JSON.parse(spawnSync(delve, ['lint', '--json', copy], {encoding: 'utf8', maxBuffer: 1 << 26}).stdout);
    const errors = problems.filter((problem) => problem.severity === 'error');
    expect((errors.length === 0) === lawful, `the linter should find it ${lawful ? 'lawful' : 'wrong'}:\n${text}`, errors.map((error) => error.message));
    expect(validators.open(parse(text)) === lawful, `the schema should find it ${lawful ? 'lawful' : 'wrong'}:\n${text}`, validators.open.errors?.slice(0, 3));
}

// --- the language server ---
const require = createRequire(import.meta.url);
const program = path.join(path.dirname(require.resolve('yaml-language-server/package.json')), 'bin', 'yaml-language-server');
const server = new LanguageServer(program);
await server.start(project);
const items = path.join(content, 'core', 'items.yaml');
const text = fs.readFileSync(items, 'utf8');
const lineOf = (part, all = text) => all.split('\n').findIndex((line) => line.includes(part));
const complaints = async (name, changed) => (await server.open(path.join(content, 'core', name), changed)).map((found) => found.range.start.line);

expect((await server.open(items, text)).length === 0, 'the language server complains about items.yaml as it is');
const mistakes = [
    ['    stack: 9', '    stak: 9'],
    ['    stack: 9', '    stack: nine'],
    ['    stack: 9', '    stack: 900'],
    ['{do: heal, amount: 12}', '{do: heel, amount: 12}'],
    ['{do: gain_status, status: mending}', '{do: gain_status}'],
    ['use_area: {shape: beam, range: 6}', 'use_area: {shape: beam, radius: 6}'],
];
for (const [index, [right, wrong]] of mistakes.entries()) {
    const lines = await complaints(`mistake_${index}.yaml`, text.replace(right, wrong));
    expect(lines.length > 0 && lines.every((line) => line === lineOf(right)), `"${wrong}": complaints in lines`, lines, 'not', lineOf(right));
}

const draft = '# yaml-language-server: $schema=../schema.json\nitems:\n  tonic:\n    name: Tonic\n    \n    sprite: \n    use:\n      - do: \nstrings:\n  \n';
const drafted = path.join(content, 'core', 'draft.yaml');
await server.open(drafted, draft);
const offered = async (line, column) => (await server.at('completion', drafted, line, column)).items.map((item) => item.label);
const completions = [
    ['a field of an item', await offered(4, 4), ['description', 'stack', 'thrown', 'extends']],
    ['a sprite', await offered(5, 12), ['potion_red', 'bread']],
    ['a text of the game', await offered(9, 2), ['missed', 'hurt', 'help_title']],
    ['an effect', await offered(7, 12), ['damage', 'heal', 'gain_status']],
];
for (const [what, labels, wanted] of completions)
    expect(wanted.every((label) => labels.includes(label)), `completing ${what} offers`, labels.join(' '), 'and lacks one of', wanted);
expect(!completions[0][1].includes('name'), 'a field that is there already is offered again');

const hover = await server.at('hover', items, lineOf('    stack: 9'), 6);
expect(/How many fit in one slot of the bag.*1 to 99/s.test(JSON.stringify(hover?.contents)), 'pointing at `stack` explains', hover?.contents);
server.stop();

expect(tried.agree > 400, 'too few changes were tried:', tried);
console.log(`${files.length} files valid, ${tried.agree} of ${tried.agree + tried.wrong} changes judged alike (${tried.beyond} beyond schemas), ` +
    `the language server completes, explains and complains`);
process.exit(failures ? 1 : 0);
