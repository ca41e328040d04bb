import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zoomRooms } from './rooms';

/** What the server answers next, oldest first; a call beyond them is not answered. */
const answers: { status: number; headers?: Record<string, string>; body?: unknown }[] = [];
const asked: string[] = [];
let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers.shift();
    if (!answer) return;
    response.writeHead(answer.status, answer.headers).end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const GRANT = { accessToken: 'token' };
const MEETING = { id: 81234567890, join_url: 'https://zoom.us/j/81234567890', password: '' };

describe('errors', () => {
  it.each([
    [429, { 'retry-after': '7' }, { code: 429 }, { code: 'rate_limited', retryAfterMs: 7_000 }],
    [429, {}, { code: 429 }, { code: 'rate_limited', retryAfterMs: undefined }],
    [401, {}, { code: 124 }, { code: 'revoked' }],
    [404, {}, { code: 3001 }, { code: 'not_found' }],
    [400, {}, { code: 3001 }, { code: 'not_found' }],
    [400, {}, { code: 4711 }, { code: 'invalid' }],
    [403, {}, { code: 200 }, { code: 'forbidden' }],
    [300, {}, { code: 300 }, { code: 'invalid' }],
    [502, {}, undefined, { code: 'unavailable' }],
    [200, {}, { kind: 'nonsense' }, { code: 'unavailable' }],
  ])('%i %o %o', async (status, headers, body, error) => {
    answers.push({ status, headers, ...(body ? { body } : {}) });
    await expect(zoomRooms({ base }).identity(GRANT)).rejects.toMatchObject(error);
  });

  it('understands the instant that the daily limit names', async () => {
    answers.push({ status: 429, headers: { 'retry-after': new Date(Date.now() + 3_600_000).toISOString() } });
    const error = await zoomRooms({ base })
      .identity(GRANT)
      .catch((caught: { retryAfterMs: number }) => caught);
    const { retryAfterMs } = error as { retryAfterMs: number };
    expect(retryAfterMs).toBeGreaterThan(3_500_000);
    expect(retryAfterMs).toBeLessThanOrEqual(3_600_000);
  });

  it('does not wait for ever', async () => {
    await expect(zoomRooms({ base, timeoutMs: 50 }).identity(GRANT)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('finds the rooms of a mark through all pages, each once, and no other', async () => {
  asked.length = 0;
  const other = { ...MEETING, id: 5, agenda: 'Reference abcd.' };
  const mine = { ...MEETING, agenda: 'Reference abc.' };
  answers.push(
    { status: 200, body: { next_page_token: 'more', meetings: [other, mine, mine] } },
    { status: 200, body: { next_page_token: '', meetings: [{ ...MEETING, id: 6 }] } },
    { status: 200, body: mine },
  );
  const found = await zoomRooms({ base }).find(GRANT, 'abc');
  expect(found).toEqual([{ id: '81234567890', joinUrl: MEETING.join_url, passcode: null, phones: [] }]);
  expect(asked.at(1)).toContain('next_page_token=more');
});

it('counts as removed what is gone', async () => {
  answers.push({ status: 404, body: { code: 3001 } });
  await zoomRooms({ base }).remove(GRANT, '1');
});
