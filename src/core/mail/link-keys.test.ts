import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeApprovalToken } from './approval-token';
import { withoutLinkKeys } from './link-keys';
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
});

it('other words and links stay as they are', () => {
  const text = `See ${BASE}/loops/${loopId} and/t/or https://meet.example/abc-defg; Sunny`;
  expect(withoutLinkKeys(text)).toBe(text);
});
