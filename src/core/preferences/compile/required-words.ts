/** What a part of a pattern must have in it: one of these; null where nothing can be told. */
type Required = readonly string[] | null;

/** Shorter ones stand in nearly every sentence. */
const LEAST = 3;

/**
 * Words or parts of words, in small letters, of which one stands in every text that the pattern matches; null where that
 * cannot be told. A sentence is held against hundreds of patterns: where none of these words is in it, the pattern need not
 * be tried, which spares its building, too. Reads the syntax of ECMAScript as far as it is common; leaves out what it does
 * not know, which only makes it ask for less.
 */
export function requiredWords({ source }: RegExp): readonly string[] | null {
  return new Reader(source).alternatives();
}

/** A sieve before a pattern: whether a text, in small letters, can match it. */
export function sieveOf(pattern: RegExp): (lower: string) => boolean {
  const words = requiredWords(pattern);
  if (!words) return () => true;
  return (lower) => {
    for (const word of words) if (lower.includes(word)) return true;
    return false;
  };
}

class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Up to the closing bracket of the group, or to the end. */
  alternatives(): Required {
    const all: Required[] = [];
    do all.push(this.sequence());
    while (this.takes('|'));
    return all.every((one) => one !== null) ? [...new Set(all.flatMap((one) => one ?? []))] : null;
  }

  private sequence(): Required {
    let best: Required = null;
    let run = '';
    const end = (): void => {
      best = better(best, run.length >= LEAST ? [run] : null);
      run = '';
    };
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at] as string)) {
      const part = this.part();
      const [least, most] = this.quantifier();
      if (typeof part === 'string' && least === 1 && most === 1) {
        run += part;
        continue;
      }
      if (typeof part === 'string' && least > 0) run += part;
      end();
      if (typeof part !== 'string' && least > 0) best = better(best, part);
    }
    end();
    return best;
  }

  /** A plain letter, or what a group asks for; what is neither asks for nothing. */
  private part(): string | Required {
    const sign = this.source[this.at++] as string;
    if (sign === '(') return this.group();
    if (sign === '[') return this.charClass();
    if (sign === '\\') return this.escaped();
    return '^$.'.includes(sign) ? null : sign.toLowerCase();
  }

  private group(): Required {
    const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.source.slice(this.at))?.[0] ?? '';
    this.at += opening.length;
    const inside = this.alternatives();
    this.takes(')');
    return /[=!]/.test(opening) ? null : inside;
  }

  private charClass(): null {
    while (this.at < this.source.length && this.source[this.at] !== ']')
      this.at += this.source[this.at] === '\\' ? 2 : 1;
    this.at++;
    return null;
  }

  private escaped(): string | null {
    const sign = this.source[this.at++] as string;
    if (!/[a-z\d]/i.test(sign)) return sign;
    const rest = /^(?:[pP]\{[^}]*\}|k<\w+>|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2})/i.exec(this.source.slice(this.at - 1));
    if (rest) this.at += rest[0].length - 1;
    return null;
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

/** The one that fewer sentences have in them: whose shortest word is longer. */
function better(a: Required, b: Required): Required {
  if (!a || !b) return a ?? b;
  const shortest = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));
  return shortest(b) > shortest(a) || (shortest(b) === shortest(a) && b.length < a.length) ? b : a;
}
