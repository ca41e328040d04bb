import { isIgnored } from '../preferences/effects/manner';
import type { Gate } from '../reading/reading';
import { adoptMeant } from './adopt/adopt';
import { onCalendarOutcome } from './adopt/outcome';
import { takeNoBack } from './asking/after-no';
import { asAsked } from './asking/as-asked';
import { withAskedBack } from './asking/ask-guest';
import { saidBy } from './asking/said-by';
import { toOwnerAlone } from './booked/alone';
import { cancelMeeting, onBooked, onBookingFailed, onCancelFailed, onCancelled, resumeWrite } from './booked/booked';
import {
  onConferenceReady,
  onEventDeleted,
  onEventMoved,
  onEventUpdated,
  onRsvp,
  onUpdateFailed,
} from './booked/calendar-events';
import { ownerLate } from './booked/late';
import type { MessageFacts, StepContext, StepEvent } from './context';
import type { LoopCommand } from './event';
import { outOfOffice } from './guests/away';
import { stillToApprove } from './guests/before-offer';
import { onChoice } from './guests/choice';
import { withColleague } from './guests/colleague';
import { withComplaint } from './guests/complaint';
import { negotiates } from './guests/deputy';
import { guestMessage } from './guests/guest-message';
import { withIntroduced, withIntroductions } from './guests/introduced';
import { withQuestionsBeside } from './guests/questions-beside';
import { ofStranger } from './guests/stranger';
import { withWriter } from './guests/written';
import { isPrivate } from './owner/addressed';
import { ownerAside } from './owner/aside';
import { askedByGuest } from './owner/asked-by-guest';
import { withCopied } from './owner/copied';
import { delegateMessage, signed } from './owner/delegate';
import { documentOf } from './owner/document';
import { firstOffer } from './owner/first-offer';
import { byOtherAssistant } from './owner/other-assistant';
import { ownerMessage } from './owner/owner-message';
import { besideSeats } from './page/beside-seats';
import { onPage } from './page/on-page';
import { decide } from './review/decision';
import { withheld } from './review/drafts';
import { reviewed } from './review/review';
import { byStaff, inStaffsName, takenOverByStaff } from './review/staff';
import { supersede } from './review/supersede';
import { onOccurrenceCancelled } from './series/series-cancel';
import { onSeriesChanged } from './series/series-changed';
import type { LoopState, Participant } from './state';
import { stop } from './stop';
import { inWorkingDays } from './times/working-day';
import { askOwner, noticeToOwner, silent, type Transition, transition } from './transition';
import { withReminderAfterAsking } from './waiting/asked-back';
import { calendarChanged } from './waiting/calendar-changed';
import { deliveryFailed } from './waiting/delivery-failed';
import { holdOff, resume, whilePaused } from './waiting/hold-off';
import { withLapse } from './waiting/lapse';
import { counted, heardFrom, limited } from './waiting/limits';
import { mailHeldBack } from './waiting/mail-held-back';
import { withReminder } from './waiting/owner-waits';
import { whileResting } from './waiting/resting';
import { standingTimers } from './waiting/standing-timers';
import { timer } from './waiting/timers';

/**
 * One turn of a loop: pure and total. The same state, event and context always give the same answer, so that a replay
 * is the same mail. It decides; nothing here has an effect.
 */
export function step(state: LoopState, said: StepEvent, ctx: StepContext): Transition {
  const { state: known, event } = letIn(state, withQuestionsBeside(inWorkingDays(said, ctx)));
  const told = withIntroductions(known, event, ctx);
  const entered = heardFrom(event.kind === 'message' ? inThread(told, event.facts) : told, event);
  const turn = withWriter(entered, event, decided(entered, event, ctx), ctx);
  const made = withReminder(entered, counted(entered, event, turn), ctx);
  const asked = asAsked(state, event, withReminderAfterAsking(withAskedBack(made), ctx), ctx);
  return underVersion(withLapse(entered, event, isStaffs(event) ? inStaffsName(asked) : asked, ctx), ctx);
}

/** Whoever writes and is no stranger, though no participant yet, takes part from here on. */
function letIn(state: LoopState, said: StepEvent): { state: LoopState; event: StepEvent } {
  if (
    said.kind !== 'message' ||
    state.page?.seats ||
    state.participants.some((p) => p.address === said.facts.from.address)
  ) {
    return { state, event: said };
  }
  const { state: known, event } = withColleague(state, said);
  return withIntroduced(known, event);
}

