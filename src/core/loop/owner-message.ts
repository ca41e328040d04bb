import type { Intent } from '../reading/reading';
import { cancelMeeting, moveTo } from './booked';
import type { Heard, MessageFacts, StepContext } from './context';
import { decide } from './decision';
import { goalOf } from './goal';
import { offer } from './offer';
import { type Constraint, LANGUAGES, type LoopState, type Participant } from './state';
import { stop } from './stop';
import { askOwner, guestsOf, ownerOf, silent, type Transition, transition } from './transition';

const ASKS: ReadonlySet<Intent> = new Set([
  'request_meeting',
  'propose_times',
  'state_availability',
  'ask_for_times',
  'reschedule',
  'instruct_assistant',
]);

/** A mail of the owner. Authority is level A2 at least; below it, the owner is asked in private and nothing else happens. */
export function ownerMessage(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  if (facts.level === 'A0' || facts.level === 'A1') {
    const asked = askOwner(state, {
      id: 'was-it-you',
      text: `A mail in your name ("${facts.subject}") could not be verified, so I did nothing. Was it you?`,
      messageRowId: facts.rowId,
      now: ctx.now,
    });
    return {
      ...asked,
      plan: {
        ...asked.plan,
        actions: asked.plan.actions.map((a) => (a.kind === 'send' ? { ...a, template: 'was_it_you' as const } : a)),
      },
    };
  }
  const said = (kind: Intent) => heard.reading.intents.some((i) => i.kind === kind);
  if (said('stop_assistant')) return stop(state);
  const asked = state.needsOwner.at(-1);
  if (asked && (said('approve_plan') || said('reject_plan'))) {
    if (!heard.gate.auto) return askAgain(state, asked.text);
    return decide(state, { decisionId: asked.id, approve: said('approve_plan') }, ctx);
  }
  if (state.phase === 'INTAKE') return intake(state, facts, heard, ctx);
  if (state.phase === 'CLOSED') return afterwards(state, heard, ctx);
  const told = remember(withoutLimit(state), heard, 'p1');
  if (said('cancel')) {
    return state.booking ? cancelMeeting(told, 'p1', ['The owner cancelled']) : stop(told);
  }
  if (state.phase === 'BOOKED' || state.phase === 'RESCHEDULING') {
    if (said('reschedule') || said('propose_times')) return moveTo(told, heard, ctx, { by: 'p1', may: true });
    return silent(told, 'The owner wrote, and asked for no change');
  }
  if (heard.windows.length > 0 || said('ask_for_times') || said('instruct_assistant')) {
    return offer(told, ctx, {
      template: 'counter',
      reasons: ['The owner changed what may be offered'],
      reactive: true,
    });
  }
  return silent(told, 'The owner wrote, and asked for nothing');
}

/** An answer that was not read with certainty approves nothing: the question stands, and is put once more. */
function askAgain(state: LoopState, question: string): Transition {
  const note = `I am not certain what you answered, so I did nothing. ${question}`;
  return transition(
    state,
    [{ kind: 'send', template: 'owner_question', to: ['p1'], cc: [], slots: [], note, quote: null }],
    ['The answer was not read with certainty'],
    1,
  );
}

/** The owner's word is what the question about more times waited for: the rounds are counted anew. */
function withoutLimit(state: LoopState): LoopState {
  return { ...state, rounds: 0, needsOwner: state.needsOwner.filter((d) => !/^(rounds|nothing-fits)-/.test(d.id)) };
}

/** Row 63: the owner comes back to what was closed. A meeting that took place is not moved; a new one begins with a new mail. */
function afterwards(state: LoopState, heard: Heard, ctx: StepContext): Transition {
  if (!heard.reading.intents.some((i) => ASKS.has(i.kind))) return silent(state, 'This is closed');
  if (state.booking && state.closedReason !== 'cancelled') {
    return askOwner(state, {
      id: `closed-${ctx.version}`,
      text: `"${state.meeting.title}" is closed here. Write a new mail to your guests with me in copy and I will begin anew.`,
      now: ctx.now,
    });
  }
  const participants = state.participants.map((p) =>
    p.status === 'declined' || p.status === 'accepted' ? { ...p, status: 'pending' as const } : p,
  );
  const again = { ...withoutLimit(state), booking: null, followUps: 0, participants };
  return offer(remember(again, heard, 'p1'), ctx, {
    template: 'counter',
    reasons: ['The owner took it up again'],
    reactive: true,
  });
}

