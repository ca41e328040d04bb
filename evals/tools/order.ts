import { read } from '@/core/reading/read';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { resolveWindows } from '@/core/reading/resolve';
import type { EpochMinute, Period } from '@/core/time/period';

/** What the owner has ordered, read by the product's own grammar; calls are held against it. */
export interface Order {
  readonly text: string;
  readonly reading: Reading;
  /** Starts that the owner has named to the minute. */
  readonly starts: readonly EpochMinute[];
  /** Days and stretches that the owner has named. */
  readonly stretches: readonly Period[];
  /** The first time that is free from then on was ordered; null when it was not. */
  readonly firstFrom: EpochMinute | null;
}

const FIRST = /\b(?:first|earliest)\s+(?:free\s+)?(?:slot|time)\b/i;

export function orderOf(text: string, now: EpochMinute): Order {
  const context: ReadingContext = {
    now,
    ownerZone: 'Etc/UTC',
    senderZone: null,
    locale: null,
    role: 'owner',
    loopState: 'new',
    offered: [],
    event: null,
    workday: { start: 0, end: 1440 },
  };
  const reading = read(text, context);
  const resolved = resolveWindows(reading, context);
  const windows = resolved.filter(({ role }) => role === 'offer');
  const named = resolved.filter(({ role }) => role === 'offer' || role === 'earliest').at(-1);
  return {
    text,
    reading,
    starts: windows.flatMap(({ exactStart, start }) => (exactStart ? [start] : [])),
    stretches: windows.flatMap(({ exactStart, start, end }) => (exactStart ? [] : [{ start, end }])),
    firstFrom: FIRST.test(text) ? (named?.start ?? now) : null,
  };
}

/** Whether the order names somebody: by first name, or by address. */
export function namesPerson({ text }: Order, address: string): boolean {
  const first = address.split(/[.@]/)[0] ?? '';
  return words(text).includes(` ${first.toLowerCase()} `) || text.toLowerCase().includes(address.toLowerCase());
}

/** Whether the order has these words, whatever their case, hyphens and punctuation. */
export function says({ text }: Order, part: string): boolean {
  return words(text).includes(words(part));
}

function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
