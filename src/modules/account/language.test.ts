import { expect, it } from 'vitest';
import { createApi } from '@/server/app';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';

useDatabase();
const api = createApi(mailboxRuntime());

/** Sends the form of the picker. */
const choose = (fields: Record<string, string>) =>
  api.request('/api/language', { method: 'POST', body: new URLSearchParams(fields) });

it('a browser keeps the language that was chosen, and is led back to its page', async () => {
  const answer = await choose({ language: 'de', to: '/t/TOKEN?zone=Europe%2FLondon' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/t/TOKEN?zone=Europe%2FLondon']);
  expect(answer.headers.get('set-cookie')).toMatch(/^language=de; Max-Age=31536000; Path=\/; SameSite=Lax$/);
});

it.each(['https://evil.test/', '//evil.test/', '/\\evil.test/', 'javascript:alert(1)'])(
  'it leads nowhere but to a page of ours: %s',
  async (to) => {
    expect((await choose({ language: 'de', to })).status).toBe(400);
  },
);

it('a language that no page speaks is refused', async () => {
  expect((await choose({ language: 'xx', to: '/' })).status).toBe(400);
});
