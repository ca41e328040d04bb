import { equalInConstantTime, type MacKey, macTag } from './mac';

const TOKEN = /^([a-z2-7]{16})-(p[1-9]\d{0,2}|s[1-9]\d{0,4})-([a-z2-7]{16})([a-z2-7])$/;

/**
 * The token of a participant's slot page (/t/TOKEN): it grants accept, decline and suggest for this participant and
 * nothing else, hence 80 bits of HMAC. It does not expire by itself: the loop decides what can still be chosen.
 */
export function makePageToken(loopId: string, participantId: string, key: MacKey): string {
  return `${loopId}-${participantId}-${macTag(key.mac, 'page', `${loopId}|${participantId}`, 80)}${key.id}`;
}

/** Whose page it is, or null when the token was not made by one of the keys. Case-insensitive. */
export function parsePageToken(
  token: string,
  keys: readonly MacKey[],
): { readonly loopId: string; readonly participantId: string } | null {
  const [, loopId = '', participantId = '', tag = '', keyId = ''] = TOKEN.exec(token.toLowerCase()) ?? [];
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key) return null;
  const expected = macTag(key.mac, 'page', `${loopId}|${participantId}`, 80);
  return equalInConstantTime(tag, expected) ? { loopId, participantId } : null;
}
