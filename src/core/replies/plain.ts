import { looksLikeLink } from '../mail/display-name';

/** The given name of `Anna Schmidt` or `Schmidt, Anna`; empty when there is none. */
export function firstName(name: string): string {
  const parts = plain(name).split(',');
  return ((parts[1]?.trim() || parts[0]) ?? '').split(' ')[0] ?? '';
}

/** Whether a name can stand in a sentence: mail programs make links of what looks like an address, whoever chose it. */
export function isSayable(name: string): boolean {
  return !looksLikeLink(name);
}

/** A name or title from outside on one line, without marks that we do not write (A10). */
export function plain(text: string): string {
  return oneLine(text).replace(/!+/g, '').slice(0, 120).trim();
}

/** A text from outside on one line. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 1000)
    .trim();
}
