import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '@/demo/visitor';

const FORM = `<form method="post" action="/sent">
  <input name="name" /> <input type="email" name="email" value="a@b.test" />
  <input type="checkbox" name="agrees" checked /> <input type="checkbox" name="news" />
</form>`;

/** Answers the form, and to whatever is sent what it was. */
const server = createServer(async (request, response) => {
  response.end(request.method === 'POST' ? await text(request) : FORM);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('sends a form as a browser does: an empty field is empty, a ticked box without a value is on', async () => {
  const visitor = new Visitor();
  const page = await visitor.get(origin);
  const asItIs = await visitor.submit(page, 'name="email"');
  expect(asItIs.body).toBe('name=&email=a%40b.test&agrees=on');
  const filled = await visitor.submit(page, 'name="email"', { name: 'Ada' });
  expect(filled.body).toBe('email=a%40b.test&agrees=on&name=Ada');
});
