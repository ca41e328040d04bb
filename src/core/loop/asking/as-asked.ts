import type { StepContext, StepEvent } from '../context';
import type { Decision, LoopState } from '../state';
import type { Transition } from '../transition';

/** Questions that are asked because a mail was not read with certainty: its doubts are why. */
const DOUBTED: ReadonlySet<Decision['kind']> = new Set([
  'complaint',
  'unclear',
  'nothing_fits',
  'other_time',
  'pairing',
  'what_to_do',
]);

/** Every new question is kept with the version in which it was asked, and with why. */
export function asAsked(before: LoopState, event: StepEvent, made: Transition, ctx: StepContext): Transition {
  const known = new Set(before.needsOwner);
  if (made.state.needsOwner.every((d) => known.has(d))) return made;
  const gate = event.kind === 'message' || event.kind === 'choice' ? event.heard?.gate : undefined;
  const needsOwner = made.state.needsOwner.map((decision) => {
    if (known.has(decision) || decision.version !== undefined) return decision;
    const why = DOUBTED.has(decision.kind) && gate && !gate.auto ? { why: gate.reasons } : {};
    return { ...why, ...decision, version: ctx.version };
  });
  return { ...made, state: { ...made.state, needsOwner } };
}
