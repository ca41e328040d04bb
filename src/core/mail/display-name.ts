/** Invisible characters and their like, which take an address apart for us and not for whoever reads it. */
const HIDDEN = /[\p{Cf}\p{Variation_Selector}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;

/** A text as it looks: compatibility forms (`＠`) as what they stand for, without what cannot be seen. */
function asSeen(text: string): string {
  return text.normalize('NFKC').replace(HIDDEN, '');
}

/** Whether a text has an address in it, however it is written. */
export function containsAddress(text: string): boolean {
  return asSeen(text).includes('@');
}

/** Whether mail programs would make a link of it: an address, a web address, the name of a host. */
export function looksLikeLink(text: string): boolean {
  const seen = asSeen(text);
  return seen.includes('@') || /:\/\/|\.[a-z]{2,}|\.[A-Z]{2,}/.test(seen) || /www\./i.test(seen);
}

/**
 * The name that somebody outside gives themselves, as it may be shown: empty where it has an address in it. Nothing proves a
 * name, and `"ceo@bank.com" <eve@evil.com>` must not look like mail of the bank's, whoever reads it.
 */
export function displayName(text: string): string {
  return containsAddress(text) ? '' : text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
