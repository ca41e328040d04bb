import { baseSubject } from '../../mail/subject';
import { ownNameIn } from '../../preferences/effects/manner';
import type { Intent } from '../../reading/reading';
import { sayingOf } from '../asking/saying-of';
import type { Heard, MessageFacts, StepContext } from '../context';
import { goalOf, titleFor } from '../goal';
import { asWished } from '../guests/company';
import { waitedFor } from '../guests/waited-for';
import type { Action } from '../plan';
import type { Decision, LoopState, Participant } from '../state';
import { askOwner, mailToOwner, ownerOf, type Transition, transition } from '../transition';
import { othersAddressed } from './addressed';
import { asGuests, type Meant, peopleMeant } from './contacts';
import { asPreferred, documentOf, documentTitle } from './document';
import { firstOffer } from './first-offer';
import { asksInPassing, inThreadOf, settledTime, takesTheirs, withPassedOn } from './from-earlier';
import { greeted } from './greeted';
import { withIntroducer } from './introducer';
import { acquainted, remember } from './memory';
import { isMeant } from './people';
import { leftToTheOwner } from './thread-talk';
import { NO_WORDS } from './words';

export const ASKS: ReadonlySet<Intent> = new Set([
  'request_meeting',
  'request_recurring',
  'propose_times',
  'state_availability',
  'ask_for_times',
  'reschedule',
  'instruct_assistant',
]);

/** What a mail may say that names the assistant and asks nothing of it. */
const INFORMS: ReadonlySet<Intent> = new Set(['not_scheduling', 'cancel', 'stop_assistant', 'hold_off', 'unclear']);

/** Questions of the first mail, which the owner's next words answer. */
const FIRST: ReadonlySet<Decision['kind']> = new Set([
  'who',
  'what_to_do',
  'pairing',
  'series',
  'busy',
  'nothing_fits',
]);

/** The first mail: who, what, how long, inside which times; then the offer. Also the owner's answer to what it left open. */
export function intake(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  const words = heard.owner ?? NO_WORDS;
  const copied = guestsFrom(facts, ctx);
  const seeded = state.participants.filter((p) => p.role === 'guest');
  const meant = copied.length > 0 ? null : peopleMeant(words, ctx, facts.assistantAddress);
  const named = [...seeded, ...asGuests(meant?.people ?? [], state.participants)];
  const passedOn = copied.length + named.length === 0 ? heard.passedOn : undefined;
  const authors = passedOn ? asGuests([passedOn.from], state.participants) : [];
  const guests = copied.length > 0 ? copied : [...named, ...authors];
  const answersUs = state.needsOwner.some((d) => FIRST.has(d.kind)) && (guests.length > 0 || heard.windows.length > 0);
  const told = answersUs ? state : { ...state, constraints: [] };
  const met = greeted(withGuests(told, guests, heard, facts.subject, ctx, answersUs), facts, heard);
  const wished = asWished(met, { facts, heard }, ctx);
  const known = withPassedOn(withIntroducer(wished, copied, heard), passedOn, authors);
  const intends = (kinds: ReadonlySet<Intent>) => heard.reading.intents.some((i) => kinds.has(i.kind));
  const handed = asksInPassing(heard) || ((words.handsOver || takesTheirs(heard)) && !intends(INFORMS));
  const asks = answersUs || intends(ASKS) || (handed && guests.length > 0);
  if (!asks || (heard.reading.understood === 'none' && !answersUs && !handed)) {
    return askOwner(known, {
      id: 'what-to-do',
      kind: 'what_to_do',
      says: [{ line: 'what_to_do', subject: facts.subject }],
      now: ctx.now,
    });
  }
  const open = meant && askWho(known, meant, answersUs ? waitedFor(state) : [], facts, ctx);
  if (open) return open;
  if (!known.meeting.rhythm && heard.reading.intents.some((i) => i.kind === 'request_recurring')) {
    return onlyTheFirst(known, ctx);
  }
  if (words.meetings.length > 1) return severalMeetings(known, heard, ctx);
  const pairing = state.needsOwner.find(({ kind }) => kind === 'pairing');
  if (pairing && guests.length > 1) return stillOpen(known, pairing);
  if (guests.length > 1 && heard.reading.flags.includes('several_meetings')) {
    return askOwner(known, {
      id: 'pairing',
      kind: 'pairing',
      says: [{ line: 'pairing', subject: facts.subject }],
      now: ctx.now,
    });
  }
  const own = leftToTheOwner(known, facts, heard, ctx);
  if (own) return own;
  const settled = settledTime(known, heard, ctx);
  if (settled) return firstOffer(settled, { reasons: [requestWords(known)], agreed: guests.length === 1 }, ctx);
  const started = copied.length > 0 ? known : passedOn ? inThreadOf(known, facts) : inNewThread(known);
  return firstOffer(started, { reasons: [requestWords(known)], agreed: words.agreed && !words.asksTime }, ctx);
}

