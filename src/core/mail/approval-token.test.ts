import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeApprovalToken, parseApprovalToken } from './approval-token';
import type { MacKey } from './mac';

const key: MacKey = { id: 'a', mac: (text) => createHmac('sha256', 'secret').update(text).digest() };
const other: MacKey = { id: 'a', mac: (text) => createHmac('sha256', 'other').update(text).digest() };
const question = { loopId: 'abcdefghijklmn27', decisionId: 'approve-12', expires: 29_546_820 };

describe('an approval token', () => {
  it('names its question, whatever a mail program does to the case', () => {
    const token = makeApprovalToken(question, key);
    for (const read of [token, token.toUpperCase()]) {
      const named = parseApprovalToken(read, [key]);
      expect(named).toMatchObject({ loopId: question.loopId, expires: question.expires });
      expect(named?.means('approve-12')).toBe(true);
      expect(named?.means('approve-13')).toBe(false);
    }
  });

  it('is bound to loop, question, expiry and key', () => {
    const token = makeApprovalToken(question, key);
    const [loop = '', , expires = '', tag = ''] = token.split('-');
    const code = makeApprovalToken({ ...question, decisionId: 'unclear-3' }, key).split('-')[1];
    const later = (Number.parseInt(expires, 36) + 1).toString(36);
    for (const forged of [
      token.replace(/^a/, 'b'),
      `${loop}-${code}-${expires}-${tag}`,
      token.replace(expires, later),
      `${token}a`,
      '',
    ]) {
      expect(parseApprovalToken(forged, [key])).toBeNull();
    }
    expect(parseApprovalToken(token, [other])).toBeNull();
  });
});
