import type { Intent } from '../../reading/reading';
import { adoptMeant, askWhatToChange, askWhetherMeant } from '../adopt/adopt';
import { confirmedNo } from '../asking/after-no';
import { aboutBooking } from '../booked/after-booking';
import { lateElsewhere } from '../booked/late-elsewhere';
import type { Heard, MessageFacts, StepContext } from '../context';
import { changeCompany } from '../guests/company';
import { decide, notUnderstood } from '../review/decision';
import { mailEdited } from '../review/mail-edited';
import type { LoopState } from '../state';
import { neverMind, stop } from '../stop';
import { offer } from '../times/offer';
import { askOwner, ownerOf, silent, type Transition, transition } from '../transition';
import { holdOff, resume } from '../waiting/hold-off';
import { isToGuests } from './addressed';
import { answeredInWords } from './answered';
import { bookedElsewhere } from './booked-elsewhere';
import { asksCalendar, dayAsked } from './day-asked';
import { declineFor } from './decline';
import { greeted } from './greeted';
import { goalChanges, instructed } from './instructions';
import { ASKS, intake } from './intake';
import { isBlock, keepFree } from './keep-free';
import { remember } from './memory';
import { inParts } from './parts';
import { isCorrection, isLasting, withPreference } from './preferences';
import { REOPENED } from './take-up-again';
import { spokenToGuests } from './thread-talk';
import { NO_WORDS } from './words';

/** A mail of the owner. Authority is level A2 at least; below it, the owner is asked in private and nothing else happens. */
export function ownerMessage(before: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  if (facts.level === 'A0' || facts.level === 'A1') return wasItYou(before, facts, ctx);
  const state = greeted(before, facts, heard);
  const toGuests = isToGuests(state, facts, heard.owner ?? NO_WORDS);
  // What the owner tells the guests is no order to us; a rule in it is proposed in private (E32).
  if (toGuests && isCorrection(heard)) {
    return withPreference(saidOnce(state, facts, heard, ctx), heard, ctx, { asked: false });
  }
  if (toGuests || !isLasting(heard)) return saidOnce(state, facts, heard, ctx);
  const about = heard.reading.intents.some((i) => i.kind !== 'set_preference' && ASKS.has(i.kind));
  const made =
    about || heard.windows.length > 0 ? aboutThis(state, facts, heard, ctx) : silent(state, 'A lasting wish');
  return withPreference(made, heard, ctx);
}

/** What a lasting wish means for this meeting: "no meetings before 10" holds for it as well, confirmed or not. */
function aboutThis(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  if (state.phase === 'INTAKE') {
    const alone = state.participants.length === 1 && !heard.reading.intents.some((i) => i.kind.startsWith('request_'));
    return alone ? silent(state, 'A lasting wish') : intake(state, facts, heard, ctx);
  }
  const open = state.phase !== 'CLOSED' && !state.booking;
  return open ? instructed(state, heard, ctx) : silent(state, 'A lasting wish');
}

function wasItYou(state: LoopState, facts: MessageFacts, ctx: StepContext): Transition {
  const asked = askOwner(state, {
    id: 'was-it-you',
    kind: 'was_it_you',
    says: [{ line: 'was_it_you', subject: facts.subject }],
    messageRowId: facts.rowId,
    now: ctx.now,
  });
  const actions = asked.plan.actions.map((a) => (a.kind === 'send' ? { ...a, template: 'was_it_you' as const } : a));
  return { ...asked, plan: { ...asked.plan, actions } };
}

