import { expect, it } from 'vitest';
import { microsoftFindings } from './microsoft';

it.each([
  [undefined, false, 'note', 'offered to nobody'],
  ['sandbox-microsoft', true, 'note', 'sandbox'],
  ['a registration', false, 'ok', 'is offered'],
])('says how it is with Microsoft: %s, sandbox %s', (MICROSOFT_CLIENT_ID, SANDBOX, level, words) => {
  const found = microsoftFindings({ MICROSOFT_CLIENT_ID, SANDBOX, BASE_URL: 'https://meet.acme.test/' });
  expect(found[0]).toMatchObject({ state: level, text: expect.stringContaining(words) });
  const host = SANDBOX ? 'https://YOUR-HOST' : 'https://meet.acme.test';
  const hints = found.map((finding) => finding.hint ?? '').join();
  expect(hints).toContain(`${host}/api/integrations/microsoft-calendar/callback`);
});
