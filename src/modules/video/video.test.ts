import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { zoomAccess } from '@/adapters/zoom/access';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { videoAccounts } from '@/db/schema/video';
import { SANDBOX_ZOOM } from '../../../sandbox/start';
import { apiAs } from '../../../tests/support/api';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { freshUser } from '../../../tests/support/fresh-user';
import { connectedZoom } from '../../../tests/support/zoom';
import { withVideo } from './commands/grant';
import { videoAccountsOf } from './queries';

useDatabase();
const { world } = useCalendars();
const ADD = '/api/integrations/zoom/add';
const CALLBACK = '/api/integrations/zoom/callback';
const WEBHOOK = '/api/webhooks/zoom';
const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] as string;
const zoom = () => world().sandbox.control.zoom;

let n = 0;
let user: { id: string; email: string };
beforeEach(async () => {
  user = await freshUser(`zoom${n++}@acme.test`);
  world().sandbox.control.addPerson({ email: user.email, name: 'Zoe Zoom', zone: 'Europe/London' });
});

const rowOf = async (id: string) => (await database().select().from(videoAccounts).where(eq(videoAccounts.id, id)))[0];
const told = () => database().select().from(notices).where(eq(notices.userId, user.id));
const identity = (id: string, runtime = world().runtime) =>
  withVideo(id, runtime, (rooms, grant) => rooms.identity(grant));

