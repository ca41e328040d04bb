import { availablePeriods } from '../../availability/hours';
import { baseSubject } from '../../mail/subject';
import { overlaps, type Period } from '../../time/period';
import { asMeeting } from '../adopt/adopt';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { LoopEventPayload } from '../event';
import type { LoopState } from '../state';
import { askOwner, mailToOwner, silent, type Transition, transition } from '../transition';
import { othersAddressed } from './addressed';
import { isLasting } from './preferences';

/** What the event is called that keeps others out. */
export const KEPT_FREE = 'Kept free';

const SAYS: ReadonlySet<string> = new Set(['instruct_assistant', 'state_availability', 'block_time']);
/** How long a block is that is given a start alone (minutes). */
const BLOCK_MIN = 60;

/**
 * "Keep Friday free for me", "put the dentist in, Wednesday at 3", written to the assistant alone in a mail of its own: an
 * event in the owner's calendar that is busy for as much of their hours as they name, or exactly as long as they say. Null
 * for everything else, and for what was not read with certainty.
 */
export function keepFree(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition | null {
  if (state.participants.length > 1 || state.needsOwner.length > 0) return null;
  const { owner, reading, gate } = heard;
  const alone = othersAddressed(facts, ctx).length === 0;
  const orders = reading.intents.length > 0 && reading.intents.every(({ kind }) => SAYS.has(kind));
  if (!alone || !orders || !gate.auto || isLasting(heard) || !owner || owner.addresses.length > 0) return null;
  const kept = isBlock(heard) ? block(heard, facts, ctx) : freed(heard, ctx);
  if (!kept || kept.slot.end <= ctx.now) return null;
  const thread = { subject: kept.title, lastMessageId: null, references: [] };
  return transition({ ...state, thread }, [{ kind: 'keep_free', ...kept }], ['You want to keep that time free'], 1);
}

/** The owner wants an event of their own. Only a model tells that from a meeting with somebody. */
export function isBlock({ reading }: Heard): boolean {
  return reading.intents.some(({ kind }) => kind === 'block_time');
}

interface Kept {
  readonly slot: Period;
  readonly title: string;
}

function block(heard: Heard, facts: MessageFacts, ctx: StepContext): Kept | null {
  const [window, ...others] = heard.windows.filter(({ role }) => role === 'offer');
  if (!window || others.length > 0) return null;
  const { durationMin, usualMin, title } = heard.reading.details;
  const length = durationMin ?? usualMin ?? BLOCK_MIN;
  const named = { title: title ?? (baseSubject(facts.subject) || KEPT_FREE) };
  if (window.exactStart) return { ...named, slot: { start: window.start, end: window.start + length } };
  const whole = window.precision === 'day' || window.precision === 'week';
  return { ...named, slot: whole ? hoursIn(window, ctx) : { start: window.start, end: window.end } };
}

function freed({ windows, owner }: Heard, ctx: StepContext): Kept | null {
  const [window, ...others] = windows;
  const closes = window?.stance === 'cannot' && window.role === 'offer' && others.length === 0;
  if (!closes || !owner || owner.names.length > 0 || owner.asks) return null;
  return { title: KEPT_FREE, slot: hoursIn(window, ctx) };
}

function hoursIn(window: Period, { calendar }: StepContext): Period {
  const hours = calendar.ok ? availablePeriods(calendar.attendee.availability, window) : [];
  return { start: hours[0] ?? window.start, end: hours.at(-1) ?? window.end };
}

/** The time is kept: the owner reads so in one line. Where the loop has the event, an answer takes it out again. */
export function onKeptFree(
  state: LoopState,
  { slot, title = KEPT_FREE, event }: Extract<LoopEventPayload, { kind: 'kept_free' }>,
  ctx: StepContext,
): Transition {
  if (state.phase !== 'INTAKE') return silent(state, 'It has a meeting of its own');
  const told = mailToOwner('owner_status', [
    {
      line: 'kept_free',
      ...slot,
      zone: ctx.owner.zone,
      title: title === KEPT_FREE ? null : title,
      others: staying({ ...slot, title }, ctx),
      undo: event ? 'cancel' : 'delete',
    },
  ]);
  if (!event)
    return transition({ ...state, phase: 'CLOSED', closedReason: 'done' }, [told], ['The time is kept free'], 1);
  const taken = asMeeting(state, event, ctx);
  return transition(taken.state, [...taken.timers, told], ['The time is kept free'], 1);
}

/** How many things stand there already, and stay. */
function staying({ title, ...slot }: Kept['slot'] & Pick<Kept, 'title'>, ctx: StepContext): number {
  return (ctx.upcoming ?? []).filter((one) => one.title !== title && overlaps(one, slot)).length;
}

/** The calendar could not be written: nothing is kept free. */
export function onNotKeptFree(state: LoopState, ctx: StepContext): Transition {
  return askOwner(state, {
    id: `not-kept-${ctx.version}`,
    kind: 'not_adopted',
    says: [{ line: 'not_kept_free' }],
    now: ctx.now,
  });
}
