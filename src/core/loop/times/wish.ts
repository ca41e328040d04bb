import type { ResolvedWindow } from '../context';

/** A time for the meeting that suits whoever named it; no deadline, no absence, no time that is to be avoided. */
export function isWish({ role, stance }: Pick<ResolvedWindow, 'role' | 'stance'>): boolean {
  return role === 'offer' && (stance === 'can' || stance === 'prefer');
}
