import { baseSubject } from '../../mail/subject';
import type { Intent } from '../../reading/reading';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { workable } from '../times/solve';
import { remember } from './memory';
import { takesOne } from './their-times';

const REQUESTS: ReadonlySet<Intent> = new Set([
  'request_meeting',
  'propose_times',
  'state_availability',
  'ask_for_times',
]);
/** A reader is as sure as this of what it acts on. */
const SURE = 0.8;
/** What a reader says who has found nothing. */
const NOTHING: ReadonlySet<Intent> = new Set(['not_scheduling', 'unclear', 'acknowledge', 'ask_question']);

/**
 * A request that the owner passes on ("can you handle this?") is theirs, unless their own words say what else is to be
 * done with it.
 */
export function asksInPassing({ passedOn, reading, owner }: Heard): boolean {
  if (!passedOn || owner?.declines) return false;
  const own = reading.intents.every(
    ({ kind, confidence }) => NOTHING.has(kind) && (kind !== 'not_scheduling' || confidence < SURE),
  );
  return own && passedOn.heard.reading.intents.some(({ kind }) => REQUESTS.has(kind));
}

/** True when the owner takes a time that the other side has named. */
export function takesTheirs({ theirs, reading }: Heard): boolean {
  return theirs !== undefined && takesOne(reading);
}

/**
 * The state with the one time that is meant, where the owner takes a time that the other side has named: the first of
 * several that is free. Null where the owner takes none.
 */
export function settledTime(state: LoopState, heard: Heard, ctx: StepContext): LoopState | null {
  const { theirs = [], reading } = heard;
  const accepted = reading.options.filter(({ stance }) => stance === 'accept').map(({ option }) => option);
  const meant = theirs.filter((_, i) => (accepted.length > 0 ? accepted.includes(i + 1) : reading.acceptAny));
  const times = meant.map(({ start }) => ({ start, end: start + state.meeting.durationMin }));
  const time = times.find((slot) => workable(state, ctx, slot)) ?? times[0];
  if (!time) return null;
  const others = state.constraints.filter(({ by, role }) => by !== 'p1' || role !== 'offer');
  const named = {
    ...time,
    by: 'p1',
    stance: 'can',
    role: 'offer',
    precision: 'minute',
    sure: heard.gate.auto,
  } as const;
  return { ...state, constraints: [...others, named] };
}

/** Whoever wrote the mail that is passed on is the guest, and what they said of times counts. */
export function withPassedOn(
  state: LoopState,
  passedOn: Heard['passedOn'],
  authors: readonly Participant[],
): LoopState {
  const guest = state.participants.find((p) => authors.some(({ address }) => address === p.address));
  return passedOn && guest ? remember(state, passedOn.heard, guest.id) : state;
}

/** They know the matter by the subject that they gave it. */
export function inThreadOf(state: LoopState, { subject }: MessageFacts): LoopState {
  return { ...state, thread: { subject: baseSubject(subject), lastMessageId: null, references: [] } };
}
