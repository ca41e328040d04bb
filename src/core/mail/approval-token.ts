import type { EpochMinute } from '../time/period';
import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([a-z2-7]{16})-([0-9a-z]{1,8})-([0-9a-z]{1,8})-([a-z2-7]{16})([a-z2-7])$/;

/** The plan that a link of the owner's notice approves: the decision is named by loop and version. */
export interface Approvable {
  readonly loopId: string;
  readonly decisionId: string;
  /** The loop's version at which the plan was made. */
  readonly version: number;
  readonly expires: EpochMinute;
}

/**
 * The token of /approve/TOKEN, in the owner's own mail only: it answers this one plan until it expires and nothing else,
 * hence 80 bits of HMAC. Whether the plan still waits is for the loop to say.
 */
export function makeApprovalToken({ loopId, decisionId, version, expires }: Approvable, key: MacKey): string {
  const tag = macTag(key.mac, 'approval', `${loopId}|${decisionId}|${version}|${expires}`, 80);
  return `${loopId}-${version.toString(36)}-${expires.toString(36)}-${tag}${key.id}`;
}

/** What a token approves, or null when it was not made by one of the keys. `idOf` names the decision of a version. */
export function parseApprovalToken(
  token: string,
  keys: readonly MacKey[],
  idOf: (version: number) => string,
): Approvable | null {
  const [, loopId = '', v = '', e = '', tag = '', keyId = ''] = TOKEN.exec(token.toLowerCase()) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key) return null;
  const [version, expires] = [Number.parseInt(v, 36), Number.parseInt(e, 36)];
  const found = { loopId, decisionId: idOf(version), version, expires };
  const expected = makeApprovalToken(found, key).slice(-17, -1);
  return equalInConstantTime(tag, expected) ? found : null;
}
