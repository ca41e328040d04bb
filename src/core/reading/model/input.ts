import { formatClock, formatLocalDate, weekdayOf } from '../../time/calendar-date';
import type { EpochMinute, Period } from '../../time/period';
import { toWall, zoneTable } from '../../time/zone';
import type { Addressee, ReadingContext } from '../reading';

/** Days whose weekdays the model is told: it need not count. */
const CALENDAR_DAYS = 36;
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * All that a model is told of a conversation: the new text of one message and what stood in ours. No names but the
 * assistant's, no addresses but those in the text, no other mail than what
 * stands below it, nothing of anybody's calendar, and of preferences no more than what kinds of meetings they name.
 */
export interface ModelInput {
  readonly message: string;
  readonly subject: string | null;
  /** Beginning of the mail that stands below the message, where that is none of ours. */
  readonly below: string | null;
  readonly assistant: string | null;
  readonly sender: 'owner' | 'guest';
  readonly to: readonly Addressee[];
  readonly cc: readonly Addressee[];
  /** Null where it is not known: wall times are the owner's then. */
  readonly senderZone: string | null;
  readonly ownerZone: string;
  /** Wall times, with weekday. */
  readonly now: { readonly sender: string; readonly owner: string };
  readonly calendar: readonly string[];
  /** The slots that we offered, as we numbered them, in the sender's zone. */
  readonly offered: readonly { readonly option: number; readonly from: string; readonly to: string }[];
  readonly booked: { readonly from: string; readonly to: string } | null;
  /** Starts that people of the thread have named before, in the sender's zone. */
  readonly proposed: readonly { readonly by: 'owner' | 'guest' | 'assistant'; readonly from: string }[];
  readonly waiting: string | null;
  /** Names of kinds of meetings and groups of people that the owner has rules about. */
  readonly kinds: readonly string[];
}

/** The input for one message; `text` is what the grammar has read. */
export function modelInput(text: string, context: ReadingContext): ModelInput {
  const known = context.role === 'owner' ? context.ownerZone : context.senderZone;
  const shown = known ?? context.ownerZone;
  const wall = (at: EpochMinute) => wallWords(at, shown);
  const span = ({ start, end }: Period) => ({ from: wall(start), to: wall(end) });
  const today = Math.floor(toWall(zoneTable(shown), context.now) / 1440);
  const { subject = null, below = null, to = [], cc = [] } = context.mail ?? {};
  return {
    message: text,
    subject,
    below,
    assistant: context.assistant ?? null,
    sender: context.role === 'owner' ? 'owner' : 'guest',
    to,
    cc,
    senderZone: known,
    ownerZone: context.ownerZone,
    now: { sender: wall(context.now), owner: wallWords(context.now, context.ownerZone) },
    calendar: Array.from({ length: CALENDAR_DAYS }, (_, i) => dayWords(today + i)),
    offered: context.loopState === 'new' ? [] : context.offered.map((slot, i) => ({ option: i + 1, ...span(slot) })),
    booked: context.event ? span(context.event) : null,
    proposed: (context.proposed ?? []).map(({ by, start }) => ({ by, from: wall(start) })),
    waiting: context.waiting ?? null,
    kinds: context.kinds ?? [],
  };
}

const dayWords = (day: number): string => `${NAMES[weekdayOf(day)]} ${formatLocalDate(day)}`;

function wallWords(at: EpochMinute, zone: string): string {
  const wall = toWall(zoneTable(zone), at);
  const day = Math.floor(wall / 1440);
  return `${dayWords(day)} ${formatClock(wall - day * 1440)}`;
}
