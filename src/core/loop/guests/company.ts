import { sameOrganisation } from '../../mail/organisation';
import { OWNERS_CHOICE, type Speaker } from '../booked/authority';
import type { Heard, MessageFacts, StepContext } from '../context';
import { isAssistant } from '../owner/addressed';
import type { Action } from '../plan';
import type { LoopState, Participant } from '../state';
import { workable } from '../times/solve';
import { silent, type Transition } from '../transition';
import { goOn } from './agreement';
import { changedPeople, isNamed, newGuest } from './people-changes';
import { attending, contactOf, requiredGuests, toBeAsked } from './voices';

type Change = Heard['reading']['participants'][number];
interface Mail {
  readonly facts: Pick<MessageFacts, 'to' | 'cc' | 'assistantAddress'>;
  readonly heard: Heard;
}
type Send = Extract<Action, { kind: 'send' }>;

/**
 * Rows 19 and 21, before anything is booked: a mail that brings somebody in, leaves somebody out, makes somebody optional
 * or names who arranges somebody's time. `rest` decides what else it says. Null when it changes nobody. Whom a guest may not
 * bring in by their own word makes a plan that the owner sees first (docs/behaviour.md, Authority).
 */
export function changeCompany(
  state: LoopState,
  speaker: Speaker,
  mail: Mail,
  ctx: StepContext,
  rest: (state: LoopState) => Transition | null,
): Transition | null {
  const { person } = speaker;
  const named = withoutUs(mail.heard.reading.participants, mail.facts);
  const wanted = named.filter((change) => mayAsk(state, person, change));
  if (wanted.length === 0) return null;
  const people = wanted.reduce(
    (known, change) => after({ ...state, participants: known }, person, change, mail, ctx),
    state.participants,
  );
  if (people === state.participants) return null;
  const next: LoopState = { ...state, participants: people };
  const known = new Set(state.participants.map((p) => p.id));
  const newcomers = people.filter((p) => !known.has(p.id));
  const reasons = [`${person.name ?? person.address} changes who takes part`];
  const made = withOffer(rest(next) ?? goOn(next, ctx, reasons), changedContacts(state, next), ctx);
  if (person.role === 'owner' || newcomers.every((p) => mayBring(state, speaker, p, mail.facts))) return made;
  const outward = made.plan.actions.some((a) => a.kind === 'send' && a.to.some((id) => id !== 'p1'));
  if (!outward) return silent(state, 'Who else takes part is for the owner to say');
  return { ...made, plan: { ...made.plan, reasons: [...made.plan.reasons, OWNERS_CHOICE] } };
}

/**
 * What the owner's first mail says of those in copy: who need not come, who is not meant, whom to invite besides, by
 * address. A name alone brings in nobody: it is as likely somebody in copy who has none.
 */
export function asWished(state: LoopState, { facts, heard }: Mail, ctx: StepContext): LoopState {
  const { reading } = heard;
  const certain = withoutUs(reading.participants, facts).filter(
    (change) => change.op !== 'add' || change.email !== null,
  );
  const wished = changedPeople(state, { ...heard, reading: { ...reading, participants: certain } }, ctx);
  return { ...state, participants: wished.map((p) => (isNew(state, p) ? { ...p, status: 'pending' } : p)) };
}

/** "Adding sunny@…" introduces the assistant, who is no guest. */
function withoutUs(changes: readonly Change[], { assistantAddress }: Pick<MessageFacts, 'assistantAddress'>): Change[] {
  return changes.filter(({ email }) => email === null || !isAssistant(email, assistantAddress));
}

const BRINGS_IN: ReadonlySet<Change['op']> = new Set(['add', 'coordinator', 'instead']);

/** Guests speak for themselves alone: they bring people in, and need not be there themselves. */
function mayAsk(state: LoopState, person: Participant, change: Change): boolean {
  if (person.role === 'owner' || BRINGS_IN.has(change.op)) return true;
  const named = state.participants.find((p) => p.role === 'guest' && isNamed(p, change));
  return change.op === 'make_optional' && named?.id === person.id;
}

/** A proved guest may bring in whom they copied, of an organisation that takes part already. */
function mayBring(
  state: LoopState,
  { level }: Speaker,
  newcomer: Participant,
  { to, cc }: Pick<MessageFacts, 'to' | 'cc'>,
): boolean {
  const copied = [...to, ...cc].some((p) => p.address === newcomer.address);
  const colleague = attending(state).some((p) => sameOrganisation(p.address, newcomer.address));
  return (level === 'A2' || level === 'A3') && copied && colleague;
}

