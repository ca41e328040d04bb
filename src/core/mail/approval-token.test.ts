import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeApprovalToken, parseApprovalToken } from './approval-token';
import type { MacKey } from './mac';

const key: MacKey = { id: 'a', mac: (text) => createHmac('sha256', 'secret').update(text).digest() };
const other: MacKey = { id: 'a', mac: (text) => createHmac('sha256', 'other').update(text).digest() };
const idOf = (version: number) => `approve-${version}`;
const plan = { loopId: 'abcdefghijklmn27', decisionId: 'approve-12', version: 12, expires: 29_546_820 };

describe('an approval token', () => {
  it('names its plan, whatever a mail program does to the case', () => {
    const token = makeApprovalToken(plan, key);
    expect(parseApprovalToken(token, [key], idOf)).toEqual(plan);
    expect(parseApprovalToken(token.toUpperCase(), [key], idOf)).toEqual(plan);
  });

  it('is bound to loop, decision, version, expiry and key', () => {
    const token = makeApprovalToken(plan, key);
    const [loop = '', version = '', expires = '', tag = ''] = token.split('-');
    const later = (Number.parseInt(expires, 36) + 1).toString(36);
    for (const forged of [
      `bbcdefghijklmn27-${version}-${expires}-${tag}`,
      `${loop}-d-${expires}-${tag}`,
      `${loop}-${version}-${later}-${tag}`,
      `${token}a`,
      '',
    ]) {
      expect(parseApprovalToken(forged, [key], idOf)).toBeNull();
    }
    expect(parseApprovalToken(token, [other], idOf)).toBeNull();
    expect(parseApprovalToken(token, [key], (v) => `cancel-${v}`)).toBeNull();
  });
});
