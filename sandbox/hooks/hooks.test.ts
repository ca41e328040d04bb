import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../start';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const form = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/sandbox/hooks${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const page = async () => (await fetch(`${sandbox.url}/sandbox/hooks`)).text();
/** A message, signed by the library of Standard Webhooks. */
async function send(id: string, body: string, signed = new Webhook(SECRET).sign(id, new Date(), body)) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signed };
  return (await fetch(`${sandbox.url}/sandbox/hooks/in`, { method: 'POST', headers, body })).status;
}

test('what arrives is shown, checked once the secret is known, and told apart from what came before', async () => {
  expect(await page()).toContain('Nothing yet.');
  expect(await send('msg_1', '{"type":"meeting.booked"}')).toBe(204);
  expect(await page()).toContain('not checked');
  await form('/secret', { secret: SECRET });
  const right = await page();
  expect(right).toContain('signature right');
  expect(right).not.toContain('came before');
  await send('msg_1', '{"type":"meeting.booked"}', 'v1,bm8=');
  const both = await page();
  expect([both.includes('signature wrong'), both.includes('came before')]).toEqual([true, true]);
});

test('the receiver fails, or wants nothing any more, as it is told to; and forgets', async () => {
  await form('/manner', { manner: 'fails' });
  expect(await send('msg_2', '<b>no JSON</b>')).toBe(503);
  expect(await page()).toContain('&lt;b&gt;no JSON&lt;/b&gt;');
  await form('/manner', { manner: 'gone' });
  expect(await send('msg_3', '{}')).toBe(410);
  await form('/manner', { manner: 'nonsense' });
  expect(await send('msg_4', '{}')).toBe(410);
  await form('/clear');
  expect(await page()).toContain('Nothing yet.');
});
