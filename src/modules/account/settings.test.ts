import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { basicsOf } from '@/modules/preferences/queries';
import { standingDocument } from '@/modules/preferences/queries/document';
import { createApi } from '@/server/app';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, ownerWithLoop } from '../../../tests/support/mailbox';
import { openSession } from '../identity/commands';
import { sessionHash } from '../identity/policy';

useDatabase();
const runtime = mailboxRuntime();

let dana: Awaited<ReturnType<typeof ownerWithLoop>>;
let api: CallProduct;
beforeAll(async () => {
  dana = await ownerWithLoop();
  api = await apiAs(runtime, dana.ownerId);
});

describe('PATCH /api/user', () => {
  const patch = (body: object) => api('PATCH', '/api/user', body);

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'Dana\nBcc: all@acme.test' }],
    ['name', { name: 'Dana \u202Eanad' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['language', { language: 'xx' }],
    ['humanHelp', { humanHelp: 'sometimes' }],
    ['notifications.reports', { notifications: { reports: 'no' } }],
    ['notifications', { notifications: { questions: false } }],
    ['_', { role: 'ADMIN' }],
    ['_', { email: 'eve@evil.test' }],
  ])('refuses a %s that is none, and says which field it was: %o', async (field, body) => {
    const answer = await patch(body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });

  it('changes what is given and leaves the rest', async () => {
    expect(await (await patch({ humanHelp: 'when_stuck', notifications: { reports: false } })).json()).toMatchObject({
      name: 'Dana Reed',
      humanHelp: 'when_stuck',
      notifications: { reminders: true, reports: false, briefing: true },
    });
    const answer = await patch({ name: ' Dana R. ', language: 'de', notifications: { reminders: false } });
    expect(await answer.json()).toMatchObject({
      name: 'Dana R.',
      language: 'de',
      humanHelp: 'when_stuck',
      notifications: { reminders: false, reports: false, briefing: true },
      role: 'USER',
    });
    expect(await (await patch({ language: null })).json()).toMatchObject({ language: null });
  });

  it('A4 writes the time zone into the preferences document and nowhere else', async () => {
    expect(await (await patch({ timeZone: 'Europe/Berlin' })).json()).toMatchObject({ timeZone: 'Europe/Berlin' });
    const first = await standingDocument(dana.ownerId);
    expect(first?.text).toContain('My time zone is Europe/Berlin.');
    await patch({ timeZone: 'Asia/Tokyo' });
    const second = await standingDocument(dana.ownerId);
    expect(second?.text).toContain('My time zone is Asia/Tokyo.');
    expect(second?.text).not.toContain('Berlin');
    expect((await basicsOf(dana.ownerId))?.zone).toBe('Asia/Tokyo');
    await patch({ timeZone: 'Asia/Tokyo' });
    expect((await standingDocument(dana.ownerId))?.version).toBe(second?.version);
  });
});

describe('the picture', () => {
  const server = createApi(runtime);
  const put = (bytes: Buffer, token: string) =>
    server.request('/api/user/picture', {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { cookie: `next-auth.session-token=${token}` },
    });
  const get = (path: string, token: string) =>
    server.request(path, { headers: { cookie: `next-auth.session-token=${token}` } });
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b3500b' } });

  beforeAll(async () => {
    const expires = new Date(Date.now() + 3_600_000);
    await openSession({ tokenHash: sessionHash('picture'), userId: dana.ownerId, expires });
  });

  it.each(['png', 'jpeg', 'webp'] as const)('is taken as %s and kept as a square without metadata', async (format) => {
    const bytes = await photo(900, 500)
      .withExif({ IFD0: { Artist: 'Dana' } })
      .toFormat(format)
      .toBuffer();
    const { image } = await (await put(bytes, 'picture')).json();
    const served = await get(image, 'picture');
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(served.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const { width, height, format: kept, exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([width, height, kept, exif]).toEqual([256, 256, 'webp', undefined]);
    const [row] = await database().select().from(users).where(eq(users.id, dana.ownerId));
    expect(row?.image).toBe(image);
  });

  it('is not taken when it is something else, however it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const broken = (await photo(40, 40).png().toBuffer()).subarray(0, 60);
    const gif = await photo(40, 40).gif().toBuffer();
    for (const bytes of [svg, broken, gif, Buffer.alloc(0), Buffer.from('RIFF0000WEBP')]) {
      const answer = await put(bytes, 'picture');
      expect(answer.status).toBe(400);
      expect((await answer.json()).fields.picture).toEqual(['Choose a PNG, JPEG or WebP picture']);
    }
    expect((await put(Buffer.alloc(2 * 1024 * 1024 + 1), 'picture')).status).toBe(413);
  });

  it('has a name of its own each time, is for people who are signed in, and can be taken away', async () => {
    const first = (await (await put(await photo(10, 10).png().toBuffer(), 'picture')).json()).image;
    const second = (await (await put(await photo(10, 10).png().toBuffer(), 'picture')).json()).image;
    expect(first).not.toBe(second);
    expect((await get(first, 'picture')).status).toBe(404);
    expect((await get(second, 'nobody')).status).toBe(401);
    expect((await api('DELETE', '/api/user/picture')).status).toBe(204);
    expect((await get(second, 'picture')).status).toBe(404);
    const [row] = await database().select().from(users).where(eq(users.id, dana.ownerId));
    expect(row?.image).toBeNull();
  });
});