/** What was asked for, with these guests. What was said before stays where this answers a question of ours. */
function withGuests(
  state: LoopState,
  guests: readonly Participant[],
  heard: Heard,
  subject: string,
  ctx: StepContext,
  goesOn: boolean,
): LoopState {
  const owner = acquainted(ownerOf(state), heard);
  const people = { owner: ownNameIn(documentOf(ctx)) ?? owner.name ?? ctx.owner.name, guests };
  const before = state.meeting;
  const defaults = goesOn
    ? { ...before, mediumAssumed: before.mediumAssumed ?? false }
    : { durationMin: ctx.owner.durationMin, medium: ctx.owner.medium };
  const about = goesOn ? state.thread.subject : subject;
  const words = [...(heard.owner?.codewords ?? []), ...((goesOn && before.codewords) || [])];
  const said = { reading: heard.reading, subject: about, guests, codewords: [...new Set(words)] };
  const goal = asPreferred(goalOf(heard.reading, about, people, defaults), said, ctx);
  const rhythm = heard.rhythm ?? (goesOn ? before.rhythm : undefined);
  const named = goesOn && before.provider && goal.medium === 'video' ? { provider: before.provider } : {};
  const durationMin = heard.reading.details.durationMin ?? before.durationMin;
  const asked = goesOn ? { ...named, ...goal, durationMin } : goal;
  const meeting = { ...asked, ...heard.owner?.call, ...(rhythm ? { rhythm } : {}) };
  const next: LoopState = {
    ...state,
    participants: [owner, ...guests],
    meeting,
    needsOwner: state.needsOwner.filter((d) => !goesOn || !FIRST.has(d.kind)),
  };
  return remember(next, heard, 'p1');
}

/** It repeats, and how was not understood: the owner may say it otherwise, or have the first meeting arranged alone. */
function onlyTheFirst(state: LoopState, ctx: StepContext): Transition {
  return askOwner(state, {
    id: 'series',
    kind: 'series',
    says: [{ line: 'how_often' }],
    now: ctx.now,
  });
}

/** Whom to invite: one question, with the people to choose from where a name fits several. `waited`: names asked about before. */
function askWho(
  state: LoopState,
  meant: Meant,
  waited: readonly string[],
  facts: MessageFacts,
  ctx: StepContext,
): Transition | null {
  const [first] = meant.several;
  if (first && meant.several.length === 1 && meant.unknown.length === 0) {
    return askOwner(state, {
      id: 'who',
      kind: 'who',
      says: [{ line: 'several_of_name', name: first.name }],
      choices: first.people.map((p) => ({ id: p.address, label: p.name ? `${p.name} <${p.address}>` : p.address })),
      now: ctx.now,
    });
  }
  const said = [...meant.unknown, ...meant.several.map((s) => s.name)];
  const names = said.length > 0 || meant.people.length > 0 ? said : waited;
  if (names.length > 0) {
    return askOwner(state, {
      id: 'who',
      kind: 'who',
      says: [{ line: 'no_address', names }],
      now: ctx.now,
    });
  }
  if (state.participants.some((p) => p.role === 'guest')) return null;
  return askOwner(state, {
    id: 'who',
    kind: 'who',
    says: [{ line: 'whom_to_invite', subject: facts.subject }],
    now: ctx.now,
  });
}

