import type { Heard } from '../context';
import type { LoopState, Participant } from '../state';
import { isMeant } from './people';

const INTRODUCTION = /intro|vorstell|bekannt|mise en (?:relation|contact)|présent|present(?:ar|aci|ad)/i;

/**
 * E30: whoever the owner thanks for an introduction is left out of the meeting, and thanked once. `copied` are the people
 * on the owner's mail.
 */
export function withIntroducer(state: LoopState, copied: readonly Participant[], heard: Heard): LoopState {
  const thanked = heard.reading.participants.filter((p) => p.op === 'remove' && INTRODUCTION.test(p.evidence));
  const introducer = copied.find((person) =>
    thanked.some(({ name, email }) => email === person.address || (name !== null && isMeant(name, person))),
  );
  const others = state.participants.filter((p) => p.role === 'guest' && p.id !== introducer?.id);
  if (!introducer || others.length === 0) return state;
  const rest = state.participants.filter((p) => p.id !== introducer.id);
  return { ...state, participants: [...rest, { ...introducer, role: 'introducer', status: 'pending' }] };
}
