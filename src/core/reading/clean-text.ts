import { fromWindows1252 } from './windows-1252';

/** Longest stretch of a person's own words that is ever read, in UTF-16 units. */
export const MAX_NEW_TEXT = 8_000;

/** Longest body that is looked at for quotes and signatures; what follows is ignored. */
export const MAX_BODY = 200_000;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F]/g;
const SPACE = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const LINE_BREAK = /\r\n?|\u000C|\u2028|\u2029/g;

/**
 * Text as a person sees it: NFC, line breaks as \n, odd spaces as a space, without control, zero-width and
 * direction characters (Unicode TR36: they hide words or reorder them). At most MAX_BODY characters are kept.
 */
export function cleanText(text: string): string {
  return fromWindows1252(text.slice(0, MAX_BODY))
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(SPACE, ' ')
    .normalize('NFC')
    .replace(/[‘’ʼ‛′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‐‑]/g, '-');
}
