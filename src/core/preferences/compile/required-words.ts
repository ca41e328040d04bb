/** Of these one must be there. */
type Choice = readonly string[];

/** Shorter ones stand in nearly every sentence. */
const LEAST = 3;

/**
 * Words or parts of words, in small letters, that every text has which the pattern matches: one of each choice. Empty where
 * nothing can be told. A sentence is held against hundreds of patterns: where such a word is missing, the pattern need not be
 * tried, which spares its building, too. Reads the syntax of ECMAScript as far as it is common; leaves out what it does not
 * know, which only makes it ask for less.
 */
export function requiredWords({ source }: RegExp): readonly Choice[] {
  return new Reader(source).alternatives();
}

/** A sieve before a pattern: whether a text, in small letters, can match it. */
export function sieveOf(pattern: RegExp): (lower: string) => boolean {
  const choices = requiredWords(pattern);
  return (lower) => {
    for (const choice of choices) if (!hasOne(lower, choice)) return false;
    return true;
  };
}

function hasOne(lower: string, choice: Choice): boolean {
  for (const word of choice) if (lower.includes(word)) return true;
  return false;
}

class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Up to the closing bracket of the group, or to the end: what one way asks for, or one word of each of several. */
  alternatives(): readonly Choice[] {
    const ways: (readonly Choice[])[] = [];
    do ways.push(this.sequence());
    while (this.takes('|'));
    const [only, second] = ways;
    if (only && !second) return only;
    const rarest = ways.map((choices) => choices.reduce<Choice | null>(rarer, null));
    return rarest.every((one) => one !== null) ? [[...new Set(rarest.flatMap((one) => one ?? []))]] : [];
  }

  private sequence(): readonly Choice[] {
    const asked: Choice[] = [];
    let run = '';
    const end = (): void => {
      if (run.length >= LEAST) asked.push([run]);
      run = '';
    };
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at] as string)) {
      const part = this.part();
      const [least, most] = this.quantifier();
      if (typeof part === 'string' && least === 1) run += part;
      if (typeof part === 'string' && least === 1 && most === 1) continue;
      end();
      if (typeof part !== 'string' && least > 0) asked.push(...part);
    }
    end();
    return asked;
  }

  /** A plain letter, or what a group asks for; what is neither asks for nothing. */
  private part(): string | readonly Choice[] {
    const sign = this.source[this.at++] as string;
    if (sign === '(') return this.group();
    if (sign === '[') return this.charClass();
    if (sign === '\\') return this.escaped();
    return '^$.'.includes(sign) ? NOTHING : sign.toLowerCase();
  }

  private group(): readonly Choice[] {
    const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.source.slice(this.at))?.[0] ?? '';
    this.at += opening.length;
    const inside = this.alternatives();
    this.takes(')');
    return /[=!]/.test(opening) ? NOTHING : inside;
  }

  private charClass(): readonly Choice[] {
    while (this.at < this.source.length && this.source[this.at] !== ']')
      this.at += this.source[this.at] === '\\' ? 2 : 1;
    this.at++;
    return NOTHING;
  }

  private escaped(): string | readonly Choice[] {
    const sign = this.source[this.at++] as string;
    if (!/[a-z\d]/i.test(sign)) return sign;
    const rest = /^(?:[pP]\{[^}]*\}|k<\w+>|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2})/i.exec(this.source.slice(this.at - 1));
    if (rest) this.at += rest[0].length - 1;
    return NOTHING;
  }

  /** How often the part before stands there, at least and at most; many are 2. */
  private quantifier(): readonly [least: number, most: number] {
    const found = /^(?:[?*+]|\{(\d+)(,\d*)?\})/.exec(this.source.slice(this.at));
    if (!found) return [1, 1];
    this.at += found[0].length;
    this.takes('?');
    const [sign, count] = found;
    if (sign === '+') return [1, 2];
    return count === undefined ? [0, 2] : [Math.min(Number(count), 1), 2];
  }

  private takes(sign: string): boolean {
    const found = this.source[this.at] === sign;
    if (found) this.at++;
    return found;
  }
}

const NOTHING: readonly Choice[] = [];

/** The one that fewer sentences have in them: whose shortest word is longer. */
function rarer(a: Choice | null, b: Choice): Choice {
  if (!a) return b;
  const shortest = (words: Choice) => Math.min(...words.map(({ length }) => length));
  return shortest(b) > shortest(a) || (shortest(b) === shortest(a) && b.length < a.length) ? b : a;
}
