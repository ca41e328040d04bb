import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './start';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

function statusOf(method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(new URL(path, sandbox.url), { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

const CHANGES = ['/sandbox/clock', '/sandbox/mail/send', '/sandbox/control/revoke-grants', '/sandbox/google/token'];

describe.each(CHANGES)('POST %s', (path) => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.test' },
    { origin: 'http://localhost:8000' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'evil.test' },
    { host: 'evil.test@localhost' },
  ])('is refused from %j', async (headers) => expect(await statusOf('POST', path, headers)).toBe(403));

  test('is taken from its own pages, and from programs', async () => {
    const own: Record<string, string>[] = [{ origin: sandbox.url }, {}];
    for (const headers of own) expect(await statusOf('POST', path, headers)).not.toBe(403);
  });
});

test.each(['/sandbox/mail', '/sandbox/google/.well-known/openid-configuration'])(
  'GET %s is answered by a name of this machine alone',
  async (path) => {
    expect(await statusOf('GET', path, { host: 'evil.test' })).toBe(403);
    expect(await statusOf('GET', path, { 'sec-fetch-site': 'cross-site' })).toBe(200);
  },
);
