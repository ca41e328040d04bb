import { expect, it } from 'vitest';
import { zoomFindings } from './zoom';

it.each([
  ['off', false, 'note', 'off'],
  ['sandbox', false, 'bad', 'sandbox’s'],
  ['sandbox', true, 'note', 'sandbox'],
  ['a registration', false, 'ok', 'offered'],
])('says how it is with Zoom: %s, sandbox %s', (ZOOM_CLIENT_ID, SANDBOX, level, words) => {
  const [first, ...more] = zoomFindings({ ZOOM_CLIENT_ID, SANDBOX, BASE_URL: 'https://meet.acme.test/' });
  expect(first).toMatchObject({ state: level, text: expect.stringContaining(words) });
  const hints = [first, ...more].map((finding) => finding?.hint ?? '').join();
  expect(hints).toContain(SANDBOX ? 'https://YOUR-HOST/api/webhooks/zoom' : 'https://meet.acme.test/api/webhooks/zoom');
});
