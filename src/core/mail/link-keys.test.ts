import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeApprovalToken } from './approval-token';
import { readAlong, struckLinkKeys, withoutLinkKeys } from './link-keys';
import type { MacKey } from './mac';
import { makePageToken } from './page-token';
import { makeUnsubscribeToken } from './unsubscribe-token';

const key: MacKey = { id: 'a', mac: (text) => createHmac('sha256', 'secret').update(text).digest() };
const BASE = 'https://sundial.example';
const loopId = 'abcdefghijklmnop';

it.each([
  ['approve', makeApprovalToken({ loopId, decisionId: 'approve-3', expires: 29_000_000 }, key)],
  ['t', makePageToken(loopId, 'p2', key)],
  ['poll', makePageToken(loopId, 'p2', key)],
  ['unsubscribe', makeUnsubscribeToken('ana@acme.test', key)],
])('a link of /%s leads nowhere for whoever reads along', (page, token) => {
  const text = `Answer here:\n${BASE}/${page}/${token}?slot=1&at=2\n(${BASE}/${page}/${token}) Best, Sunny`;
  expect(withoutLinkKeys(text)).toBe(`Answer here:\n${BASE}/${page}/…\n(${BASE}/${page}/…) Best, Sunny`);
  const struck = struckLinkKeys(text);
  expect([struck.length, struck.includes(token), struck.indexOf('Best')]).toEqual([
    text.length,
    false,
    text.indexOf('Best'),
  ]);
});

it('other words and links stay as they are', () => {
  const text = `See ${BASE}/loops/${loopId} and/t/or https://meet.example/abc-defg; Sunny`;
  expect(withoutLinkKeys(text)).toBe(text);
});

it('whatever is read along has none of them in any of its texts, and is what it was otherwise', () => {
  const at = new Date(0);
  const shown = { at, n: 1, none: null, mails: new Map([['a', [{ quote: `${BASE}/t/k1abc` }]]]) };
  expect(readAlong(shown)).toEqual({ at, n: 1, none: null, mails: new Map([['a', [{ quote: `${BASE}/t/…` }]]]) });
  const json = JSON.stringify({ text: `${BASE}/approve/k1abc\nBest` });
  expect(JSON.parse(withoutLinkKeys(json))).toEqual({ text: `${BASE}/approve/…\nBest` });
});
