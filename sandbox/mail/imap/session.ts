import { type Argument, type Command, CommandReader, parseCommand, parseSet } from './command';
import { fetchItems, marksSeen, searchMessages } from './fetch';
import type { ImapAccount, ImapFolder, ImapMessage } from './store';

export interface SessionDeps {
  readonly login: (user: string, password: string) => ImapAccount | null;
  readonly without: readonly string[];
  readonly write: (bytes: Buffer | string) => void;
  readonly end: () => void;
  /** Told of every command; true when the connection was dropped instead of an answer. */
  readonly trapped: (name: string) => boolean;
}

const CAPABILITIES = ['IMAP4rev1', 'LITERAL+', 'ID', 'ENABLE', 'NAMESPACE', 'UNSELECT'];
const EXTENSIONS = ['IDLE', 'UIDPLUS', 'MOVE', 'SPECIAL-USE', 'CONDSTORE'];
const FLAGS = '\\Answered \\Flagged \\Deleted \\Seen \\Draft';

interface Selected {
  readonly folder: ImapFolder;
  readonly readOnly: boolean;
  /** What the client has been told of, in the order of sequence numbers. */
  view: readonly ImapMessage[];
  readonly unwatch: () => void;
}

/** The answer that ends a command: NO for what cannot be done, BAD for what is not understood. */
class Refusal extends Error {}

/** One connection: the states and commands of RFC 3501 that mail programs use; anything else is BAD. */
export class ImapSession {
  /** Who is logged in; null before. */
  user: string | null = null;
  private account: ImapAccount | null = null;
  private selected: Selected | null = null;
  private idling: string | null = null;
  private readonly reader = new CommandReader(() => this.send('+ Ready'));

  constructor(private readonly deps: SessionDeps) {}

  greet(): void {
    this.send(`* OK [CAPABILITY ${this.capabilities()}] Sandbox ready`);
  }

  close(): void {
    this.leave();
  }

  receive(chunk: Buffer): void {
    try {
      this.reader.add(chunk);
      for (let bytes = this.reader.next(); bytes; bytes = this.reader.next()) this.take(bytes);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.send(`* BAD ${error.message}`);
    }
  }

  private take(bytes: Buffer): void {
    if (this.idling !== null) {
      const tag = this.idling;
      this.idling = null;
      this.send(
        bytes.toString('latin1').toUpperCase() === 'DONE' ? `${tag} OK Idle ended` : `${tag} BAD Expected DONE`,
      );
      return;
    }
    const command = parseCommand(bytes);
    if (this.deps.trapped(command.name)) return;
    try {
      const answer = this.run(command);
      if (!/^(FETCH|STORE|SEARCH|IDLE)$/.test(command.name)) this.report();
      if (answer !== null) this.send(`${command.tag} OK ${answer}`);
    } catch (error) {
      if (error instanceof Refusal) this.send(`${command.tag} NO ${error.message}`);
      else if (error instanceof SyntaxError) this.send(`${command.tag} BAD ${error.message}`);
      else throw error;
    }
  }

