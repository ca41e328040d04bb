import type { EpochMinute } from '../time/period';
import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([a-z2-7]{16})-([a-z2-7]{8})-([0-9a-z]{1,8})-([a-z2-7]{16})([a-z2-7])$/;

/** The question that a link of the owner's mail answers. */
export interface Answerable {
  readonly loopId: string;
  readonly decisionId: string;
  readonly expires: EpochMinute;
}

/** What a token says; which of the loop's questions it means is known by its id only. */
export interface NamedQuestion {
  readonly loopId: string;
  readonly expires: EpochMinute;
  readonly means: (decisionId: string) => boolean;
}

/**
 * The token of /approve/TOKEN, in the owner's own mail only: it answers this one question until it expires and nothing
 * else, hence 80 bits of HMAC. Whether the question still waits is for the loop to say.
 */
export function makeApprovalToken({ loopId, decisionId, expires }: Answerable, key: MacKey): string {
  const code = codeOf(decisionId, key);
  return `${loopId}-${code}-${expires.toString(36)}-${tagOf(loopId, code, expires, key)}${key.id}`;
}

/** What a token names, or null when it was not made by one of the keys. */
export function parseApprovalToken(token: string, keys: readonly MacKey[]): NamedQuestion | null {
  const [, loopId = '', code = '', e = '', tag = '', keyId = ''] = TOKEN.exec(token.toLowerCase()) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key) return null;
  const expires = Number.parseInt(e, 36);
  if (!equalInConstantTime(tag, tagOf(loopId, code, expires, key))) return null;
  return { loopId, expires, means: (decisionId) => codeOf(decisionId, key) === code };
}

function codeOf(decisionId: string, key: MacKey): string {
  return macTag(key.mac, 'decision', decisionId, 40);
}

function tagOf(loopId: string, code: string, expires: EpochMinute, key: MacKey): string {
  return macTag(key.mac, 'approval', `${loopId}|${code}|${expires}`, 80);
}
