import { formatClock, formatLocalDate, weekdayOf } from '../../time/calendar-date';
import type { EpochMinute, Period } from '../../time/period';
import { toWall, zoneTable } from '../../time/zone';
import type { ReadingContext } from '../reading';

/** Days whose weekdays the model is told: it need not count. */
const CALENDAR_DAYS = 36;
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * All that a model is told of a conversation: the new text of one message and what stood in ours. No names, no
 * addresses but those in the text, no other mail, nothing of anybody's calendar or preferences.
 */
export interface ModelInput {
  readonly message: string;
  readonly sender: 'owner' | 'guest 1';
  readonly senderZone: string;
  readonly ownerZone: string;
  /** Wall times, with weekday. */
  readonly now: { readonly sender: string; readonly owner: string };
  readonly calendar: readonly string[];
  /** The slots that we offered, as we numbered them, in the sender's zone. */
  readonly offered: readonly { readonly option: number; readonly from: string; readonly to: string }[];
  readonly booked: { readonly from: string; readonly to: string } | null;
}

/** The input for one message; `text` is what the grammar has read. */
export function modelInput(text: string, context: ReadingContext): ModelInput {
  const senderZone = context.role === 'owner' ? context.ownerZone : (context.senderZone ?? context.ownerZone);
  const wall = (at: EpochMinute) => wallWords(at, senderZone);
  const span = ({ start, end }: Period) => ({ from: wall(start), to: wall(end) });
  const today = Math.floor(toWall(zoneTable(senderZone), context.now) / 1440);
  return {
    message: text,
    sender: context.role === 'owner' ? 'owner' : 'guest 1',
    senderZone,
    ownerZone: context.ownerZone,
    now: { sender: wall(context.now), owner: wallWords(context.now, context.ownerZone) },
    calendar: Array.from({ length: CALENDAR_DAYS }, (_, i) => dayWords(today + i)),
    offered: context.loopState === 'new' ? [] : context.offered.map((slot, i) => ({ option: i + 1, ...span(slot) })),
    booked: context.event ? span(context.event) : null,
  };
}

const dayWords = (day: number): string => `${NAMES[weekdayOf(day)]} ${formatLocalDate(day)}`;

function wallWords(at: EpochMinute, zone: string): string {
  const wall = toWall(zoneTable(zone), at);
  const day = Math.floor(wall / 1440);
  return `${dayWords(day)} ${formatClock(wall - day * 1440)}`;
}
