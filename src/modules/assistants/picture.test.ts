import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { assistantPictures } from '@/db/schema/assistants';
import { featureFlags } from '@/db/schema/flags';
import { users } from '@/db/schema/identity';
import { openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';
import { createApi } from '@/server/app';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';

useDatabase();
const runtime = mailboxRuntime();
const server = createApi(runtime);
let count = 0;

/** A user with a persona, whose calls carry bytes. */
async function owner() {
  const token = `picture-${++count}`;
  const [row] = await database()
    .insert(users)
    .values({ email: `${token}@acme.test`, name: 'Dana Reyes' })
    .returning();
  const { id: userId } = row as typeof users.$inferSelect;
  await openSession({ tokenHash: sessionHash(token), userId, expires: new Date(Date.now() + 600_000) });
  const json = await apiAs(runtime, userId);
  const added = await json('POST', '/api/assistants', { name: 'Iris', address: `iris${count}` });
  const { id, address } = await added.json();
  const path = `/api/assistants/${id}/picture`;
  const call = (method: string, bytes?: Buffer, headers: Record<string, string> = {}, where = path) =>
    server.request(where, {
      method,
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
      headers: { cookie: `next-auth.session-token=${token}`, ...headers },
    });
  const shown = async () => (await (await json('GET', '/api/assistants')).json()).items[0];
  return { userId, id, address, path, json, call, shown };
}
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f8f' }, limitInputPixels: false });
const refusal = async (answer: Response) => [answer.status, (await answer.json()).fields?.picture?.[0]];

it.each(['png', 'jpeg', 'webp'] as const)('a %s is kept as a square without metadata', async (format) => {
  const { call, shown } = await owner();
  const bytes = await photo(900, 500)
    .withExif({ IFD0: { Artist: 'Dana' } })
    .toFormat(format)
    .toBuffer();
  const put = await call('PUT', bytes, { 'content-type': `image/${format}` });
  expect(put.status).toBe(200);
  const { picture } = await put.json();
  expect((await shown()).picture).toBe(picture);
  const served = await call('GET', undefined, {}, picture);
  const headers = Object.fromEntries(served.headers);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  const { width, height, format: kept, exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect([width, height, kept, exif]).toEqual([256, 256, 'webp', undefined]);
  const again = await call('GET', undefined, { 'if-none-match': headers.etag ?? '' }, picture);
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
});

it('another picture takes the place of the first under another address, and one that is taken away is gone', async () => {
  const { call, path, shown } = await owner();
  const red = await photo(10, 10).png().toBuffer();
  const first = (await (await call('PUT', red)).json()).picture;
  const etag = (await call('GET')).headers.get('etag') ?? '';
  const second = (await (await call('PUT', red)).json()).picture;
  expect(second).not.toBe(first);
  expect((await call('GET', undefined, { 'if-none-match': etag })).status).toBe(200);
  expect((await call('DELETE')).status).toBe(204);
  expect((await shown()).picture).toBeNull();
  expect((await call('GET', undefined, { 'if-none-match': etag })).status).toBe(404);
  expect((await call('GET', undefined, {}, path)).status).toBe(404);
  // Taking it away twice is no error: it is away.
  expect((await call('DELETE')).status).toBe(204);
});

it('refuses what is no picture, what is another one than it says, and what is too large', async () => {
  const { call, shown } = await owner();
  const png = await photo(40, 40).png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const nothing = 'Choose a PNG, JPEG or WebP picture';
  const gif = await photo(40, 40).gif().toBuffer();
  for (const bytes of [
    svg,
    gif,
    png.subarray(0, 60),
    Buffer.alloc(0),
    Buffer.from('RIFF0000WEBP'),
    Buffer.from('GIF89a'),
  ])
    expect(await refusal(await call('PUT', bytes))).toEqual([400, nothing]);
  expect(await refusal(await call('PUT', svg, { 'content-type': 'image/png' }))).toEqual([400, nothing]);
  for (const type of ['image/svg+xml', 'text/html', 'application/json'])
    expect(await refusal(await call('PUT', png, { 'content-type': type }))).toEqual([400, nothing]);
  expect(await refusal(await call('PUT', png, { 'content-type': 'image/jpeg' }))).toEqual([
    400,
    'The file is called JPEG and is PNG. Rename it, then choose it again',
  ]);
  const large = await call('PUT', Buffer.alloc(2 * 1024 * 1024 + 1));
  expect([large.status, (await large.json()).error]).toEqual([413, 'A picture may have 2 MB at most']);
  expect((await shown()).picture).toBeNull();
});

it('unpacks nothing that would fill the memory, whether the file says its size or lies about it', async () => {
  const { call } = await owner();
  const wide = await photo(9000, 3000).png({ compressionLevel: 9 }).toBuffer();
  expect(wide.length).toBeLessThan(2 * 1024 * 1024);
  const many = 'The picture has too many pixels. Make it smaller: 5000 by 5000 at most';
  const before = process.memoryUsage().rss;
  expect(await refusal(await call('PUT', wide))).toEqual([400, many]);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  // The same bytes under a small header: the rows do not fit it, or their checksum does not.
  const lying = Buffer.from(wide);
  lying.writeUInt32BE(16, 16);
  lying.writeUInt32BE(16, 20);
  expect((await call('PUT', lying)).status).toBe(400);
  const vast = Buffer.from(await photo(16, 16).png().toBuffer());
  vast.writeUInt32BE(60_000, 16);
  vast.writeUInt32BE(60_000, 20);
  expect((await call('PUT', vast)).status).toBe(400);
});

it('is its owner’s alone: 401, 403 and 404 for everybody else, also for an id that is none', async () => {
  const [dana, kim] = [await owner(), await owner()];
  const png = await photo(10, 10).png().toBuffer();
  await dana.call('PUT', png);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const body = method === 'PUT' ? png : undefined;
    const visitor = await server.request(dana.path, { method, body: body && new Uint8Array(body) });
    expect([method, visitor.status]).toEqual([method, 401]);
    expect([method, (await kim.call(method, body, {}, dana.path)).status]).toEqual([method, 404]);
    expect((await kim.call(method, body, {}, '/api/assistants/iris/picture')).status).toBe(404);
  }
  expect((await dana.call('GET')).status).toBe(200);
  // A page of another site cannot write with the owner's cookie.
  const forged = await dana.call('DELETE', undefined, { origin: 'https://evil.test' });
  expect([forged.status, (await forged.json()).code]).toEqual([403, 'origin']);
  await database().insert(featureFlags).values({ key: 'assistants', on: false, percent: 0, users: [] });
  const off = await dana.call('GET');
  expect([off.status, (await off.json()).code]).toEqual([404, 'feature_off']);
  await database().delete(featureFlags);
  await database().update(users).set({ role: 'WAITLIST' }).where(eq(users.id, dana.userId));
  expect((await dana.call('GET')).status).toBe(403);
});

it('goes with its persona and with the account', async () => {
  const [dana, kim] = [await owner(), await owner()];
  const png = await photo(10, 10).png().toBuffer();
  for (const one of [dana, kim]) await one.call('PUT', png);
  const kept = async () => (await database().select().from(assistantPictures)).map(({ assistantId }) => assistantId);
  expect(await kept()).toEqual(expect.arrayContaining([dana.id, kim.id]));
  await dana.json('DELETE', `/api/assistants/${dana.id}`);
  expect(await kept()).not.toContain(dana.id);
  expect((await dana.call('PUT', png)).status).toBe(404);
  await database().delete(users).where(eq(users.id, kim.userId));
  expect(await kept()).not.toContain(kim.id);
});

it('is tried thirty times in ten minutes at most, over all personas', async () => {
  const { call } = await owner();
  const statuses = new Set<number>();
  for (let n = 0; n < 30; n += 1)
    statuses.add((await call('PUT', Buffer.from('x'), {}, `/api/assistants/${n}/picture`)).status);
  expect([...statuses]).toEqual([404]);
  expect((await call('PUT', Buffer.from('x'))).status).toBe(429);
});
