import { baseSubject } from '../../mail/subject';
import { overlaps } from '../../time/period';
import { choice } from '../asking/choice';
import { bookingTimers } from '../booked/booking-timers';
import type { Heard, MessageFacts, StepContext } from '../context';
import { othersAddressed } from '../owner/addressed';
import type { Action } from '../plan';
import type { Booked, Decision, LoopState, Participant } from '../state';
import { momentOf, momentWords } from '../times/time-words';
import { askOwner, silent, type Transition, transition } from '../transition';
import type { Adoptable, AdoptedEvent, NotAdopted } from './calendar-meeting';
import { changesMeeting, meetingMeant, type Speaking } from './meant';

/**
 * A mail that begins a loop and wants something of a meeting that stands in the owner's calendar: the loop takes that
 * event on, and hears the mail again with it (docs/behaviour.md, Meetings that stand in the calendar). Null for all other
 * mail. Which of several is meant the owner says.
 */
export function adoptMeant(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition | null {
  if (facts.matter !== undefined || state.phase !== 'INTAKE') return null;
  const speaking = speakingOf(facts, ctx);
  if (!changesMeeting(heard, speaking)) return null;
  const { events, sure } = meetingMeant(heard, speaking, ctx);
  const [one] = events;
  if (!one) return null;
  return sure ? takeOn(state, one, facts, ctx) : askWhich(state, events, facts, ctx);
}

/**
 * In place of a question what to do or whom to invite: where the words name a meeting of the calendar, whether that is the
 * one. Null where they name none.
 */
export function askWhetherMeant(
  state: LoopState,
  facts: MessageFacts,
  heard: Heard,
  ctx: StepContext,
): Transition | null {
  if (facts.matter !== undefined || !heard.about?.length) return null;
  const { events } = meetingMeant(heard, speakingOf(facts, ctx), ctx);
  return events.length === 0 ? null : askWhich(state, events, facts, ctx);
}

function speakingOf(facts: MessageFacts, ctx: StepContext): Speaking {
  const others = othersAddressed(facts, ctx).map(({ address }) => address);
  const owners = facts.role === 'owner';
  return { guest: owners ? null : facts.from.address, copied: others.filter((a) => a !== facts.from.address) };
}

/** What a loop of its own looks after already is that loop's matter. */
function takeOn(state: LoopState, event: Adoptable, facts: MessageFacts, ctx: StepContext): Transition {
  const called = event.title ? `“${event.title}”` : 'a meeting without a title';
  const about = `It is about ${called} (${momentWords(event.start, ctx)}), which stands in your calendar`;
  if (event.loopId) return passOn(state, event.loopId, facts.rowId, about);
  return transition(inItsThread(state, event, facts, ctx), [adopt(event, facts.rowId)], [about], 1);
}

function adopt({ calendarId, eventId, start, whole }: Adoptable, messageRowId: string): Action {
  return { kind: 'adopt_event', calendarId, eventId, start, whole, messageRowId };
}

function passOn(state: LoopState, loopId: string, messageRowId: string, reason: string): Transition {
  const closed: LoopState = { ...state, phase: 'CLOSED', closedReason: 'not_scheduling', needsOwner: [] };
  const { part } = state;
  const own = part?.messageRowId === messageRowId ? { part: part.index } : {};
  return transition(closed, [{ kind: 'pass_on', loopId, messageRowId, ...own }], [reason]);
}

/** What the owner wrote to the assistant alone is no mail that a guest answers. */
function inItsThread(state: LoopState, event: Adoptable, facts: MessageFacts, ctx: StepContext): LoopState {
  const { guest, copied } = speakingOf(facts, ctx);
  if (guest !== null || copied.length > 0) return state;
  const subject = baseSubject(event.title ?? '') || facts.subject;
  return { ...state, thread: { subject, lastMessageId: null, references: [] } };
}

/** The choice that says that a mail is about no meeting of the calendar. */
export const NONE_OF_THEM = 'none';
const ASKED_AT_ONCE = 5;

function askWhich(state: LoopState, events: readonly Adoptable[], facts: MessageFacts, ctx: StepContext): Transition {
  const shown = events.slice(0, ASKED_AT_ONCE);
  const [one] = shown;
  const meetings = shown.map(({ title, start }) => ({ title: title ?? null, ...momentOf(start, ctx) }));
  const asked = askOwner(inItsThread(state, { ...(one as Adoptable), title: null }, facts, ctx), {
    id: 'which-meeting',
    kind: 'which_meeting',
    says: [{ line: 'which_meeting', subject: facts.subject, meetings }],
    messageRowId: facts.rowId,
    choices: [
      ...meetings.map((meant, i) => choice(`${i + 1}`, { line: 'meeting', ...meant })),
      choice(NONE_OF_THEM, { line: 'none_of_them' }),
    ],
    events: shown,
    now: ctx.now,
  });
  return asked;
}

/** The owner has said which meeting of the calendar a mail is about. */
export function takeOnChosen(state: LoopState, asked: Decision, choice: string): Transition {
  const { messageRowId = '', events = [] } = asked;
  if (choice === NONE_OF_THEM) {
    const again: Action = { kind: 'hear_again', messageRowId, matter: 'new' };
    return transition(state, [again], ['It is about a meeting that there is not yet'], 1);
  }
  const event = events[Number(choice) - 1];
  if (!event) return silent(state, 'None of the meetings was chosen');
  const said = 'You said which meeting it is about';
  if (event.loopId) return passOn(state, event.loopId, messageRowId, said);
  const subject = state.thread.lastMessageId === null ? baseSubject(event.title ?? '') : '';
  const thread = subject ? { ...state.thread, subject } : state.thread;
  return transition({ ...state, thread }, [adopt(event, messageRowId)], [said], 1);
}

/** A yes says which where one only was asked about; else the question stands. */
export function takeOnOnly(state: LoopState, asked: Decision): Transition {
  if (asked.events?.length === 1) return takeOnChosen(state, asked, '1');
  return silent({ ...state, needsOwner: [...state.needsOwner, asked] }, 'Which of the meetings is meant was not said');
}

/** The choice that an answer in words names by its time ("the one on Thursday"); null where it names none, or several. */
export function chosenInWords({ kind, events = [] }: Decision, { windows }: Heard): string | null {
  if (kind !== 'which_meeting') return null;
  const named = events.flatMap((event, i) => (windows.some((w) => overlaps(w, event)) ? [`${i + 1}`] : []));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The loop has the event: it is its meeting from now on, and the mail that began it is heard once more. */
export function onAdopted(
  state: LoopState,
  { event, messageRowId }: { readonly event: AdoptedEvent; readonly messageRowId: string },
  ctx: StepContext,
): Transition {
  if (state.phase !== 'INTAKE') return silent(state, 'It has a meeting of its own already');
  const { state: next, timers } = asMeeting(state, event, ctx);
  return transition(
    next,
    [...timers, { kind: 'hear_again', messageRowId, matter: 'calendar' }],
    ['The event of the calendar is the meeting of this matter'],
    1,
  );
}

/** The loop with an event of the calendar as its meeting, and what it waits for from then on. */
export function asMeeting(
  state: LoopState,
  event: AdoptedEvent,
  ctx: StepContext,
): { readonly state: LoopState; readonly timers: readonly Action[] } {
  const { start, end, meetingId, joinUrl, htmlLink, icalUid, sequence, series } = event;
  const booking: Booked = {
    meetingId,
    start,
    end,
    joinUrl,
    htmlLink,
    icalUid,
    sequence,
    ...(series ? { series } : {}),
  };
  const medium = joinUrl !== null ? 'video' : event.location !== null ? 'in_person' : 'phone';
  const next: LoopState = {
    ...state,
    phase: 'BOOKED',
    needsOwner: [],
    constraints: [],
    meeting: {
      title: event.title,
      noun: 'meeting',
      durationMin: end - start,
      medium,
      location: joinUrl === event.location ? null : event.location,
      phone: null,
    },
    participants: [...state.participants.filter((p) => p.role === 'owner'), ...asParticipants(event, ctx)],
    booking,
    adopted: true,
  };
  // Nobody is reminded of an invitation that the owner has sent without us.
  const timers = bookingTimers(booking, ctx.now).filter((a) => a.kind !== 'set_timer' || a.timer !== 'rsvp_check');
  return { state: next, timers: [{ kind: 'cancel_timers' }, ...timers] };
}

function asParticipants({ guests }: AdoptedEvent, ctx: StepContext): Participant[] {
  return guests.map(({ address, name, optional, response }, i) => ({
    id: `p${i + 2}`,
    address,
    name,
    role: 'guest',
    optional,
    zone: null,
    zoneSource: null,
    ...(response === 'needsAction' ? {} : { rsvp: response }),
    status: ctx.suppressed.has(address) ? 'opted_out' : response === 'declined' ? 'declined' : 'accepted',
  }));
}

/** The meeting is known, and what the owner wants of it is not. Null for every other mail. */
export function askWhatToChange(state: LoopState, facts: MessageFacts, ctx: StepContext): Transition | null {
  if (facts.matter !== 'calendar' || !state.booking) return null;
  return askOwner(state, {
    id: `not-adopted-${facts.rowId}`,
    kind: 'not_adopted',
    says: [{ line: 'what_to_change', title: state.meeting.title, ...momentOf(state.booking.start, ctx) }],
    now: ctx.now,
  });
}

/** The event is not one that we may or can act on: the owner hears why, and that nothing was done. */
export function onNotAdopted(
  state: LoopState,
  event: {
    readonly reason: NotAdopted;
    readonly title: string | null;
    readonly messageRowId: string;
    readonly organizer?: string;
    readonly loopId?: string;
  },
  ctx: StepContext,
): Transition {
  const { reason, title, organizer, loopId, messageRowId } = event;
  if (reason === 'elsewhere' && loopId) {
    return passOn(state, loopId, messageRowId, 'Another matter looks after that meeting');
  }
  return askOwner(state, {
    id: `not-adopted-${messageRowId}`,
    kind: 'not_adopted',
    says: [{ line: 'not_adopted', title, why: reason, organizer: organizer ?? null }],
    now: ctx.now,
  });
}
