import type { OwnerLine, Saying } from '../../replies/owner/lines';
import { lineIn } from '../../replies/owner/say';
import { zoneTable } from '../../time/zone';
import type { StepContext, StepEvent } from '../context';
import type { Action, Template } from '../plan';
import { isGuestMail } from '../review/drafts';
import type { LoopState, Participant } from '../state';
import { nextMorning } from '../times/business-time';
import { offer } from '../times/offer';
import { askOwner, silent, type Transition, transition } from '../transition';

/** An offer and two follow-ups, to somebody who has done nothing in between (settled 12). */
const UNANSWERED = 3;
/** Turns in a row that no human caused (row 58: two machines must not keep each other busy). */
const AUTOMATIC_TURNS = 3;
/** Turns to guests of one thread on one day of the owner. */
const PER_THREAD_AND_DAY = 6;
/** People whom this owner's assistant has never written to before, on one day (docs/behaviour.md, Bounds). */
const NEW_ADDRESSES_PER_DAY = 20;

/** Distinct times that a guest may learn to be free in two weeks, and times of their own that they may ask about. */
const SLOTS_SHOWN = 12;
const PROBES = 6;

/** What tells people about something that has happened: it is never held back, and asks nothing. */
const NEWS: ReadonlySet<Template> = new Set(['confirm', 'moved', 'cancelled', 'late', 'changed']);

type Send = Extract<Action, { kind: 'send' }>;

/** What an event says of its cause before anything is decided: whoever acts may be written to again. */
export function heardFrom(state: LoopState, event: StepEvent): LoopState {
  const who = actor(state, event);
  if (who === null) return state;
  const rest = state.participants.map((p) => (who === 'p1' || p.id === who ? { ...p, unanswered: 0 } : p));
  const { refused: _, ...unrefused } = withoutNo(state, event);
  return { ...unrefused, automaticTurns: 0, participants: rest.map((p) => (p.id === who ? back(p) : p)) };
}

/** Whatever is said next leaves a no behind, but for what takes it back. */
function withoutNo(state: LoopState, event: StepEvent): LoopState {
  if (event.kind === 'command' && event.command === 'take_no_back') return state;
  const { lastNo: _, ...rest } = state;
  return rest;
}

/** Who writes is there again, whatever their automatic reply said, and waits for another answer. */
function back({ awayUntil: _, knowsOwnerAsked: _asked, ...person }: Participant): Participant {
  return person.status === 'out_of_office' ? { ...person, status: 'pending' } : person;
}

/** The participant whose human act the event is; null for timers, machines, calendars and strangers. */
function actor(state: LoopState, event: StepEvent): string | null {
  switch (event.kind) {
    case 'command':
    case 'decision':
      return 'p1';
    case 'choice':
    case 'on_page':
      return event.participantId;
    case 'message': {
      const { machine, role, level, from } = event.facts;
      if (machine !== null || level === 'A0' || role === 'stranger' || event.facts.suggested) return null;
      if (role === 'owner') return level === 'A1' ? null : 'p1';
      return state.participants.find((p) => p.address === from.address)?.id ?? null;
    }
    default:
      return null;
  }
}

/**
 * The bounds on mail to guests, for every plan alike: a turn that would go beyond one of them is not taken, and the owner
 * is asked.
 */
export function limited(before: LoopState, event: StepEvent, made: Transition, ctx: StepContext): Transition {
  const ids = asked(made);
  if (ids.size === 0) return made;
  const people = made.state.participants.filter((p) => ids.has(p.id));
  const why = whyNot(before, people, isAutomatic(before, event), ctx) ?? probing(before, event, made, ctx);
  if (why) {
    // The mail that only says that the owner is asked is no reason to ask them.
    if (event.kind === 'timer' && event.timer === 'owner_reminder') return withoutGuestMail(made);
    const kept = { ...before, thread: made.state.thread, constraints: made.state.constraints };
    const asked = before.needsOwner.some((d) => d.kind === 'limit');
    if (asked) return silent(kept, `${lineIn(why, 'en')} You are asked.`);
    const says: Saying = [why, { line: 'go_on_with', title: made.state.meeting.title }];
    return askOwner(kept, { id: `limit-${ctx.version}`, kind: 'limit', says, now: ctx.now });
  }
  return made;
}

