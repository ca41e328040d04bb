import { createHash } from 'node:crypto';
import type { FlagKey } from './schema';

export interface Rollout {
  readonly on: boolean;
  readonly percent: number;
  readonly users: readonly string[];
}

/** Whether a rollout reaches a user. Whom a percentage reaches, a larger one reaches too. */
export function reaches(key: FlagKey, { on, percent, users }: Rollout, userId: string): boolean {
  return on && (users.includes(userId) || placeOf(key, userId) < percent);
}

/** The user's place among hundred for this feature, 0 … 99: the same at every look, another for another feature. */
function placeOf(key: FlagKey, userId: string): number {
  return createHash('sha256').update(`${key}:${userId}`).digest().readUInt32BE() % 100;
}
