import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base32 } from './base32';
import type { MacKey } from './mac';
import { messageIdOf, messageIdsIn } from './message-id';
import { makePageToken, parsePageToken } from './page-token';
import {
  assistantMailbox,
  bounceAddress,
  loopOfBounceToken,
  makeBounceToken,
  makeReplyToken,
  parseReplyToken,
  replyAddress,
} from './reply-token';

const key = (id: string, secret: string): MacKey => ({
  id,
  mac: (text) => createHmac('sha256', secret).update(text).digest(),
});
const current = key('a', 'first secret');
const loop = 'abcdefghijklmn27';
const loopIds = fc.uint8Array({ minLength: 10, maxLength: 10 }).map(base32);

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'my'],
    ['fo', 'mzxq'],
    ['foo', 'mzxw6'],
    ['foob', 'mzxw6yq'],
    ['fooba', 'mzxw6ytb'],
    ['foobar', 'mzxw6ytboi'],
  ])('encodes %j as RFC 4648 section 10 says', (text, expected) => {
    expect(base32(new TextEncoder().encode(text))).toBe(expected);
  });
});

describe('a reply token', () => {
  it('names its loop in any case and has 25 characters', () => {
    fc.assert(
      fc.property(loopIds, (id) => {
        const token = makeReplyToken(id, current);
        expect(token).toMatch(/^[a-z2-7]{25}$/);
        expect(parseReplyToken(token, [current])).toBe(id);
        expect(parseReplyToken(token.toUpperCase(), [current])).toBe(id);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('is refused when any character of it is changed', () => {
    const token = makeReplyToken(loop, current);
    for (let i = 0; i < token.length; i += 1) {
      const other = token[i] === 'q' ? 'r' : 'q';
      expect(parseReplyToken(token.slice(0, i) + other + token.slice(i + 1), [current])).toBeNull();
    }
    expect(parseReplyToken(`${token}a`, [current])).toBeNull();
    expect(parseReplyToken('', [current])).toBeNull();
  });

  it('lives on under an old key and dies with it', () => {
    const old = key('b', 'old secret');
    expect(parseReplyToken(makeReplyToken(loop, old), [current, old])).toBe(loop);
    expect(parseReplyToken(makeReplyToken(loop, old), [current])).toBeNull();
  });

  it('cannot serve as the token of a page, nor one participant’s as another’s', () => {
    const page = makePageToken(loop, 'p2', current);
    expect(parsePageToken(page.toUpperCase(), [current])).toEqual({ loopId: loop, participantId: 'p2' });
    expect(parsePageToken(page.replace('-p2-', '-p3-'), [current])).toBeNull();
    expect(parsePageToken(makeReplyToken(loop, current), [current])).toBeNull();
    expect(parsePageToken(`${page.slice(0, -2)}${page.at(-2) === 'q' ? 'r' : 'q'}a`, [current])).toBeNull();
  });

  it('stands in an address of the assistant', () => {
    const token = makeReplyToken(loop, current);
    const address = replyAddress('sunny@host.example', token);
    expect(address).toBe(`sunny+t.${token}@host.example`);
    expect(assistantMailbox(address.toUpperCase(), 'sunny@host.example')).toEqual({ kind: 'reply', token });
    expect(assistantMailbox('Sunny@Host.example', 'sunny@host.example')).toEqual({ kind: 'assistant' });
    const bounce = makeBounceToken(loop, '<m@host.example>', current);
    expect(loopOfBounceToken(bounce)).toBe(loop);
    expect(bounce).not.toBe(makeBounceToken(loop, '<n@host.example>', current));
    expect(assistantMailbox(bounceAddress('sunny@host.example', bounce), 'sunny@host.example')).toEqual({
      kind: 'bounce',
      token: bounce,
    });
    expect(assistantMailbox(replyAddress('ana@host.example', token), 'sunny@host.example')).toEqual({
      kind: 'reply',
      token,
    });
    expect(assistantMailbox('dana@host.example', 'sunny@host.example')).toBeNull();
    expect(assistantMailbox('dana+t@host.example', 'sunny@host.example')).toBeNull();
    expect(assistantMailbox('sunny@evil.example', 'sunny@host.example')).toBeNull();
  });
});

describe('a Message-ID', () => {
  const mail = { loopId: loop, version: 3, actionIndex: 1, recipient: 'guest@acme.example' };

  it('is equal for equal keys and differs in every part of the key', () => {
    const ids = [
      mail,
      { ...mail, version: 4 },
      { ...mail, actionIndex: 2 },
      { ...mail, recipient: 'other@acme.example' },
      { ...mail, loopId: 'abcdefghijklmn26' },
    ].map((each) => messageIdOf(each, 'host.example', current.mac));
    expect(new Set(ids).size).toBe(5);
    expect(messageIdOf({ ...mail }, 'host.example', current.mac)).toBe(ids[0]);
    expect(ids[0]).toMatch(/^<[a-z2-7]{32}@host\.example>$/);
  });

  it('is found in headers, each once and boundedly many', () => {
    expect(messageIdsIn('<a@b> (comment)\r\n <c@d><a@b> junk')).toEqual(['<a@b>', '<c@d>']);
    expect(messageIdsIn('<x@y> '.repeat(5) + Array.from({ length: 500 }, (_, i) => `<${i}@h>`).join(' '))).toHaveLength(
      100,
    );
  });
});