describe('connecting', () => {
  const walk = async (answer: { email?: string | null; scopes?: string[] } = {}) => {
    const api = await apiAs(world().runtime, user.id);
    const begun = await api('GET', `${ADD}?returnTo=/settings/integrations`);
    const { email = user.email, scopes } = answer;
    const query = zoom().allow(begun.headers.get('location') ?? '', email, scopes);
    const done = await api('GET', `${CALLBACK}?${query}`, undefined, { cookie: cookieOf(begun) });
    return done.headers.get('location');
  };

  it('goes to the consent and comes back connected, with the tokens sealed, once more and for the list', async () => {
    expect(await walk()).toBe('/settings/integrations?connected=zoom');
    expect(await walk()).toBe('/settings/integrations?connected=zoom');
    const api = await apiAs(world().runtime, user.id);
    const { items } = await (await api('GET', '/api/integrations')).json();
    expect(items).toMatchObject([{ kind: 'zoom', account: user.email, state: 'connected' }]);
    expect((await rowOf(items[0].id))?.grantCiphertext).toMatch(/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('says why it came to nothing', async () => {
    expect(await walk({ email: null })).toBe('/settings/integrations?error=denied');
    expect(await walk({ scopes: ['meeting:read', 'user:read'] })).toBe('/settings/integrations?error=scope');
    const granular = ['write:meeting', 'update:meeting', 'delete:meeting', 'read:meeting', 'read:list_meetings'];
    expect(await walk({ scopes: [...granular.map((one) => `meeting:${one}`)] })).toContain('error=scope');
    const other = await freshUser(`thief${n}@acme.test`);
    await connectedZoom(world(), { id: other.id, email: user.email });
    expect(await walk()).toBe('/settings/integrations?error=in_use');
    const api = await apiAs(world().runtime, user.id);
    expect((await api('GET', `${CALLBACK}?code=x&state=y`)).headers.get('location')).toContain('error=state');
    const off = await apiAs({ ...world().runtime, video: null }, user.id);
    expect((await off('GET', ADD)).headers.get('location')).toBe('/settings/integrations?error=provider');
  });

  it('is given up: the grant is revoked there and forgotten here, by its owner alone', async () => {
    const id = await connectedZoom(world(), user);
    const meddler = await apiAs(world().runtime, (await freshUser(`meddler${n}@acme.test`)).id);
    expect((await meddler('DELETE', `/api/integrations/${id}`)).status).toBe(404);
    const api = await apiAs(world().runtime, user.id);
    expect((await api('DELETE', `/api/integrations/${id}`)).status).toBe(204);
    expect(await videoAccountsOf(user.id)).toEqual([]);
    await connectedZoom(world(), user);
  });
});

describe('the grant', () => {
  it('is refreshed once for fifty who need it at the same time, and the new refresh token is kept', async () => {
    const id = await connectedZoom(world(), user);
    const before = zoom().refreshes();
    zoom().expireToken(user.email);
    const found = await Promise.all(Array.from({ length: 50 }, () => identity(id)));
    expect(new Set(found.map(({ email }) => email))).toEqual(new Set([user.email]));
    expect(zoom().refreshes() - before).toBe(1);
    zoom().expireToken(user.email);
    await identity(id);
    expect(zoom().refreshes() - before).toBe(2);
  });

  it('is refreshed once by several processes, too', async () => {
    const id = await connectedZoom(world(), user);
    const before = zoom().refreshes();
    // Another process has another adapter and no memory of ours; the row's lock is what they share.
    const { grantOf } = await otherProcess();
    zoom().expireToken(user.email);
    await Promise.all([identity(id), grantOf(id), grantOf(id), identity(id)]);
    expect(zoom().refreshes() - before).toBe(1);
  });

  it('that is gone expires the account: tokens erased, all else kept, told once, and connected again it works', async () => {
    const id = await connectedZoom(world(), user);
    zoom().revoke(user.email);
    await expect(identity(id)).rejects.toMatchObject({ code: 'revoked' });
    await expect(identity(id)).rejects.toMatchObject({ code: 'revoked' });
    expect(await rowOf(id)).toMatchObject({ state: 'expired', grantCiphertext: null, email: user.email });
    expect((await told()).map(({ kind }) => kind)).toEqual(['video_disconnected']);
    expect(await connectedZoom(world(), user)).toBe(id);
    expect((await identity(id)).email).toBe(user.email);
    expect(await told()).toEqual([]);
  });

  it('stays where Zoom cannot be reached to refresh it', async () => {
    const id = await connectedZoom(world(), user);
    zoom().expireToken(user.email);
    world().sandbox.control.fault({ path: '/sandbox/zoom/oauth/token', status: 503 });
    await expect(identity(id)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await identity(id)).email).toBe(user.email);
  });
});

/** The same commands, loaded anew: module state such as shared renewals is not shared. */
async function otherProcess() {
  const other = (await import('./commands/grant?other' as string)) as typeof import('./commands/grant');
  const video = zoomAccess({
    ...SANDBOX_ZOOM,
    oauthBase: world().sandbox.zoomOauthBase,
    apiBase: world().sandbox.zoomApiBase,
  });
  const runtime = { ...world().runtime, video };
  return { grantOf: (id: string) => other.withVideo(id, runtime, (rooms, grant) => rooms.identity(grant)) };
}

describe('what Zoom tells', () => {
  const post = async (news: object, over: { at?: number; signature?: string } = {}) => {
    const body = JSON.stringify(news);
    const at = over.at ?? Math.floor(Date.now() / 1000);
    const { timestamp, signature } = zoom().sign(body, at);
    const api = await apiAs(world().runtime, null);
    // The helper sends `body` as JSON.stringify gives it, which is what was signed.
    return api('POST', WEBHOOK, news, {
      'x-zm-request-timestamp': timestamp,
      'x-zm-signature': over.signature ?? signature,
    });
  };
  const removed = (extra: object = {}) => ({
    event: 'app_deauthorized',
    payload: {
      account_id: 'acc-acme.test',
      user_id: '',
      client_id: SANDBOX_ZOOM.clientId,
      deauthorization_time: new Date(Date.now() + 1).toISOString(),
      user_data_retention: 'true',
      ...extra,
    },
  });
  const ofUser = async (id: string, extra: object = {}) =>
    removed({ user_id: (await rowOf(id))?.providerUserId, ...extra });

  it('answers the challenge of its address', async () => {
    const answer = await post({ event: 'endpoint.url_validation', payload: { plainToken: 'abc' } });
    // echo -n abc | openssl dgst -sha256 -hmac sandbox-zoom-token
    const encryptedToken = await hmac('abc');
    expect(await answer.json()).toEqual({ plainToken: 'abc', encryptedToken });
  });

  it('does nothing for a signature that is forged, of another body, or too old', async () => {
    const id = await connectedZoom(world(), user);
    const news = await ofUser(id);
    const now = Math.floor(Date.now() / 1000);
    const refused = [
      await post(news, { signature: `v0=${'0'.repeat(64)}` }),
      await post(news, { signature: zoom().sign(`${JSON.stringify(news)} `, now).signature, at: now }),
      await post(news, { at: now - 400 }),
      await post(news, { at: now + 400 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await rowOf(id)).toMatchObject({ state: 'connected' });
  });

  it('erases the tokens of whoever removes us, whatever is repeated, and never those of a later grant', async () => {
    const id = await connectedZoom(world(), user);
    const news = await ofUser(id);
    for (let i = 0; i < 3; i++) expect((await post(news)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'expired', grantCiphertext: null });
    expect(await told()).toHaveLength(1);
    await connectedZoom(world(), user);
    const late = { ...news, payload: { ...news.payload, deauthorization_time: '2020-01-01T00:00:00Z' } };
    expect((await post(late)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'connected' });
    expect((await post(await ofUser(id, { client_id: 'another app' }))).status).toBe(200);
    expect((await post({ event: 'meeting.started', payload: {} })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'connected' });
  });

  it('forgets everything where nothing may be kept', async () => {
    const id = await connectedZoom(world(), user);
    expect((await post(await ofUser(id, { user_data_retention: 'false' }))).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect(await told()).toMatchObject([{ text: expect.stringContaining('is deleted') }]);
  });
});

async function hmac(text: string): Promise<string> {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', SANDBOX_ZOOM.secretToken).update(text).digest('hex');
}
