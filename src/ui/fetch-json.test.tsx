import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson, RequestError, sendJson } from './fetch-json';

afterEach(() => vi.unstubAllGlobals());

function answering(answer: Response): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('reads the body of a success, and nothing where there is none', async () => {
  answering(Response.json({ items: [1] }));
  expect(await fetchJson('/api/loops')).toEqual({ items: [1] });
  answering(new Response(null, { status: 204 }));
  expect(await fetchJson('/api/user/notices/1', { method: 'DELETE' })).toBeNull();
});

it('sends JSON', async () => {
  const fetch = answering(Response.json({}));
  await sendJson('/api/user', 'PATCH', { name: 'Dana' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/user', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Dana"}',
  });
});

it('raises the error of the body, with its code and texts per field', async () => {
  const fields = { name: ['Required'] };
  answering(Response.json({ error: 'Invalid input', code: 'invalid', fields }, { status: 400 }));
  const error = await fetchJson('/api/user').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ message: 'Invalid input', status: 400, code: 'invalid', fields });
});

it.each([['<html>'], ['{"error":""}'], ['{"error":7}'], ['null'], ['']])(
  'raises "Something went wrong" where the body (%s) says nothing',
  async (body) => {
    answering(new Response(body, { status: 502 }));
    await expect(fetchJson('/api/user')).rejects.toThrow(/^Something went wrong$/);
  },
);

it('has no answer where it was given up while the body came', async () => {
  const stop = new AbortController();
  const body = new ReadableStream({
    start: (stream) => stop.signal.addEventListener('abort', () => stream.error(stop.signal.reason)),
  });
  answering(new Response(body, { status: 200 }));
  const asked = sendJson('/api/preferences/preview', 'POST', { text: '' }, stop.signal);
  setTimeout(() => stop.abort(), 5);
  await expect(asked).rejects.toThrow(/abort/i);
});
