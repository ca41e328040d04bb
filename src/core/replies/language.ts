import type { Template } from '../loop/plan';
import type { ReplyMessage } from './message';

export type Tone = ReplyMessage['tone'];
export type Locale = ReplyMessage['locale'];

/**
 * One way to say something. `{name}` stands for a value; `[one|several]` is chosen by the number of slots. `before`
 * stands above the slots, `after` below them.
 */
export interface Phrasing {
  readonly before: string;
  readonly after?: string;
}

/** Three variants per tone; which one is chosen by the message's seed. */
export type Variants = Readonly<Record<Tone, readonly [Phrasing, Phrasing, Phrasing]>>;

/** Everything that a language has to know to write our mails. */
export interface Language {
  readonly greeting: Readonly<Record<Tone, (names: string) => string>>;
  /** When nobody's name is known. */
  readonly anonymousGreeting: string;
  readonly and: string;
  readonly closing: Readonly<Record<Tone, string | null>>;
  /** A11: the signature says what writes. */
  readonly disclosure: (assistant: string, owner: string) => string;
  readonly optOut: string;
  /** `a 30-minute call about “Roadmap”`, as the object of a sentence. */
  readonly meeting: (noun: string, minutes: number, title: string | null) => string;
  readonly guessedZone: (label: string) => string;
  readonly otherTime: string;
  readonly join: string;
  readonly place: string;
  readonly phone: string;
  readonly openInApp: string;
  readonly youWrote: string;
  readonly templates: Partial<Readonly<Record<Template, Variants>>>;
}

/** Fills a phrasing. Unknown placeholders are a mistake of the template and throw. */
export function fill(template: string, values: Readonly<Record<string, string>>, slots: number): string {
  return template
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, several: string) => (slots === 1 ? one : several))
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A template names {${name}}, which it is not given`);
      return value;
    });
}

/** The same number below `count` for the same seed (FNV-1a). */
export function pick(seed: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % count;
}
