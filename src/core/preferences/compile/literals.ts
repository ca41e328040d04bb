import { knownZone } from '../../time/zone';
import type { Atom } from './atom';

/** What a text must have in it, where to look, and what is found there. */
const PATTERNS: readonly (readonly [sign: RegExp, pattern: RegExp, make: (match: string) => LiteralOf | null])[] = [
  [
    /["“”„«»`'‘]/,
    /["“”„«»`](?:[^"“”„«»`\n]{1,200})["“”«»`]|(?<![\p{L}\d])['‘][^'’‘\n]{1,80}['’](?![\p{L}\d])/gu,
    (raw) => ({ k: 'quoted', quoted: raw.slice(1, -1).trim() }),
  ],
  [/#/, /(?<![\p{L}\p{N}#&/])#\p{L}[\p{L}\p{N}_-]{1,40}/gu, (raw) => ({ k: 'quoted', quoted: raw })],
  [/https?:/, /https?:\/\/[^\s<>"]{1,300}[^\s<>".,;:!?)]/g, (raw) => ({ k: 'link', url: raw })],
  [/@/, /[\w.+-]{1,64}@(?:[\w-]{1,63}\.)+[a-z]{2,24}\b/gi, (raw) => ({ k: 'address', address: raw.toLowerCase() })],
  [
    /[\w-]\.\w/,
    /(?<![\w.@])@?(?:[a-z0-9-]{1,63}\.)+(?:com|org|net|edu|gov|io|co|ai|app|dev|de|fr|es|uk|at|ch|eu|us|test|example)\b(?!\.\w)/gi,
    (raw) => ({ k: 'domain', domain: raw.replace(/^@/, '').toLowerCase() }),
  ],
  [
    /[\w-]\.\w/,
    /(?<=(?:\bfrom|\bat|\bby|\bof|\bdomain|\bwith|\bvon|\bbei|\bde|\bchez|\bcon|\bà)\s)@?(?:[a-z0-9-]{1,63}\.)+[a-z]{2,12}\b(?!\.\w)|(?<![\w.])@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,12}\b/g,
    (raw) => ({ k: 'domain', domain: raw.replace(/^@/, '').toLowerCase() }),
  ],
  [
    /\//,
    /(?<![\w/])[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+){1,2}(?![\w/])/g,
    (raw) => (knownZone(raw) ? { k: 'zone', zone: knownZone(raw) as string } : null),
  ],
  [
    /\d\D{0,3}\d/,
    /(?<![\w+])(?:\+|00)\d(?:[\s().-]{0,2}\d){6,14}(?!\w)|(?<![\w+])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\w)|(?<![\w+])0\d{2,4}[\s/-]\d{3,}(?:[\s-]?\d{2,}){0,3}(?!\w)/g,
    (raw) => ({ k: 'number', number: raw.trim() }),
  ],
];

type LiteralOf =
  | { readonly k: 'quoted'; readonly quoted: string }
  | { readonly k: 'link'; readonly url: string }
  | { readonly k: 'address'; readonly address: string }
  | { readonly k: 'domain'; readonly domain: string }
  | { readonly k: 'zone'; readonly zone: string }
  | { readonly k: 'number'; readonly number: string };

/** What is no language: quotes, links, addresses, zones, telephone numbers; and the text with spaces in their places. */
export function literalsIn(sentence: string): { literals: Atom[]; text: string } {
  const literals: Atom[] = [];
  let text = sentence;
  for (const [sign, pattern, make] of PATTERNS) {
    if (!sign.test(text)) continue;
    text = text.replace(pattern, (raw: string, ...rest: unknown[]) => {
      const from = rest.find((one) => typeof one === 'number') as number;
      const literal = make(raw);
      if (!literal) return raw;
      literals.push({ ...literal, from, to: from + raw.length, text: raw });
      return ' '.repeat(raw.length);
    });
  }
  return { literals, text };
}
