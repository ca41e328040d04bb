/** The languages that the pages speak: one folder of message files each. */
export const LOCALES = ['en', 'de', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** What is known of whoever asks for a page; all of it may be missing, or be nonsense. */
export interface Wishes {
  /** The language that a signed-in user has chosen, BCP 47. */
  readonly chosen?: string | null;
  /** The cookie `language`. */
  readonly cookie?: string | null;
  /** The header Accept-Language (RFC 9110, 12.5.4). */
  readonly accept?: string | null;
}

/** The language of a page: the user's own choice, else the cookie's, else the best that the browser accepts, else the first. */
export function localeFor<L extends string>({ chosen, cookie, accept }: Wishes, spoken: readonly [L, ...L[]]): L {
  const known = (tag: string | null | undefined) => spoken.find((one) => one === tag?.toLowerCase().split('-')[0]);
  return (
    known(chosen) ??
    known(cookie) ??
    accepted(accept ?? '')
      .map(known)
      .find(Boolean) ??
    spoken[0]
  );
}

/** The tags of an Accept-Language header, best first; those with weight 0 are refused. */
function accepted(header: string): string[] {
  const ranges = header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((one) => /^q=/i.test(one));
      return { tag, weight: weight ? Number(weight.slice(2)) : 1 };
    });
  return ranges
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
