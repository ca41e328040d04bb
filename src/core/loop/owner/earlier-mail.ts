import { comparableAddress } from '../../mail/address';
import { isForwardMark, quoteHeaderLength } from '../../reading/quote-header';
import { newTextOf } from '../../reading/reply-text';
import type { EpochMinute } from '../../time/period';
import { toInstant, type ZoneTable } from '../../time/zone';
import { writtenIn } from './header-date';

/** The mail that somebody answers or passes on, as far as their own mail shows it. */
export interface EarlierMail {
  readonly from: { readonly address: string; readonly name: string | null };
  /** When it was written by its header, on the clock of whoever shows it; null where that cannot be told. */
  readonly wrote: EpochMinute | null;
  /** Its author's own words. */
  readonly text: string;
  readonly passedOn: boolean;
}

const ADDRESS = /[^\s<>()[\]{},;:"']+@[^\s<>()[\]{},;:"']+/u;
const FIELD = /^[\s*_]*\p{L}+[\s*_]*[:：]\s*(.*)$/u;

/** The mail below the author's words, or null when there is none, or its header does not say whose it is. */
export function earlierMail(
  body: { readonly text?: string | null; readonly html?: string | null },
  zone: ZoneTable,
): EarlierMail | null {
  const { forwarded, quoted } = newTextOf(body);
  const lines = (forwarded || quoted).split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !isForwardMark(line));
  const length = first < 0 ? 0 : quoteHeaderLength(lines, first);
  if (length === 0) return null;
  const header = lines.slice(first, first + length);
  const author = header.find((line) => ADDRESS.test(line));
  const address = comparableAddress(ADDRESS.exec(author ?? '')?.[0] ?? '');
  if (!author || address === null) return null;
  const wall = writtenIn(header.join(' '));
  const below = lines.slice(first + length).map((line) => line.replace(/^>\s?/, ''));
  return {
    from: { address, name: nameIn(author) },
    wrote: wall === null ? null : toInstant(zone, wall),
    text: newTextOf({ text: below.join('\n') }).newText,
    passedOn: forwarded !== '',
  };
}

/** The name in a field of its own: `From: Tom Weller <tom@…>`. */
function nameIn(line: string): string | null {
  const name = FIELD.exec(line)?.[1]?.split(/[<[(]/)[0]?.replace(/["*]/g, '').trim() ?? '';
  return name === '' || name.includes('@') ? null : name;
}
