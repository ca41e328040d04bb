import { canonicalJson } from '../../canonical-json';
import { CHOOSING } from '../../replies/form';
import type { Period } from '../../time/period';
import type { Act } from '../owner/owner-rules';
import type { Action, Template } from '../plan';

/** True for a mail that gives times to choose from: each of them must be free when it leaves. */
export function offersTimes(template: Template): boolean {
  return CHOOSING.has(template);
}

/** A mail to somebody else, or a change in the calendar that others see. */
export function isOutward(action: Action): boolean {
  if (action.kind === 'send') return action.to.some((id) => id !== 'p1');
  return ['book', 'move', 'update_event', 'cancel_event'].includes(action.kind);
}

/** What a plan does to others; null when nothing leaves the house. What reaches the calendar names the plan. */
export function actOf(actions: readonly Action[]): Act | null {
  const outward = actions.filter(isOutward);
  const has = (kind: Action['kind']) => outward.some((a) => a.kind === kind);
  if (outward.length === 0) return null;
  if (has('cancel_event')) return 'cancel';
  if (has('move') || has('update_event')) return 'move';
  if (has('book')) return 'book';
  return outward.some((a) => a.kind === 'send' && offersTimes(a.template)) ? 'offer' : 'write';
}

/** Equal outward actions: an approval of one is an approval of the other (settled 5). */
export function sameOutward(a: readonly Action[], b: readonly Action[]): boolean {
  return canonicalJson(a.filter(isOutward)) === canonicalJson(b.filter(isOutward));
}

/** The times of a plan: the one that it books, or those that it offers. */
export function plannedTimes(actions: readonly Action[]): { slots: readonly Period[]; choose: 'one' | 'several' } {
  for (const action of actions) {
    if (action.kind === 'book' || action.kind === 'move') return { slots: [bare(action.slot)], choose: 'one' };
    if (action.kind === 'send' && action.slots.length > 0) return { slots: action.slots.map(bare), choose: 'several' };
  }
  return { slots: [], choose: 'several' };
}

function bare({ start, end }: Period): Period {
  return { start, end };
}

/** Staff have said yes to times of which one is gone: what is planned instead waits for a yes of its own. */
export const ANEW = 'A time of the approved plan is gone: these are new';