function withoutGuestMail(made: Transition): Transition {
  return { ...made, plan: { ...made.plan, actions: made.plan.actions.filter((action) => !isGuestMail(action)) } };
}

/** Counts what a turn really sends to guests, after it was reviewed. */
export function counted(before: LoopState, event: StepEvent, made: Transition): Transition {
  const ids = asked(made);
  if (ids.size === 0) return made;
  const automatic = isAutomatic(before, event);
  return {
    ...made,
    state: {
      ...made.state,
      automaticTurns: automatic ? made.state.automaticTurns + 1 : 0,
      participants: made.state.participants.map((p) =>
        ids.has(p.id) ? { ...p, unanswered: (p.unanswered ?? 0) + 1 } : p,
      ),
    },
  };
}

/** The guests that a turn asks something. */
function asked(made: Transition): Set<string> {
  const sends = made.plan.actions.filter((a): a is Send => a.kind === 'send' && !NEWS.has(a.template));
  return new Set(sends.flatMap((a) => a.to).filter((id) => id !== 'p1'));
}

/** No person caused it: a timer, a calendar, a machine. The first mail of a loop is the owner's however late it goes. */
function isAutomatic(before: LoopState, event: StepEvent): boolean {
  return actor(before, event) === null && before.phase !== 'INTAKE';
}

function whyNot(
  before: LoopState,
  people: readonly Participant[],
  automatic: boolean,
  ctx: StepContext,
): OwnerLine | null {
  const tired = people.filter((p) => (p.unanswered ?? 0) >= UNANSWERED);
  if (tired.length > 0) {
    return { line: 'tired', times: UNANSWERED, names: tired.map((p) => p.name ?? p.address) };
  }
  if (automatic && before.automaticTurns >= AUTOMATIC_TURNS) {
    return { line: 'no_person_answered', times: AUTOMATIC_TURNS };
  }
  if (ctx.sent.threadToday >= PER_THREAD_AND_DAY) {
    return { line: 'often_today', times: PER_THREAD_AND_DAY };
  }
  const fresh = people.filter((p) => !ctx.knownAddresses.has(p.address)).length;
  if (fresh > 0 && ctx.sent.newAddressesToday + fresh > NEW_ADDRESSES_PER_DAY) {
    return { line: 'many_new', people: ctx.sent.newAddressesToday };
  }
  return null;
}

/** A guest who has learned much of the owner's time learns no more without the owner's word (A17). */
function probing(before: LoopState, event: StepEvent, made: Transition, ctx: StepContext): OwnerLine | null {
  const who = before.participants.find((p) => p.role === 'guest' && p.id === actor(before, event));
  if (!who) return null;
  const known = new Set(before.offer?.slots.map((slot) => slot.start));
  const slots = made.plan.actions.flatMap((a) => (a.kind === 'hold' ? a.slots : []));
  const fresh = slots.filter((slot) => !known.has(slot.start)).length;
  const much = fresh > 0 && ctx.sent.slotsShown + fresh > SLOTS_SHOWN;
  if (!much && ctx.sent.probes <= PROBES) return null;
  return { line: 'probing', who: who.name ?? who.address };
}

/** The owner lets it go on beyond a bound: whoever was written to too often may be again, the day's bounds end at midnight. */
export function goOnTomorrow(state: LoopState, ctx: StepContext): Transition {
  if (ctx.sent.threadToday < PER_THREAD_AND_DAY && ctx.sent.newAddressesToday < NEW_ADDRESSES_PER_DAY) {
    return offer(state, ctx, { template: 'counter', reasons: ['You let it go on'], reactive: true });
  }
  const dueAt = nextMorning(zoneTable(ctx.owner.zone), ctx.now);
  return transition(
    { ...state, offer: null },
    [{ kind: 'release_holds' }, { kind: 'set_timer', timer: 'quiet_hours_over', dueAt }],
    ['It goes on tomorrow'],
  );
}
