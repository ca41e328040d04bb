import { isMeant, namesIn } from './people';

/** One of several meetings that a mail asks for: whom it is with, in the words of the mail, and what is said about it. */
export interface MeetingWords<Heard> {
  readonly names: readonly string[];
  readonly heard: Heard;
}

type Person = { readonly name: string | null; readonly address: string };

/** Where the part of a sentence about the next meeting begins. */
const BOUNDARY =
  /(?:[.;!?\n]+|,?\s+(?:and|und|et|y)(?:\s+(?:separately|also|then|a|an|another))?|,\s*(?:then|plus))\s+/giu;

/**
 * "30 minutes with Jane on Tuesday and an hour with Bob on Thursday": each part of the text that names somebody among
 * `people` after "with". Empty when there are not several, or when it is not clear who belongs to which: everybody must be
 * named exactly once.
 */
export function meetingsIn<Heard extends { readonly windows: readonly unknown[] }>(
  text: string,
  people: readonly Person[],
  hear: (part: string) => Heard,
): readonly MeetingWords<Heard>[] {
  const parts = partsOf(text).map((part) => ({ part, names: namesIn(part) }));
  const named = parts.filter(({ names }) => names.length > 0);
  if (named.length < 2) return [];
  const meant = named.map(({ names }) => names.flatMap((name) => people.filter((p) => isMeant(name, p))));
  const all = meant.flat();
  const clear =
    all.length === people.length &&
    new Set(all.map((p) => p.address)).size === people.length &&
    meant.every((one, i) => one.length === named[i]?.names.length);
  if (!clear) return [];
  const heard = named.map(({ part }) => hear(part));
  const shared = heard.at(-1);
  return named.map(({ names }, i) => {
    const own = heard[i] as Heard;
    // "… with Jane and … with Bob next week": what is said last is said of all that have no time of their own.
    const windows = own.windows.length > 0 ? own.windows : (shared?.windows ?? []);
    return { names, heard: { ...own, windows } };
  });
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(BOUNDARY)) {
    const rest = text.slice(found.index + found[0].length);
    // "with Jane and Bob" is one meeting: what follows must name somebody by a "with" of its own.
    const isPart = /[.;!?\n]/.test(found[0]) || /^[^.;!?\n]*?(?<![\p{L}])(?:with|mit|avec|con)\s/u.test(rest);
    if (!isPart || !namesIn(text.slice(from, found.index)).length) continue;
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}
