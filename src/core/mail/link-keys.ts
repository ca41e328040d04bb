/** Pages that whoever has their address may use without signing in: the owner's answer, a guest's choice, an unsubscription. */
const KEYED = /(https?:\/\/[^\s"'<>\\]*?\/(?:approve|t|poll|unsubscribe)\/)[^\s"'<>)\\]+/g;

/**
 * A text as somebody may read it whom it was not written to: the links in it by which its recipient acts have lost their
 * tokens. Whoever has a link of an owner's mail answers in the owner's name, so that it goes to nobody else. JSON stays JSON.
 */
export function withoutLinkKeys(text: string): string {
  return text.replace(KEYED, '$1…');
}

/** The same where places in the text are counted in characters, as in what was read from it: it stays as long as it was. */
export function struckLinkKeys(text: string): string {
  return text.replace(KEYED, (link, page: string) => page + '*'.repeat(link.length - page.length));
}

/**
 * Whatever is shown to somebody who reads along, with every text in it cleaned, also the words that a reading or a plan quotes
 * from a mail.
 */
export function readAlong<T>(value: T, clean: (text: string) => string = withoutLinkKeys): T {
  return cleaned(value, clean) as T;
}

function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map((one) => cleaned(one, clean));
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, cleaned(one, clean)]));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one, clean)]));
}
