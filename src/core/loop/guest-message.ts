import type { Intent } from '../reading/reading';
import type { Period } from '../time/period';
import { answer, commonChoice } from './agreement';
import { cancelMeeting, moveTo, proposedSlots } from './booked';
import type { Heard, MessageFacts, StepContext } from './context';
import { calendarMissing, offer, sendOffer } from './offer';
import { remember, soleGuest } from './owner-message';
import { outsideRequest, workable } from './solve';
import type { LoopState, Participant } from './state';
import { ENDED } from './stop';
import { askOwner, ownerOf, reachableGuests, silent, type Transition, transition } from './transition';

/** Intents that need no answer when nothing else was said. */
const QUIET: ReadonlySet<Intent> = new Set(['thank', 'acknowledge', 'not_scheduling', 'provide_details']);

/** A mail of a guest, at level A1 at least (matched by token or thread, and by address). */
export function guestMessage(
  state: LoopState,
  guest: Participant,
  level: MessageFacts['level'],
  heard: Heard,
  ctx: StepContext,
): Transition {
  const { reading } = heard;
  const said = (kind: Intent) => reading.intents.some((i) => i.kind === kind);
  const told = remember(state, heard, guest.id);
  if (said('opt_out')) return optOut(told, guest, ctx);
  if (said('out_of_office')) return silent(told, 'Out of office: it is not answered');
  if (state.phase === 'CLOSED') {
    return reading.intents.every((i) => QUIET.has(i.kind))
      ? silent(told, 'This is closed, and nothing was asked')
      : unclear(told, guest, ctx, 'wrote again after this was closed', heard);
  }
  if (reading.flags.includes('weekday_date_conflict') || reading.flags.includes('ambiguous_time')) {
    return transition(
      told,
      [
        {
          kind: 'send',
          template: 'clarify',
          to: [guest.id],
          cc: copies(told, ctx),
          slots: [],
          note: quoteOf(heard),
          quote: null,
        },
      ],
      ['Two readings are possible: the guest is asked which one is meant'],
      1,
    );
  }
  if (reading.questions.some((q) => q.topic === 'is_automated')) {
    return transition(
      told,
      [{ kind: 'send', template: 'answer_automated', to: [guest.id], cc: [], slots: [], note: null, quote: null }],
      ['The guest asks whether a person writes'],
      1,
    );
  }
  return state.booking ? whenBooked(told, guest, level, heard, ctx) : whenOffered(told, guest, heard, ctx);
}

