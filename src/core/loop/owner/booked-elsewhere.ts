import type { Intent } from '../../reading/reading';
import { overlaps } from '../../time/period';
import type { BookedElsewhere, Heard, MessageFacts, StepContext } from '../context';
import type { LoopState } from '../state';
import { momentOf } from '../times/time-words';
import { askOwner, type Transition, transition } from '../transition';
import { isMeant } from './people';
import { NO_WORDS } from './words';

/** What is wanted of a meeting that there is. */
const OF_ONE: ReadonlySet<Intent> = new Set(['reschedule', 'cancel']);

/**
 * The owner writes anew that a meeting is moved or cancelled: the one that is booked with those people hears of it, and this
 * loop has nothing to do. With several they are asked which. Null for other mail.
 */
export function bookedElsewhere(
  state: LoopState,
  facts: MessageFacts,
  heard: Heard,
  ctx: StepContext,
): Transition | null {
  if (!heard.reading.intents.some(({ kind }) => OF_ONE.has(kind))) return null;
  const theirs = (ctx.booked ?? []).filter((meeting) => isWith(meeting, facts, heard));
  const when = heard.windows.filter((w) => w.role === 'current_event');
  const then = theirs.filter((meeting) => when.some((w) => overlaps(w, meeting)));
  const [meant, ...others] = then.length > 0 ? then : theirs;
  if (!meant) return null;
  const closed: LoopState = { ...state, phase: 'CLOSED', closedReason: 'not_scheduling' };
  if (others.length === 0) {
    return transition(
      closed,
      [{ kind: 'pass_on', loopId: meant.loopId, messageRowId: facts.rowId }],
      [`It is about “${meant.title}”, which is booked`],
    );
  }
  const meetings = [meant, ...others].slice(0, 4).map(({ title, start }) => ({ title, ...momentOf(start, ctx) }));
  return askOwner(closed, {
    id: `which-${ctx.version}`,
    kind: 'what_to_do',
    says: [{ line: 'several_fit', subject: facts.subject, meetings }],
    now: ctx.now,
  });
}

/** Named, written out, or in copy. */
function isWith({ guests }: BookedElsewhere, { to, cc }: MessageFacts, { owner = NO_WORDS }: Heard): boolean {
  const addresses = new Set([...owner.addresses, ...[...to, ...cc].map((p) => p.address)]);
  return guests.some((guest) => addresses.has(guest.address) || owner.names.some((name) => isMeant(name, guest)));
}
