import { desc, eq } from 'drizzle-orm';
import type { TimerKind } from '@/core/loop/event';
import { matterOf } from '@/core/loop/matter';
import type { Language, LoopState } from '@/core/loop/state';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { type DisplayState, displayState, shownState } from './display-state';
import { nextStep } from './next-step';
import { spokenTo } from './owner-language';

export interface LoopRow {
  readonly id: string;
  readonly title: string;
  /** Rises with every change; a decision is answered with the one on which it was made. */
  readonly version: number;
  readonly phase: LoopState['phase'];
  readonly displayState: DisplayState;
  /** The thread's subject where it says more than the title; else null. */
  readonly subject: string | null;
  readonly guests: readonly { readonly name: string | null; readonly address: string }[];
  /** What is waited for, in one sentence. */
  readonly nextStep: string;
  /** What comes next by itself, and when (epoch minutes); null when nothing is set. */
  readonly next: NextTimer | { readonly kind: 'meeting'; readonly at: EpochMinute } | null;
  readonly booking: { readonly start: number; readonly end: number } | null;
  /** Epoch milliseconds by the product's clock. */
  readonly updatedAt: number;
}

/** The timer of a loop that is due first (epoch minutes). */
export interface NextTimer {
  readonly kind: TimerKind;
  readonly at: EpochMinute;
}

/** The owner's loops, newest change first; 100 at most. */
export async function loopsOf(userId: string): Promise<LoopRow[]> {
  const rows = await database()
    .select()
    .from(loops)
    .where(eq(loops.ownerId, userId))
    .orderBy(desc(loops.updatedAt))
    .limit(100);
  return rows.map((row) => loopRow(row));
}

/** What a caller has read beside the loop: its next timer, and the guests whose calendar is read directly, by address. */
interface Beside {
  readonly next?: NextTimer | null;
  readonly direct?: ReadonlySet<string>;
  /** What the owner has chosen to be written to in. */
  readonly language?: Language | null;
}

/** A stored loop as a list shows it. */
export function loopRow(
  row: typeof loops.$inferSelect,
  { next = null, direct, language = null }: Beside = {},
): LoopRow {
  const { state } = row;
  const shown = shownState(state);
  const { meeting, participants } = shown;
  const matter = matterOf(shown);
  return {
    id: row.id,
    title: meeting.title,
    subject: matter === meeting.title ? null : matter,
    version: row.version,
    phase: state.phase,
    displayState: displayState(state),
    guests: participants.filter((p) => p.role === 'guest').map(({ name, address }) => ({ name, address })),
    nextStep: nextStep(state, direct, spokenTo(language, state)),
    next: nextOf(state, next),
    booking: state.booking ? { start: state.booking.start, end: state.booking.end } : null,
    updatedAt: row.updatedAt.getTime(),
  };
}

/** A booked meeting comes next itself; a closed loop has nothing before it. */
function nextOf({ phase, booking }: LoopState, next: NextTimer | null): LoopRow['next'] {
  if (phase === 'BOOKED' && booking) return { kind: 'meeting', at: booking.start };
  return phase === 'CLOSED' ? null : next;
}