/** Whose each of several meetings is was asked, and not answered: people of different meetings are never put into one. */
function stillOpen(state: LoopState, asked: Decision): Transition {
  return transition(
    { ...state, needsOwner: [...state.needsOwner.filter(({ id }) => id !== asked.id), asked] },
    [mailToOwner('owner_question', [{ line: 'pairing_open' }, ...sayingOf(asked)])],
    ['Who takes part in which meeting is still open'],
    1,
  );
}

/** The owner has chosen among those whom a name fits: they are invited as was asked for. */
export function invite(state: LoopState, address: string, ctx: StepContext): Transition {
  const person = ctx.contacts.find((c) => c.address === address) ?? { name: null, address };
  const participants = [...state.participants, ...asGuests([person], state.participants)];
  const guests = participants.filter((p) => p.role === 'guest');
  const owner = ownerOf(state).name ?? ctx.owner.name;
  const before = titleFor(
    guests.filter((p) => p.address !== address),
    owner,
  );
  const usual = () => documentTitle({ ...state, participants }, ctx) ?? titleFor(guests, owner);
  const title = state.meeting.title === before ? usual() : state.meeting.title;
  const invited: LoopState = { ...state, participants, meeting: { ...state.meeting, title } };
  return firstOffer(inNewThread(invited), { reasons: [requestWords(invited)] }, ctx);
}

/** Row 9: this loop takes the first meeting, each other one gets a loop of its own in the same thread. */
function severalMeetings(state: LoopState, heard: Heard, ctx: StepContext): Transition {
  const guests = state.participants.filter((p) => p.role === 'guest');
  const parts = (heard.owner ?? NO_WORDS).meetings.map((part) => {
    const own = guests.filter((p) => part.names.some((name) => isMeant(name, p)));
    const base: LoopState = {
      ...state,
      constraints: [],
      meeting: { ...state.meeting, durationMin: ctx.owner.durationMin },
    };
    return { part, state: withGuests(base, own, part.heard, state.thread.subject, ctx, false) };
  });
  const [first, ...others] = parts;
  if (!first) throw new Error('Several meetings, and none of them');
  const made = firstOffer(first.state, { reasons: [requestWords(first.state)] }, ctx);
  const opened = others.map(
    ({ state: child }): Action => ({
      kind: 'open_loop',
      opening: {
        subject: state.thread.subject,
        guests: child.participants.filter((p) => p.role === 'guest').map(({ address, name }) => ({ address, name })),
        meeting: child.meeting,
        constraints: child.constraints.map(({ by: _, ...said }) => said),
      },
    }),
  );
  return { ...made, plan: { ...made.plan, actions: [...made.plan.actions, ...opened] } };
}

/** What the owner wrote to the assistant alone is no mail that a guest answers: theirs begins a thread of its own. */
export function inNewThread(state: LoopState): LoopState {
  return { ...state, thread: { subject: baseSubject(state.meeting.title), lastMessageId: null, references: [] } };
}

function requestWords(state: LoopState): string {
  const names = state.participants.filter((p) => p.role === 'guest').map((p) => p.name ?? p.address);
  return `You asked for ${state.meeting.durationMin} minutes with ${names.join(', ')}`;
}

/** Everybody on To and Cc but the owner and the assistant; nobody else is ever added (A8). */
function guestsFrom(facts: MessageFacts, ctx: StepContext): Participant[] {
  const people = othersAddressed(facts, ctx).filter(
    ({ address }) => address !== facts.from.address && !ctx.suppressed.has(address),
  );
  return asGuests(people, []);
}
