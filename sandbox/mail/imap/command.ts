/** An argument of a command (RFC 3501 4): text, or a parenthesised list of such. */
export type Argument = string | readonly Argument[];

export interface Command {
  readonly tag: string;
  readonly name: string;
  readonly args: readonly Argument[];
}

const LITERAL = /\{(\d{1,9})(\+?)\}$/;
const LARGEST_COMMAND = 30_000_000;

/** Cuts what a client sends into commands; asks for each synchronising literal by `onContinue`. */
export class CommandReader {
  private waiting = Buffer.alloc(0);
  private asked = 0;

  constructor(private readonly onContinue: () => void) {}

  add(chunk: Buffer): void {
    this.waiting = Buffer.concat([this.waiting, chunk]);
    if (this.waiting.length > LARGEST_COMMAND) throw new SyntaxError('Command too long');
  }

  /** The bytes of the next whole command without its line end, or null. */
  next(): Buffer | null {
    let from = 0;
    for (;;) {
      const end = this.waiting.indexOf('\r\n', from);
      if (end < 0) return null;
      const literal = LITERAL.exec(this.waiting.subarray(from, end).toString('latin1'));
      if (!literal) {
        const command = this.waiting.subarray(0, end);
        this.waiting = this.waiting.subarray(end + 2);
        this.asked = 0;
        return command;
      }
      const body = end + 2;
      if (literal[2] === '' && this.asked < body) {
        this.asked = body;
        this.onContinue();
      }
      from = body + Number(literal[1]);
      if (this.waiting.length < from) return null;
    }
  }
}

/** Parses a command. @throws SyntaxError */
export function parseCommand(bytes: Buffer): Command {
  const text = bytes.toString('latin1');
  let at = 0;
  const fail = (what: string): never => {
    throw new SyntaxError(what);
  };

  const quoted = (): string => {
    let value = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (at >= text.length) fail('A quoted string does not end');
      if (text[at] === '\\') at += 1;
      value += text[at];
    }
    at += 1;
    return value;
  };
  const literal = (): string => {
    const match = /^\{(\d+)\+?\}\r\n/.exec(text.slice(at, at + 20)) ?? fail('A literal without its length');
    const from = at + match[0].length;
    at = from + Number(match[1]);
    return text.slice(from, at);
  };
  /** An atom; a section in brackets belongs to it, spaces and all. */
  const atom = (): string => {
    const from = at;
    for (let depth = 0; at < text.length; at += 1) {
      const char = text[at] as string;
      if (char === '[') depth += 1;
      else if (char === ']') depth -= 1;
      else if (depth === 0 && /[\s()"{]/.test(char)) break;
    }
    return at > from ? text.slice(from, at) : fail('An argument is missing');
  };
  const argument = (): Argument => {
    if (text[at] === '"') return quoted();
    if (text[at] === '{') return literal();
    if (text[at] !== '(') return atom();
    const items: Argument[] = [];
    for (at += 1; text[at] !== ')'; ) {
      if (at >= text.length) fail('A list does not end');
      if (text[at] === ' ') at += 1;
      else items.push(argument());
    }
    at += 1;
    return items;
  };

  const words: Argument[] = [];
  while (at < text.length) {
    words.push(argument());
    if (at < text.length && text[at] !== ' ') fail('A space is missing');
    at += 1;
  }
  const [tag, first, ...rest] = words;
  if (typeof tag !== 'string' || typeof first !== 'string') throw new SyntaxError('Tag and command are missing');
  const uid = first.toUpperCase() === 'UID';
  const [second, ...others] = rest;
  if (!uid) return { tag, name: first.toUpperCase(), args: rest };
  if (typeof second !== 'string') throw new SyntaxError('UID of what?');
  return { tag, name: `UID ${second.toUpperCase()}`, args: others };
}

/** The words of a set (RFC 3501 9, sequence-set) as a test; `last` stands for `*`. @throws SyntaxError */
export function parseSet(text: string, last: number): (n: number) => boolean {
  const ranges = text.split(',').map((part) => {
    const match = /^(\d+|\*)(?::(\d+|\*))?$/.exec(part);
    if (!match) throw new SyntaxError(`Not a sequence set: ${text.slice(0, 40)}`);
    const bound = (word: string) => (word === '*' ? last : Number(word));
    const a = bound(match[1] as string);
    const b = match[2] === undefined ? a : bound(match[2]);
    return [Math.min(a, b), Math.max(a, b)] as const;
  });
  return (n) => ranges.some(([from, to]) => n >= from && n <= to);
}
