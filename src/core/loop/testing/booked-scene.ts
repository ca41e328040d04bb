import type { Reading } from '../../reading/reading';
import type { StepEvent } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import type { Transition } from '../transition';
import { at, context, heard, newLoop, ownerSays, reading, window } from './scene';

/** Mails of a turn. */
export const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
/** The first action of a kind. */
export const find = <K extends Action['kind']>(made: Transition, kind: K) =>
  made.plan.actions.find((a): a is Extract<Action, { kind: K }> => a.kind === kind);
/** Kinds of the actions of a turn, in order. */
export const kinds = (made: Transition) => made.plan.actions.map((a) => a.kind);

let version = 10;
/** The next turn. */
export const next = (state: LoopState, event: StepEvent, changes: Parameters<typeof context>[0] = {}): Transition =>
  step(state, event, context({ version: ++version, ...changes }));
/** What a mail says of the meeting apart from when it is. */
export const details = (changes: Partial<Reading['details']>) => ({ details: { ...reading([]).details, ...changes } });
/** The choice of an option. */
export const accept = (n: number) => ({
  options: [{ option: n, stance: 'accept' as const, confidence: 1, evidence: 'x' }],
});
/** Mail whose sender is proved. */
export const proved = { level: 'A2' } as const;
/** A start that is named to the minute. */
export const exactly = (start: number) => [window(start, start + 30, { precision: 'minute' })];

/** A booked one-to-one on Thursday the 5th at 14:00, New York, with the options that it was chosen from. */
export function booked(changes: Partial<LoopState> = {}): LoopState {
  const offered = step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
  const slots = offered.offer?.slots ?? [];
  const chosen = { ...offered, offer: { ...offered.offer, slots } as LoopState['offer'] };
  const event = { ...bookedEvent(at(5, 14)), moved: false };
  return { ...step(chosen, event, context({ version: 2 })).state, ...changes };
}

/** The calendar has the meeting at this start. */
export function bookedEvent(start: number): Extract<StepEvent, { kind: 'booked' }> {
  return {
    kind: 'booked',
    meetingId: 'm',
    start,
    end: start + 30,
    joinUrl: 'https://meet.test/x',
    htmlLink: null,
    icalUid: 'u',
    sequence: start === at(5, 14) ? 0 : 1,
    moved: true,
  };
}

/** Jane and Bob are booked with Dana. */
export function bookedGroup(): LoopState {
  const one = booked();
  const [, jane] = one.participants;
  if (!jane) throw new Error('no guest');
  const bob = { ...jane, id: 'p3', address: 'bob@globex.test', name: 'Bob Stone' };
  return { ...one, participants: [...one.participants, bob] };
}