  /** Runs a command; null when its answer comes later. */
  private run({ tag, name, args }: Command): string | null {
    switch (name) {
      case 'CAPABILITY':
        this.send(`* CAPABILITY ${this.capabilities()}`);
        return 'Done';
      case 'NOOP':
        return 'Done';
      case 'ID':
        this.send('* ID ("name" "Sandbox")');
        return 'Done';
      case 'LOGOUT':
        this.send('* BYE Until then');
        this.send(`${tag} OK Done`);
        this.deps.end();
        return null;
      case 'LOGIN':
        return this.logIn(text(args[0]), text(args[1]));
    }
    const account = this.account;
    if (!account) throw new SyntaxError('Log in first');
    switch (name) {
      case 'ENABLE':
        this.send(`* ENABLED${this.has('CONDSTORE') && args.some((arg) => arg === 'CONDSTORE') ? ' CONDSTORE' : ''}`);
        return 'Done';
      case 'NAMESPACE':
        this.send('* NAMESPACE (("" "/")) NIL NIL');
        return 'Done';
      case 'LIST':
      case 'LSUB':
        this.list(account, name, text(args[1]));
        return 'Done';
      case 'CREATE':
        if (!account.create(text(args[0]))) throw new Refusal('[ALREADYEXISTS] It is there');
        return 'Done';
      case 'STATUS':
        return this.status(account, text(args[0]), list(args[1]));
      case 'SELECT':
      case 'EXAMINE':
        return this.select(account, text(args[0]), name === 'EXAMINE');
    }
    const selected = this.selected;
    if (!selected) throw new SyntaxError(`${name} is not known, or nothing is selected`);
    switch (name) {
      case 'CLOSE':
      case 'UNSELECT':
        this.leave();
        return 'Done';
      case 'IDLE':
        if (!this.has('IDLE')) throw new SyntaxError('IDLE is not offered');
        this.idling = tag;
        this.send('+ idling');
        this.report();
        return null;
      case 'UID SEARCH':
        this.send(
          `* SEARCH ${searchMessages(selected.view, args, (set) => this.inSet(selected, set))
            .map(({ uid }) => uid)
            .join(' ')}`.trim(),
        );
        return 'Done';
      case 'UID FETCH':
        return this.fetch(selected, text(args[0]), args[1]);
      case 'UID STORE':
        return this.store(
          selected,
          args.map((arg) => arg),
        );
      case 'UID MOVE':
        if (!this.has('MOVE')) throw new SyntaxError('MOVE is not offered');
        return this.move(account, selected, text(args[0]), text(args[1]));
    }
    throw new SyntaxError(`${name} is not known`);
  }

  private logIn(user: string, password: string): string {
    const account = this.deps.login(user, password);
    if (!account) throw new Refusal('[AUTHENTICATIONFAILED] Invalid credentials');
    this.account = account;
    this.user = user;
    return `[CAPABILITY ${this.capabilities()}] Logged in`;
  }

  private list(account: ImapAccount, name: string, pattern: string): void {
    if (pattern === '') this.send(`* ${name} (\\Noselect) "/" ""`);
    for (const { path, specialUse } of account.folders) {
      const use = specialUse && this.has('SPECIAL-USE') ? ` ${specialUse}` : '';
      if (/[*%]/.test(pattern) || (pattern !== '' && pattern === path))
        this.send(`* ${name} (\\HasNoChildren${use}) "/" "${path}"`);
    }
  }

  private status(account: ImapAccount, path: string, items: readonly Argument[]): string {
    const folder = account.folder(path);
    if (!folder) throw new Refusal('[NONEXISTENT] No such folder');
    const values: Record<string, number> = {
      MESSAGES: folder.messages.length,
      UIDNEXT: folder.uidNext,
      UIDVALIDITY: folder.uidValidity,
      UNSEEN: folder.messages.filter((message) => !message.flags.has('\\Seen')).length,
      ...(this.has('CONDSTORE') ? { HIGHESTMODSEQ: folder.modseq } : {}),
    };
    const found = items.map((item) => {
      const value = values[text(item).toUpperCase()];
      if (value === undefined) throw new SyntaxError('STATUS item not offered');
      return `${text(item).toUpperCase()} ${value}`;
    });
    this.send(`* STATUS "${folder.path}" (${found.join(' ')})`);
    return 'Done';
  }

  private select(account: ImapAccount, path: string, readOnly: boolean): string {
    this.leave();
    const folder = account.folder(path);
    if (!folder) throw new Refusal('[NONEXISTENT] No such folder');
    const unwatch = folder.watch(() => {
      if (this.idling !== null) this.report();
    });
    this.selected = { folder, readOnly, view: folder.messages, unwatch };
    this.send(`* FLAGS (${FLAGS})`);
    this.send(`* ${folder.messages.length} EXISTS`);
    this.send('* 0 RECENT');
    this.send(`* OK [PERMANENTFLAGS (${readOnly ? '' : FLAGS})] Flags`);
    this.send(`* OK [UIDVALIDITY ${folder.uidValidity}] Validity`);
    this.send(`* OK [UIDNEXT ${folder.uidNext}] Next`);
    if (this.has('CONDSTORE')) this.send(`* OK [HIGHESTMODSEQ ${folder.modseq}] Modseq`);
    return `[READ-${readOnly ? 'ONLY' : 'WRITE'}] Selected`;
  }