function whenOffered(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition {
  const { reading } = heard;
  const said = (kind: Intent) => reading.intents.some((i) => i.kind === kind);
  if (said('decline_meeting')) return declined(state, guest, ctx);
  const accepted = acceptance(state, guest, heard, ctx);
  if (accepted) return accepted;
  const positive = heard.windows.filter((w) => w.role === 'offer' && (w.stance === 'can' || w.stance === 'prefer'));
  if (positive.length > 0) return answerProposal(state, guest, heard, ctx);
  if (said('decline_options') || said('ask_for_times') || heard.windows.length > 0) {
    return offer(state, ctx, {
      template: 'counter',
      reasons: [`None of the options suits ${label(guest)}`],
      reactive: true,
    });
  }
  if (reading.intents.length > 0 && reading.intents.every((i) => QUIET.has(i.kind))) {
    return silent(state, 'Thanks, or an acknowledgement: nothing is asked');
  }
  return unclear(state, guest, ctx, 'wrote something that I could not read with certainty', heard);
}

/** The guest agrees to what is on offer; null when they do not, or nothing is. */
function acceptance(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition | null {
  const { reading } = heard;
  const slots = state.offer?.slots ?? [];
  const chosen = slots.find((s) => reading.options.some((o) => o.stance === 'accept' && o.option === s.n));
  const any = reading.acceptAny ? commonChoice(state, slots) : undefined;
  const agrees = reading.intents.some((i) => i.kind === 'accept_option');
  const slot = chosen ?? any ?? (agrees && slots.length === 1 ? slots[0] : undefined);
  if (slot) {
    // A choice that is not booked at once is not reviewed at once either.
    if (!heard.gate.auto && reachableGuests(state).length > 1) {
      return unclear(state, guest, ctx, 'seems to agree to a time, and I am not certain to which', heard);
    }
    const reasons = [`${label(guest)} agrees to option ${slot.n}`];
    if (heard.gate.unconfirmed === 'echo') return echo(state, ctx, slot, reasons);
    return answer(state, guest, [slot], { reasons, risk: 2 }, ctx);
  }
  if (!agrees || slots.length === 0) return null;
  return transition(
    state,
    [{ kind: 'send', template: 'which', to: [guest.id], cc: copies(state, ctx), slots, note: null, quote: null }],
    ['The guest agrees without saying to which of the options'],
    1,
  );
}

/** The guest names times: the best workable one of theirs is taken (E4), else options inside or near their windows. */
export function answerProposal(state: LoopState, guest: Participant, heard: Heard, ctx: StepContext): Transition {
  if (!ctx.calendar.ok) return calendarMissing(state, ctx, ctx.calendar.reason);
  const fits = proposedSlots(state, heard).find((slot) => workable(state, ctx, slot));
  // With several guests the others are asked about it first.
  if (fits && reachableGuests(state).every((g) => g.id === guest.id)) {
    const outside = outsideRequest(state, ctx, fits);
    const reasons = [`${label(guest)} proposes a time that is free`, ...(outside ? [OUTSIDE] : [])];
    if (heard.gate.unconfirmed === 'echo') return echo(state, ctx, fits, reasons);
    return answer(state, guest, [fits], { reasons, risk: 3 }, ctx);
  }
  return offer(state, ctx, {
    template: 'counter',
    asked: heard.windows.filter((w) => w.role === 'offer'),
    reasons: [`${label(guest)} names times: what is free among them is offered`],
    reactive: true,
  });
}

/** A reason why a plan needs no certain reading: it only asks; see review.ts. */
export const ECHO = 'A language model read it: the guest is asked to confirm the time';

/** What only a model has read is put back to the guest, as an offer of this one time, before it is booked. */
function echo(state: LoopState, ctx: StepContext, { start, end }: Period, reasons: readonly string[]): Transition {
  return sendOffer(state, ctx, 'echo', [{ n: 1, start, end }], [...reasons, ECHO]);
}

/** A reason that sends a plan to the owner for approval; see review.ts. */
export const OUTSIDE = 'The time lies outside what the owner asked for';

function whenBooked(
  state: LoopState,
  guest: Participant,
  level: MessageFacts['level'],
  heard: Heard,
  ctx: StepContext,
): Transition {
  const said = (kind: Intent) => heard.reading.intents.some((i) => i.kind === kind);
  const may = (level === 'A2' || level === 'A3') && soleGuest(state, guest.id);
  if (said('cancel') || said('decline_meeting')) {
    return may
      ? cancelMeeting(state, guest.id, ['The only guest cancelled'])
      : askOwner(state, {
          id: `cancel-${guest.id}`,
          text: `${label(guest)} wrote that they cannot make "${state.meeting.title}". Shall I cancel it?`,
          quote: quoteOf(heard),
          now: ctx.now,
        });
  }
  if (state.phase === 'RESCHEDULING' && state.offer) {
    const accepted = acceptance(state, guest, heard, ctx);
    if (accepted) return accepted;
  }
  if (said('reschedule') || (state.phase === 'RESCHEDULING' && heard.windows.length > 0)) {
    return moveTo(state, heard, ctx, { by: guest.id, may });
  }
  if (heard.reading.intents.some((i) => !QUIET.has(i.kind) && i.kind !== 'accept_option' && i.kind !== 'accept_any')) {
    return unclear(state, guest, ctx, 'wrote about the booked meeting', heard);
  }
  return silent(state, 'The meeting stands as it is: nothing changes');
}

function declined(state: LoopState, guest: Participant, ctx: StepContext): Transition {
  const left = leaves(state, guest, 'declined');
  if (reachableGuests(left).length > 0) {
    return askOwner(left, {
      id: `without-${guest.id}`,
      text: `${label(guest)} declined "${state.meeting.title}". Shall I go on without them?`,
      now: ctx.now,
    });
  }
  const next: LoopState = { ...left, ...ENDED, phase: 'CLOSED', closedReason: 'declined' };
  return transition(
    next,
    [
      { kind: 'cancel_timers' },
      { kind: 'release_holds' },
      {
        kind: 'send',
        template: 'owner_status',
        to: [ownerOf(state).id],
        cc: [],
        slots: [],
        note: `${label(guest)} declined "${state.meeting.title}". I have released the times.`,
        quote: null,
      },
    ],
    [`${label(guest)} does not want to meet`],
    1,
  );
}

function optOut(state: LoopState, guest: Participant, ctx: StepContext): Transition {
  const left = leaves(state, guest, 'opted_out');
  const suppress = { kind: 'suppress', address: guest.address, reason: 'opt_out' } as const;
  const text = `${label(guest)} does not want mail from me. I will not write to them again.`;
  if (reachableGuests(left).length > 0) {
    const asked = state.booking ? text : `${text} Shall I go on without them?`;
    return askOwner(left, { id: `without-${guest.id}`, text: asked, now: ctx.now }, [suppress]);
  }
  const next: LoopState = { ...left, ...ENDED, phase: 'CLOSED', closedReason: 'opted_out' };
  return askOwner(next, { id: `opt-out-${guest.id}`, text, now: ctx.now }, [
    { kind: 'cancel_timers' },
    { kind: 'release_holds' },
    suppress,
  ]);
}

function leaves(state: LoopState, guest: Participant, status: 'declined' | 'opted_out'): LoopState {
  const { answer: _, ...rest } = guest;
  return { ...state, participants: state.participants.map((p) => (p.id === guest.id ? { ...rest, status } : p)) };
}

/** Never guessed: the owner reads it. */
function unclear(state: LoopState, guest: Participant, ctx: StepContext, what: string, heard: Heard): Transition {
  return askOwner(state, {
    id: `unclear-${ctx.version}`,
    text: `${label(guest)} ${what}. What shall I do?`,
    quote: quoteOf(heard),
    now: ctx.now,
  });
}

function quoteOf(heard: Heard): string | null {
  const quote =
    heard.reading.intents[0]?.evidence ?? heard.reading.windows[0]?.quote ?? heard.reading.residue.join(' ');
  return quote ? quote.slice(0, 200) : null;
}

function copies(state: LoopState, ctx: StepContext): string[] {
  return ctx.owner.ccOwner ? [ownerOf(state).id] : [];
}

function label(guest: Participant): string {
  return guest.name ?? guest.address;
}
