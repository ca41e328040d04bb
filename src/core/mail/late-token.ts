import type { EpochMinute } from '../time/period';
import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([a-z2-7]{16})-([0-9a-z]{1,8})-([a-z2-7]{16})([a-z2-7])$/;

/** A meeting for which its owner may be late: the loop that looks after it, and its start. */
export interface LateFor {
  readonly loopId: string;
  readonly start: EpochMinute;
}

/** The token of /late/TOKEN, in the owner's own mail only: it says of this meeting at this time that they are late, and nothing else. */
export function makeLateToken({ loopId, start }: LateFor, key: MacKey): string {
  return `${loopId}-${start.toString(36)}-${tagOf(loopId, start, key)}${key.id}`;
}

/** What a token names, or null when it was not made by one of the keys. */
export function parseLateToken(token: string, keys: readonly MacKey[]): LateFor | null {
  const [, loopId = '', at = '', tag = '', keyId = ''] = TOKEN.exec(token.toLowerCase()) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  const start = Number.parseInt(at, 36);
  return key && equalInConstantTime(tag, tagOf(loopId, start, key)) ? { loopId, start } : null;
}

function tagOf(loopId: string, start: EpochMinute, key: MacKey): string {
  return macTag(key.mac, 'late', `${loopId}|${start}`, 80);
}