  private fetch(selected: Selected, set: string, what: Argument | undefined): string {
    const items = typeof what === 'string' ? [what] : list(what);
    const asked = items.some((item) => item === 'UID') ? items : [...items, 'UID'];
    const wanted = this.inSet(selected, set);
    selected.view.forEach((message, i) => {
      if (!wanted(message) || !selected.folder.messages.some(({ uid }) => uid === message.uid)) return;
      if (marksSeen(items) && !selected.readOnly) message.flags.add('\\Seen');
      this.deps.write(Buffer.concat([Buffer.from(`* ${i + 1} FETCH `), fetchItems(message, asked), CRLF]));
    });
    return 'Done';
  }

  private store(selected: Selected, args: readonly Argument[]): string {
    if (selected.readOnly) throw new Refusal('[READ-ONLY] The folder is open for reading');
    const [, sign, silent] = /^([+-]?)FLAGS(\.SILENT)?$/i.exec(text(args[1])) ?? [];
    if (sign === undefined) throw new SyntaxError('STORE of what?');
    const named = list(args[2]).map(text);
    const wanted = this.inSet(selected, text(args[0]));
    selected.view.forEach((message, i) => {
      if (!wanted(message)) return;
      const kept = sign === '' ? [] : [...message.flags].filter((flag) => sign === '+' || !named.includes(flag));
      selected.folder.setFlags(message, sign === '-' ? kept : [...kept, ...named]);
      if (!silent) this.send(`* ${i + 1} FETCH (UID ${message.uid} FLAGS (${[...message.flags].join(' ')}))`);
    });
    return 'Done';
  }

  private move(account: ImapAccount, selected: Selected, set: string, path: string): string {
    const target = account.folder(path);
    if (!target) throw new Refusal('[TRYCREATE] No such folder');
    const moved = selected.folder.messages.filter(this.inSet(selected, set));
    const uids = moved.map((message) => target.append(message.raw, message.internalDate, message.flags));
    selected.folder.expunge(new Set(moved.map(({ uid }) => uid)));
    if (moved.length > 0) {
      this.send(
        `* OK [COPYUID ${target.uidValidity} ${moved.map(({ uid }) => uid).join(',')} ${uids.join(',')}] Moved`,
      );
    }
    return 'Done';
  }

  /** Tells what went and what came since the client was last told (RFC 3501 7.4.1, 7.3.1). */
  private report(): void {
    const { selected } = this;
    if (!selected) return;
    const now = selected.folder.messages;
    if (now === selected.view) return;
    const there = new Set(now.map(({ uid }) => uid));
    const before = selected.view.length;
    for (let i = before - 1; i >= 0; i -= 1) {
      if (!there.has((selected.view[i] as ImapMessage).uid)) this.send(`* ${i + 1} EXPUNGE`);
    }
    const kept = selected.view.filter(({ uid }) => there.has(uid)).length;
    selected.view = now;
    if (now.length > kept) this.send(`* ${now.length} EXISTS`);
  }

  private inSet(selected: Selected, set: string): (message: ImapMessage) => boolean {
    const test = parseSet(set, selected.view.at(-1)?.uid ?? 0);
    return (message) => test(message.uid);
  }

  private leave(): void {
    this.selected?.unwatch();
    this.selected = null;
  }

  private has(capability: string): boolean {
    return !this.deps.without.includes(capability);
  }

  private capabilities(): string {
    return [...CAPABILITIES, ...EXTENSIONS.filter((extension) => this.has(extension))].join(' ');
  }

  private send(line: string): void {
    this.deps.write(`${line}\r\n`);
  }
}

const CRLF = Buffer.from('\r\n');

function text(argument: Argument | undefined): string {
  if (typeof argument !== 'string') throw new SyntaxError('A text is missing');
  return argument;
}

function list(argument: Argument | undefined): readonly Argument[] {
  if (argument === undefined || typeof argument === 'string') throw new SyntaxError('A list is missing');
  return argument;
}