function after(
  state: LoopState,
  person: Participant,
  change: Change,
  mail: Mail,
  ctx: StepContext,
): readonly Participant[] {
  const known = state.participants.find((p) => p.role === 'guest' && isNamed(p, change));
  // A name alone is looked for among those in copy.
  const copied = [...mail.facts.to, ...mail.facts.cc].find((p) => isNamed(p, change));
  const meant = !known && change.email === null && copied ? { ...change, email: copied.address } : change;
  if (change.op === 'instead' && person.role === 'guest') {
    // Whoever hands over to somebody else takes no part any more.
    const joined = known ? state.participants : after(state, person, { ...meant, op: 'add' }, mail, ctx);
    if (known?.id === person.id || (!known && joined === state.participants)) return state.participants;
    return joined.map((p) => (p.id === person.id ? { ...p, status: 'declined' as const } : p));
  }
  if (change.op !== 'coordinator') {
    const { reading } = mail.heard;
    const one = { ...mail.heard, reading: { ...reading, participants: [meant] } };
    return changedPeople(state, one, ctx).map((p) => (isNew(state, p) ? { ...p, status: 'pending' as const } : p));
  }
  const principal = person.role === 'guest' ? person.id : null;
  if (principal === null || known?.id === principal || known?.coordinatorFor === principal) return state.participants;
  if (known) return state.participants.map((p) => (p.id === known.id ? { ...p, coordinatorFor: principal } : p));
  const address = meant.email?.toLowerCase() ?? null;
  if (address === null || ctx.owner.addresses.includes(address) || ctx.suppressed.has(address)) {
    return state.participants;
  }
  const julie = newGuest(state.participants, address, change.name ?? copied?.name ?? null);
  return [...state.participants, { ...julie, status: 'pending', coordinatorFor: principal }];
}

function isNew(state: LoopState, person: Participant): boolean {
  return state.participants.every((p) => p.id !== person.id);
}

/** Those who now have to be written to about somebody's part, and were not before. */
function changedContacts(before: LoopState, next: LoopState): Participant[] {
  const wrote = new Set(requiredGuests(before).map((p) => contactOf(before, p).id));
  return attending(next)
    .map((p) => contactOf(next, p))
    .filter((p) => !wrote.has(p.id) && (isNew(before, p) || p.coordinatorFor !== undefined || !p.optional));
}

/** Whoever has come in sees what the others were asked; nobody else is written to again. */
function withOffer(made: Transition, contacts: readonly Participant[], ctx: StepContext): Transition {
  const { state, plan } = made;
  const settled = plan.actions.some((a) => a.kind === 'book' || a.kind === 'move' || a.kind === 'cancel_timers');
  const slots = (state.offer?.slots ?? []).filter((slot) => workable(state, ctx, slot));
  if (settled || slots.length === 0 || contacts.length === 0) return made;
  const poll = toBeAsked(state, ctx).length > 1;
  const ids = contacts.map((p) => p.id);
  const principals = attending(state).filter((p) => ids.includes(contactOf(state, p).id) && !p.leftOff);
  const owner = ctx.owner.ccOwner ? ['p1'] : [];
  const send: Send = {
    kind: 'send',
    template: poll ? 'poll' : 'offer',
    to: ids,
    cc: [...principals.map((p) => p.id), ...owner].filter((id) => !ids.includes(id)),
    slots,
    note: null,
    quote: null,
  };
  return {
    state: { ...state, phase: poll && state.phase === 'OFFERING' ? 'POLLING' : state.phase },
    plan: { ...plan, risk: 4, actions: [...plan.actions.filter((a) => a.kind !== 'silent'), send] },
  };
}

/** E24: whoever arranges somebody's time keeps them in copy, or does not. */
export function withCopies(state: LoopState, writer: Participant, facts: Pick<MessageFacts, 'to' | 'cc'>): LoopState {
  if (writer.coordinatorFor === undefined) return state;
  const copied = new Set([...facts.to, ...facts.cc].map((p) => p.address));
  return {
    ...state,
    participants: state.participants.map((p) =>
      p.id === writer.coordinatorFor ? { ...p, leftOff: !copied.has(p.address) } : p,
    ),
  };
}
