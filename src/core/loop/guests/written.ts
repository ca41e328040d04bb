import type { StepContext, StepEvent } from '../context';
import type { Decision, LoopState, Participant } from '../state';
import type { Transition } from '../transition';
import { contactOf } from './voices';

/** Keeps who has written what was put to the owner: an answer that was not understood is one all the same. */
export function withWriter(before: LoopState, event: StepEvent, made: Transition, ctx: StepContext): Transition {
  const asked = made.state.needsOwner.filter((d) => !before.needsOwner.some((known) => known.id === d.id));
  if (asked.length === 0) return made;
  const who = writers(made.state, event, asked);
  const participants = made.state.participants.map((p) => (who.includes(p.id) ? { ...p, wroteAt: ctx.now } : p));
  return { ...made, state: { ...made.state, participants } };
}

/** True for a guest who has written since the offer went out, themselves or by whoever arranges their time. */
export function hasWritten(state: LoopState, guest: Participant): boolean {
  const { offer: current } = state;
  return [guest, contactOf(state, guest)].some(
    ({ wroteAt }) => wroteAt !== undefined && wroteAt >= (current?.sentAt ?? 0),
  );
}

function writers({ participants }: LoopState, event: StepEvent, asked: readonly Decision[]): string[] {
  if (event.kind === 'choice' || event.kind === 'on_page') return [event.participantId];
  if (event.kind !== 'message' || event.facts.machine !== null || event.facts.role !== 'guest') return [];
  // What nobody has proved to be theirs counts when the owner says so: it is heard again then.
  const doubted = event.facts.level === 'A0' || asked.every(({ kind }) => kind === 'answers');
  return participants.flatMap((p) =>
    p.address === event.facts.from.address && p.role === 'guest' && !doubted ? p.id : [],
  );
}