/** What the owner says about this one meeting. */
function saidOnce(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  const words = heard.owner ?? NO_WORDS;
  const said = (kind: Intent) => heard.reading.intents.some((i) => i.kind === kind);
  const toGuests = isToGuests(state, facts, words);
  if (said('stop_assistant') || words.stops) return neverMind(state, ctx);
  const asked = state.needsOwner.at(-1);
  const sent = toGuests ? null : mailEdited(state, facts, words, ctx);
  if (sent) return sent;
  const answer = asked && !toGuests ? answeredInWords(state, asked, heard, ctx, facts) : null;
  if (asked && answer?.kind === 'made') return answer.made;
  if (asked && answer?.kind === 'verdict') {
    const { approve, choice } = answer;
    return confirmedNo(decide(state, { decisionId: asked.id, approve, ...(choice ? { choice } : {}) }, ctx), heard);
  }
  const answers = words.verdict !== null || said('approve_plan') || said('reject_plan');
  if (asked && answers && !toGuests) return notUnderstood(state, asked);
  if (state.phase === 'INTAKE') return begun(state, facts, heard, ctx);
  if (state.phase === 'CLOSED') return afterwards(state, facts, heard, ctx);
  if (said('hold_off') && !toGuests) return holdOff(state, untilNamed(heard), ctx);
  if (said('resume') && state.pausedUntil !== null) return resume(state, ctx);
  const told = remember(withoutLimit(state), heard, 'p1');
  if (state.booking) {
    const wanted = aboutBooking(told, { person: ownerOf(told), level: facts.level }, heard, ctx);
    return wanted ?? askWhatToChange(told, facts, ctx) ?? silent(told, 'You wrote, and asked for no change');
  }
  const changed = changeCompany(told, { person: ownerOf(told), level: facts.level }, { facts, heard }, ctx, (next) =>
    heard.windows.length > 0 ? instructed(next, heard, ctx) : null,
  );
  if (changed) return changed;
  if (toGuests) return spokenToGuests(withoutLimit(state), heard, ctx);
  if (words.declines) return declineFor(told, ['You do not want to meet']);
  if (said('cancel')) return stop(told);
  const changes = Object.keys(goalChanges(heard.reading)).length > 0;
  const takes = words.toAssistant && heard.reading.options.some(({ stance }) => stance === 'accept');
  if (heard.windows.length > 0 || said('ask_for_times') || said('instruct_assistant') || changes || takes) {
    return instructed(withoutLimit(state), heard, ctx);
  }
  return silent(told, 'You wrote, and asked for nothing');
}

/** The first mail: about the owner's own calendar, about a meeting that is near or stands in the calendar, or a request for one. */
function begun(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  const parts = inParts(state, facts, heard, ctx);
  if (parts) return parts;
  const own = isBlock(heard) ? keepFree(state, facts, heard, ctx) : null;
  const told = own ?? (asksCalendar(heard) ? dayAsked(state, facts, heard, null, ctx) : null);
  if (told) return told;
  const near = (ctx.near ?? []).length > 0 ? lateElsewhere(state, facts, heard, ctx) : null;
  const known = () => lateElsewhere(state, facts, heard, ctx) ?? bookedElsewhere(state, facts, heard, ctx);
  const meant = near ?? adoptMeant(state, facts, heard, ctx) ?? (facts.matter === 'new' ? null : known());
  const kept = meant ?? keepFree(state, facts, heard, ctx);
  if (kept) return kept;
  const made = intake(state, facts, heard, ctx);
  const asks = made.state.needsOwner.some(({ kind }) => kind === 'what_to_do' || kind === 'who');
  if (!asks) return made;
  return askWhetherMeant(state, facts, heard, ctx) ?? dayAsked(state, facts, heard, made, ctx) ?? made;
}

/** "Hold off until Monday": the beginning of the last day that is named. */
function untilNamed({ windows }: Heard): number | null {
  const days = windows.filter((w) => w.stance !== 'cannot' && w.role !== 'deadline').map((w) => w.start);
  const deadlines = windows.filter((w) => w.role === 'deadline').map((w) => w.end);
  const named = [...days, ...deadlines];
  return named.length > 0 ? Math.max(...named) : null;
}

/** The owner's word is what the question about more times waited for: the rounds are counted anew. */
function withoutLimit(state: LoopState): LoopState {
  return {
    ...state,
    rounds: 0,
    needsOwner: state.needsOwner.filter(({ kind }) => kind !== 'rounds' && kind !== 'nothing_fits'),
  };
}

/** Row 63: the owner comes back to what was closed. What took place is not moved: a new loop begins in the same thread. */
function afterwards(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  if (!heard.reading.intents.some((i) => ASKS.has(i.kind))) return silent(state, 'This is closed');
  // It was stopped before anybody was asked.
  const unborn = state.participants.every((p) => p.role === 'owner');
  if (unborn) return intake({ ...state, ...REOPENED, phase: 'INTAKE' }, facts, heard, ctx);
  const participants = state.participants.map((p) =>
    p.status === 'declined' || p.status === 'accepted' ? { ...p, status: 'pending' as const } : p,
  );
  const again = remember({ ...withoutLimit(state), constraints: [], participants }, heard, 'p1');
  if (state.booking && state.closedReason !== 'cancelled') {
    const guests = participants.filter((p) => p.role === 'guest').map(({ address, name }) => ({ address, name }));
    const constraints = again.constraints.map(({ by: _, ...window }) => window);
    const { subject } = state.thread;
    return transition(
      state,
      [{ kind: 'open_loop', opening: { subject, guests, meeting: state.meeting, constraints } }],
      ['The meeting is over: a new one begins'],
      1,
    );
  }
  return offer({ ...again, ...REOPENED, booking: null, followUps: 0 }, ctx, {
    template: 'counter',
    reasons: ['You took it up again'],
    reactive: true,
  });
}