/** Somebody of staff has answered in the owner's place. */
function isStaffs(event: StepEvent): boolean {
  return (event.kind === 'decision' || event.kind === 'command') && event.staff !== undefined;
}

/** Which preferences it was decided under is kept with it: a plan of older ones is made anew before it is sent. */
function underVersion(made: Transition, { owner: { preferencesVersion } }: StepContext): Transition {
  if (preferencesVersion === undefined || preferencesVersion === made.state.preferencesVersion) return made;
  return { ...made, state: { ...made.state, preferencesVersion } };
}

/** What is to be done, within the bounds on mail, and seen by the owner first where that is needed. */
function decided(entered: LoopState, event: StepEvent, ctx: StepContext): Transition {
  const gate: Gate | null = event.kind === 'message' || event.kind === 'choice' ? (event.heard?.gate ?? null) : null;
  const made = stillToApprove(entered, event, limited(entered, event, guarded(entered, event, ctx), ctx));
  if (event.kind === 'command' && event.command !== 'resume') return made;
  const fresh = supersede(entered, event);
  if (fresh !== entered && made.plan.actions.every((action) => action.kind === 'silent')) {
    // "Thanks" answers nothing: the plan that waits still fits.
    return { ...made, state: { ...made.state, proposal: entered.proposal, needsOwner: entered.needsOwner } };
  }
  if (isOutcome(event, entered)) return withheld(made, ctx);
  const before = withCopied(withoutLost(fresh, event), event, made);
  const said = saidBy(event, entered);
  return reviewed({ before, made, gate, by: wordOf(event), ctx, ...(said ? { said } : {}) }, standingPlan(entered));
}

/** A time that the calendar has refused is wanted no more, whatever is to be done instead. */
function withoutLost(state: LoopState, event: StepEvent): LoopState {
  const lost = event.kind === 'booking_failed' && event.reason === 'taken' && state.wanted?.start === event.start;
  return lost ? { ...state, wanted: null } : state;
}

/** Whose word an event is, as far as plans are reviewed by it. */
function wordOf(event: StepEvent): 'owner' | 'delegate' | 'guest' | 'page' | 'nobody' {
  if (isStaffs(event)) return 'nobody';
  if (event.kind === 'decision' || event.kind === 'command' || event.kind === 'late') return 'owner';
  if (event.kind === 'other_assistant') return 'delegate';
  if (event.kind === 'choice') return 'guest';
  if (event.kind === 'on_page') return event.act === 'book' ? 'page' : 'guest';
  if (event.kind !== 'message' || event.facts.role === 'stranger') return 'nobody';
  return event.facts.delegate ? 'delegate' : event.facts.role;
}

/** The plan that waits for the owner, with the question about it. */
function standingPlan({ proposal, needsOwner }: LoopState): Parameters<typeof reviewed>[1] {
  const decision = needsOwner.find((d) => d.kind === 'approve');
  return proposal && decision ? { proposal, decision } : null;
}

/** What the calendar reports; telling the people concerned was decided with the act. */
const OUTCOMES: ReadonlySet<StepEvent['kind']> = new Set([
  'adopted',
  'not_adopted',
  'kept_free',
  'not_kept_free',
  'booked',
  'event_cancelled',
  'event_updated',
  'conference_ready',
  'event_moved',
  'event_deleted',
  'series_changed',
]);

/** What follows from a plan that was carried out or is still under way: its review is behind it. */
function isOutcome(event: StepEvent, state: LoopState): boolean {
  if (OUTCOMES.has(event.kind)) return true;
  // What follows in the owner's own calendar from who comes.
  if (event.kind === 'on_page' && state.page?.seats) return event.act === 'seats' || event.act === 'cancel';
  const again = event.kind === 'calendar_changed' || (event.kind === 'timer' && event.timer === 'retry');
  return again && resumeWrite(state) !== null;
}