/** The first mail: who, what, how long, inside which times; then the offer. */
function intake(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  const guests = guestsFrom(facts, ctx);
  const owner = ownerOf(state);
  const answersUs = state.needsOwner.some((d) => d.id === 'who' || d.id === 'what-to-do') && guests.length > 0;
  const asks = answersUs || heard.reading.intents.some((i) => ASKS.has(i.kind));
  const seeded: LoopState = {
    ...state,
    participants: [acquainted(owner, heard), ...guests],
    meeting: goalOf(
      heard.reading,
      facts.subject,
      { owner: owner.name ?? ctx.owner.name, guests },
      { durationMin: ctx.owner.durationMin, medium: ctx.owner.medium },
    ),
    constraints: remember(state, heard, 'p1').constraints,
    needsOwner: state.needsOwner.filter((d) => !answersUs || (d.id !== 'who' && d.id !== 'what-to-do')),
  };
  if (!asks || (heard.reading.understood === 'none' && !answersUs)) {
    return askOwner(seeded, {
      id: 'what-to-do',
      text: `You copied me on "${facts.subject}", and I did not find a request. Shall I schedule a meeting?`,
      now: ctx.now,
    });
  }
  if (guests.length === 0) {
    return askOwner(seeded, {
      id: 'who',
      text: `Whom shall I invite for "${facts.subject}"? Answer with the guest in copy and I will offer times.`,
      now: ctx.now,
    });
  }
  return offer(seeded, ctx, {
    template: 'offer',
    reasons: [
      `The owner asked for ${seeded.meeting.durationMin} minutes with ${guests.map((g) => g.name ?? g.address).join(', ')}`,
    ],
    reactive: false,
  });
}

/** Everybody on To and Cc but the owner and the assistant; nobody else is ever added (A8). */
function guestsFrom(facts: MessageFacts, ctx: StepContext): Participant[] {
  const seen = new Set<string>([...ctx.owner.addresses, facts.from.address]);
  const people = [
    ...facts.to.map((p) => ({ ...p, optional: false })),
    ...facts.cc.map((p) => ({ ...p, optional: false })),
  ];
  const guests: Participant[] = [];
  for (const { address, name, optional } of people) {
    if (seen.has(address) || isAssistant(address, facts.assistantAddress) || ctx.suppressed.has(address)) continue;
    seen.add(address);
    guests.push({
      id: `p${guests.length + 2}`,
      address,
      name,
      role: 'guest',
      optional,
      zone: null,
      zoneSource: null,
      status: 'pending',
    });
  }
  return guests;
}

/** The assistant's address, with or without a reply token (`sunny+t.…@host`). */
export function isAssistant(address: string, assistant: string): boolean {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [ours = '', ourHost = ''] = assistant.toLowerCase().split('@');
  return host === ourHost && (local === ours || local.startsWith(`${ours}+`));
}

export function constraintsOf(heard: Heard, by: string): Constraint[] {
  return heard.windows
    .filter((w) => w.role !== 'current_event')
    .map(({ start, end, stance, role, precision }) => ({ by, start, end, stance, role, precision }));
}

/** Adds what was said about times, and a stated zone. A newer positive statement of the same person replaces the older. */
export function remember(state: LoopState, heard: Heard, by: string): LoopState {
  const fresh = constraintsOf(heard, by);
  const positive = fresh.some((c) => c.role === 'offer' && (c.stance === 'can' || c.stance === 'prefer'));
  const kept = positive
    ? state.constraints.filter(
        (c) => c.by !== by || c.role !== 'offer' || c.stance === 'cannot' || c.stance === 'avoid',
      )
    : state.constraints;
  return {
    ...state,
    constraints: [...kept, ...fresh].slice(-60),
    participants: state.participants.map((p) => (p.id === by ? acquainted(p, heard) : p)),
  };
}

/** What a mail tells about its writer: the zone they state, the language they write. */
function acquainted(person: Participant, { reading }: Heard): Participant {
  const { zone } = reading.details;
  const language = LANGUAGES.find((one) => one === reading.language);
  return {
    ...person,
    ...(zone ? { zone, zoneSource: 'stated' as const } : {}),
    ...(language && reading.understood === 'full' ? { language } : {}),
  };
}

/** True when every guest may be taken at their word for the whole meeting (a one-to-one). */
export function soleGuest(state: LoopState, participantId: string): boolean {
  const guests = guestsOf(state);
  return guests.length === 1 && guests[0]?.id === participantId;
}
