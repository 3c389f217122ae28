// The language server that editors run for YAML, spoken to over its standard input and output as an editor would.
import {spawn} from 'node:child_process';
import {pathToFileURL} from 'node:url';

const settings = {yaml: {validate: true, hover: true, completion: true, schemaStore: {enable: false}}};

export class LanguageServer {
    #process;
    #unread = Buffer.alloc(0);
    #answers = new Map();
    #findings = new Map();
    #next = 1;

    constructor(program) {
        this.#process = spawn(process.execPath, [program, '--stdio'], {stdio: ['pipe', 'pipe', 'inherit']});
        this.#process.stdout.on('data', (bytes) => this.#read(bytes));
    }

    async start(folder) {
        const capabilities = {workspace: {configuration: true}, textDocument: {hover: {contentFormat: ['markdown']}}};
        await this.ask('initialize', {processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities});
        this.tell('initialized', {});
        this.tell('workspace/didChangeConfiguration', {settings});
    }

    /// Opens the text as if it stood in the file; what the server finds wrong in it.
    open(file, text) {
        const uri = pathToFileURL(file).href;
        this.#findings.delete(uri);
        const found = new Promise((resolve) => this.#findings.set(uri, resolve));
        this.tell('textDocument/didOpen', {textDocument: {uri, languageId: 'yaml', version: 1, text}});
        return found;
    }

    close(file) {
        this.tell('textDocument/didClose', {textDocument: {uri: pathToFileURL(file).href}});
    }

    /// Asks about a place of an open file: 'completion' or 'hover'; line and column from 0.
    at(what, file, line, character) {
        return this.ask(`textDocument/${what}`, {textDocument: {uri: pathToFileURL(file).href}, position: {line, character}});
    }

    ask(method, params) {
        const id = this.#next++;
        this.#send({id, method, params});
        return new Promise((resolve, reject) => this.#answers.set(id, {resolve, reject}));
    }

    tell(method, params) {
        this.#send({method, params});
    }

    stop() {
        this.#process.kill();
    }

    #send(message) {
        const body = JSON.stringify({jsonrpc: '2.0', ...message});
        this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    }

    #read(bytes) {
        this.#unread = Buffer.concat([this.#unread, bytes]);
        for (;;) {
            const head = this.#unread.indexOf('\r\n\r\n');
            if (head < 0) return;
            const length = Number(/Content-Length: (\d+)/i.exec(this.#unread.toString('latin1', 0, head))[1]);
            if (this.#unread.length < head + 4 + length) return;
            const body = this.#unread.toString('utf8', head + 4, head + 4 + length);
            this.#unread = this.#unread.subarray(head + 4 + length);
            this.#take(JSON.parse(body));
        }
    }

    #take(message) {
        if (message.method === 'textDocument/publishDiagnostics') {
            this.#findings.get(message.params.uri)?.(message.params.diagnostics);
        } else if (message.method === 'workspace/configuration') {
            this.#send({id: message.id, result: message.params.items.map((item) => settings[item.section] ?? {})});
        } else if (message.method && message.id !== undefined) {
            this.#send({id: message.id, result: null});
        } else if (message.id !== undefined && this.#answers.has(message.id)) {
            const {resolve, reject} = this.#answers.get(message.id);
            this.#answers.delete(message.id);
            if (message.error) reject(new Error(message.error.message));
            else resolve(message.result);
        }
    }
}