function guarded(state: LoopState, event: StepEvent, ctx: StepContext): Transition {
  const fresh = supersede(state, event);
  const resting = event.kind === 'timer' ? whileResting(fresh, event.timer) : null;
  if (resting) return resting;
  if (fresh.takenOver && event.kind !== 'command' && !OUTCOMES.has(event.kind)) {
    return takenOver(fresh, event, ctx);
  }
  if (fresh.pausedUntil !== null && fresh.phase !== 'CLOSED') {
    const held = whilePaused(fresh, event, ctx);
    if (held) return held;
  }
  switch (event.kind) {
    case 'message':
      return message(fresh, event, ctx);
    case 'choice':
      return onChoice(fresh, event, ctx);
    case 'decision':
      return decide(fresh, event, ctx);
    case 'staff':
      return fresh.phase === 'CLOSED' ? silent(fresh, 'This is closed') : byStaff(fresh, event, ctx);
    case 'on_page':
      return onPage(fresh, event, ctx);
    case 'other_assistant':
      return byOtherAssistant(fresh, event, ctx);
    case 'opened':
      return firstOffer(fresh, { reasons: ['You asked for another meeting in the same mail'] }, ctx);
    case 'command':
      return fresh.phase === 'CLOSED' ? silent(fresh, 'This is closed') : command(fresh, event, ctx);
    case 'late':
      return ownerLate(fresh, event.minutes, ctx);
    case 'timer':
      return fresh.phase === 'CLOSED' ? silent(fresh, 'This is closed') : timer(fresh, event.timer, ctx);
    case 'adopted':
    case 'not_adopted':
    case 'kept_free':
    case 'not_kept_free':
      return onCalendarOutcome(fresh, event, ctx);
    case 'booked':
      return toOwnerAlone(onBooked(fresh, event, ctx), ctx);
    case 'booking_failed':
      return onBookingFailed(fresh, event, ctx);
    case 'event_cancelled':
      return event.occurrence === undefined
        ? toOwnerAlone(onCancelled(fresh, ctx), ctx)
        : onOccurrenceCancelled(fresh, event.occurrence, ctx);
    case 'event_updated':
      return toOwnerAlone(onEventUpdated(fresh, event, ctx), ctx);
    case 'update_failed':
      return onUpdateFailed(fresh, event.reason, ctx);
    case 'conference_ready':
      return onConferenceReady(fresh, event.joinUrl);
    case 'event_moved':
      return onEventMoved(fresh, event, ctx);
    case 'event_deleted':
      return onEventDeleted(fresh, event, ctx);
    case 'series_changed':
      return onSeriesChanged(fresh, event, ctx);
    case 'rsvp':
      return onRsvp(fresh, event, ctx);
    case 'cancel_failed':
      return onCancelFailed(fresh, event, ctx);
    case 'delivery_failed':
      return deliveryFailed(fresh, event, ctx);
    case 'mail_held_back':
      return mailHeldBack(fresh, event.address, ctx);
    case 'calendar_changed':
      return calendarChanged(fresh, ctx);
  }
}

/** Silent, but the owner learns that a guest has written: the mail has come to the assistant only. */
function takenOver(state: LoopState, event: StepEvent, ctx: StepContext): Transition {
  const reason = 'You have taken over';
  const byMail = event.kind === 'message' && event.facts.role === 'guest' && event.facts.machine === null;
  const id = event.kind === 'choice' || event.kind === 'on_page' ? event.participantId : null;
  const guest = state.participants.find((p) => (byMail ? p.address === event.facts.from.address : p.id === id));
  if (guest?.role !== 'guest' || state.phase === 'CLOSED') return silent(state, reason);
  const href = `/loops/${ctx.loopId}`;
  return transition(
    state,
    [
      noticeToOwner({ key: `taken-over-${ctx.loopId}`, noticeKind: 'guest_answered', href }, [
        { line: 'taken_over_answered', who: guest.name ?? guest.address, title: state.meeting.title },
      ]),
      { kind: 'silent', reason },
    ],
    [reason],
  );
}

