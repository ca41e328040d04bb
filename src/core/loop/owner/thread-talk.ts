import type { Period } from '../../time/period';
import { namedSlots } from '../booked/moves';
import type { Heard, MessageFacts, StepContext } from '../context';
import { unlisted } from '../guests/listed-options';
import { take } from '../guests/take-time';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { ENDED } from '../stop';
import { followUpAt, nextSet } from '../times/offer';
import { workable } from '../times/solve';
import { askOwner, silent, type Transition, transition } from '../transition';
import { isToGuests } from './addressed';
import { changedGoal, goalChanges } from './instructions';
import { remember } from './memory';
import { NO_WORDS, type OwnerWords } from './words';

/** Times that the owner offers themselves are held this long (minutes). */
const HELD_MIN = 3 * 1440;

/**
 * Row 54, E32: the owner speaks to the guests in the thread. The assistant does not write as well and never contradicts: a
 * time that the owner names becomes what is on offer, one that the owner settles is booked, a no closes it.
 */
export function spokenToGuests(state: LoopState, heard: Heard, ctx: StepContext): Transition {
  const words = heard.owner ?? NO_WORDS;
  const meeting = changedGoal(state.meeting, goalChanges(heard.reading));
  const told = remember({ ...state, meeting }, heard, 'p1');
  if (words.declines) {
    return transition(
      { ...told, ...ENDED, phase: 'CLOSED', closedReason: 'declined' },
      [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'silent', reason: 'You declined yourself' }],
      ['You told the guests that it does not take place'],
    );
  }
  const slots = namedTimes(told, heard);
  const [slot] = slots;
  const settles = (words.settles || words.agreed) && !words.asks;
  if (settles) {
    const proposed = slot ? [slot] : proposedByGuests(told);
    if (proposed.length === 1 && proposed[0]) {
      return take(told, proposed[0], { reasons: ['You settled the time in the thread'], risk: 2 }, ctx);
    }
  }
  if (slots.length === 0) return silent(told, 'You wrote to your guests yourself: they are not written to as well');
  return standing(told, slots.slice(0, 3), ctx);
}

/** The first mail already asks the guest whether a time suits: nothing is left to write. Null when the assistant is to. */
export function leftToTheOwner(
  state: LoopState,
  facts: MessageFacts,
  heard: Heard,
  ctx: StepContext,
): Transition | null {
  const words = heard.owner ?? NO_WORDS;
  const slots = namedTimes(state, heard);
  const asksGuest = asksThem(state, facts, words);
  return asksGuest && slots.length > 0 ? standing(state, slots.slice(0, 3), ctx) : null;
}

/** In a mail to the guests, or in a question of one that also tells the assistant what to do then. */
function asksThem(state: LoopState, facts: MessageFacts, words: OwnerWords<unknown>): boolean {
  const listed = facts.to.some(({ address }) =>
    state.participants.some((p) => p.role === 'guest' && p.address === address),
  );
  return (listed && words.asksTime) || (isToGuests(state, facts, words) && words.asks && !words.agreed);
}

/** What the owner offers is on offer, is held, and is followed up like any other; nobody is written to. */
function standing(state: LoopState, times: readonly Period[], ctx: StepContext): Transition {
  const slots = [...times].sort((a, b) => a.start - b.start).map(({ start, end }, i) => ({ n: i + 1, start, end }));
  if (slots.some((slot) => !workable(state, ctx, slot))) {
    return askOwner(state, {
      id: `taken-${ctx.version}`,
      kind: 'taken',
      says: [{ line: 'own_offer_taken', title: state.meeting.title }],
      now: ctx.now,
    });
  }
  const expiresAt = Math.max(
    ctx.now + 60,
    Math.min(ctx.now + HELD_MIN, (slots.at(-1)?.start ?? ctx.now) - ctx.owner.noticeMin),
  );
  const next: LoopState = {
    ...state,
    phase: state.booking ? 'RESCHEDULING' : 'OFFERING',
    wanted: null,
    participants: state.participants.map(unlisted).map(({ answer: _, ...person }) => person),
    offersMade: nextSet(state),
    offer: { set: nextSet(state), slots, sentAt: ctx.now, expiresAt },
    followUps: 0,
  };
  const actions: Action[] = [
    ...(state.offer ? ([{ kind: 'cancel_timers' }, { kind: 'release_holds' }] as const) : []),
    { kind: 'hold', slots, expiresAt },
    { kind: 'set_timer', timer: 'follow_up', dueAt: followUpAt(next, ctx, slots) },
    { kind: 'set_timer', timer: 'offer_expired', dueAt: expiresAt },
    { kind: 'silent', reason: 'You offered the time yourself' },
  ];
  return transition(next, actions, ['You offered a time in the thread: the assistant does not write as well'], 1);
}

/**
 * Times that are meant: named to the minute, else the one that a guest has named ("3 works"), else options of ours by
 * number.
 */
function namedTimes(state: LoopState, heard: Heard): Period[] {
  const named = namedSlots(
    state,
    heard.windows.filter((w) => w.exactStart),
  );
  if (named.length > 0) return named;
  const numbers = heard.reading.options.filter((o) => o.stance === 'accept').map((o) => o.option);
  const guests = proposedByGuests(state);
  if (numbers.length > 0 && guests.length === 1) return guests;
  return (state.offer?.slots ?? []).filter((s) => numbers.includes(s.n)).map(({ start, end }) => ({ start, end }));
}

/** Times that guests have named to the minute. */
function proposedByGuests(state: LoopState): Period[] {
  const guests = state.constraints.filter((c) => c.by !== 'p1');
  return namedSlots(state, guests);
}