function message(state: LoopState, event: Extract<StepEvent, { kind: 'message' }>, ctx: StepContext): Transition {
  const { facts, heard } = event;
  const guest = state.participants.find((p) => p.role === 'guest' && p.address === facts.from.address);
  if (facts.machine === 'auto_reply' && guest && facts.level !== 'A0') return outOfOffice(state, guest, heard, ctx);
  if (facts.machine !== null && !(guest && negotiates(state, facts))) {
    // Nobody has written in it: a machine opened it, and the owner is not asked whether it is theirs.
    const unborn =
      state.phase === 'INTAKE' &&
      state.participants.length === 1 &&
      state.thread.lastMessageId === null &&
      state.needsOwner.length === 0;
    return silent(
      unborn ? { ...state, phase: 'CLOSED', closedReason: 'not_scheduling' } : state,
      MACHINE[facts.machine],
    );
  }
  if (facts.role !== 'owner' && isIgnored(documentOf(ctx), facts.from)) {
    return silent(state, 'You asked me to leave mail from there alone');
  }
  if (facts.aside && facts.role !== 'guest') return ownerAside(state, facts, heard, ctx);
  if (facts.suggested) {
    return askOwner(state, {
      id: `answers-${facts.rowId}`,
      kind: 'answers',
      says: [
        {
          line: 'answers',
          who: guest?.name ?? facts.from.address,
          subject: facts.subject,
          title: state.meeting.title,
        },
      ],
      ...(guest ? { about: guest.id } : {}),
      messageRowId: facts.rowId,
      now: ctx.now,
    });
  }
  if (state.participants.some((p) => p.role === 'introducer' && p.address === facts.from.address)) {
    return silent(state, 'Whoever made the introduction is thanked already');
  }
  if (facts.role === 'stranger' && state.page?.seats) return besideSeats(state, facts, ctx);
  if (facts.role === 'stranger') {
    const first = isProved(facts) && state.phase === 'INTAKE' && state.participants.length === 1;
    return (first && adoptMeant(state, facts, heard, ctx)) || ofStranger(state, facts, heard, ctx);
  }
  if (facts.delegate) return delegateMessage(state, facts, facts.delegate, heard, ctx);
  if (facts.role === 'owner') return ownerMessage(state, facts, heard, ctx);
  if (!guest) return silent(state, 'The sender takes no part in this');
  if (facts.level === 'A0') {
    return askOwner(state, {
      id: `was-it-them-${guest.id}`,
      kind: 'was_it_them',
      says: [{ line: 'was_it_them', who: guest.name ?? guest.address }],
      about: guest.id,
      messageRowId: facts.rowId,
      now: ctx.now,
    });
  }
  const named = acquainted(guest, facts);
  const known = { ...state, participants: state.participants.map((p) => (p.id === guest.id ? named : p)) };
  if (state.phase === 'INTAKE' && facts.level === 'A3') return askedByGuest(known, named, heard, ctx);
  const made = withComplaint(guestMessage(known, named, facts, heard, ctx), known, named, heard, ctx);
  return isProved(facts) && ctx.delegates?.has(named.address) ? signed(made, named, known) : made;
}

function isProved({ level }: MessageFacts): boolean {
  return level === 'A2' || level === 'A3';
}

/** What the headers tell about a guest: the name they sign with, another address that the owner has vouched for. */
function acquainted(guest: Participant, { from, alias }: MessageFacts): Participant {
  const aliases = guest.aliases ?? [];
  return {
    ...guest,
    name: guest.name ?? from.name,
    ...(alias && !aliases.includes(alias) ? { aliases: [...aliases, alias].slice(-5) } : {}),
  };
}

const MACHINE: Record<NonNullable<MessageFacts['machine']>, string> = {
  auto_reply: 'An automatic reply is not answered',
  delivery_failure: 'A delivery report',
  list: 'Mail of a list is not answered',
  calendar_reply: 'An answer to the invitation: the calendar has it',
  own_echo: 'Our own mail came back',
  assistant: 'Another assistant',
};

function command(
  state: LoopState,
  said: { readonly command: LoopCommand; readonly until?: number | null; readonly staff?: string },
  ctx: StepContext,
): Transition {
  switch (said.command) {
    case 'stop':
      return stop(state);
    case 'cancel':
      return state.booking ? cancelMeeting(state, 'p1', ['Cancelled in the app']) : stop(state);
    case 'take_over':
      if (said.staff !== undefined) return takenOverByStaff(state, said.staff);
      return transition(
        { ...state, takenOver: true, needsOwner: [], proposal: null },
        [{ kind: 'cancel_timers' }],
        ['You have taken over'],
      );
    case 'hold_off':
      return holdOff(state, said.until ?? null, ctx);
    case 'resume':
      return resume(state, ctx);
    case 'take_no_back':
      return takeNoBack(state);
    case 'hand_back':
      return transition(
        { ...state, takenOver: false },
        state.takenOver ? standingTimers(state, ctx) : [{ kind: 'silent', reason: 'It was not taken over' }],
        ['You handed it back'],
      );
  }
}

/** The next mail answers this one. */
function inThread(state: LoopState, facts: MessageFacts): LoopState {
  if (facts.suggested || facts.role === 'stranger' || facts.machine !== null || facts.level === 'A0') return state;
  // What the owner tells the assistant alone is in no thread of the guests.
  if (facts.role === 'owner' && state.phase !== 'INTAKE' && isPrivate(state, facts)) return state;
  return {
    ...state,
    thread: {
      subject: state.thread.subject || facts.subject,
      lastMessageId: facts.messageId,
      references: [...facts.references, facts.messageId],
    },
  };
}
