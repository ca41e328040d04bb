import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { googleOAuth } from '@/adapters/google/oauth';
import { database } from '@/db/client';
import { calendars } from '@/db/schema/calendar';
import { apiAs } from '../../../tests/support/api';
import { connectedOwner, useCalendars, walkThrough } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { freshUser } from '../../../tests/support/fresh-user';
import { integrationsOf } from './queries/integrations';

useDatabase();
const { world } = useCalendars();
const ADD = '/api/integrations/google-calendar/add';
const CALLBACK = '/api/integrations/google-calendar/callback';

const as = (userId: string | null, role?: 'USER' | 'WAITLIST') => apiAs(world().runtime, userId, role);
const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] as string;

it('goes to the consent and comes back connected', async () => {
  const user = await freshUser('route@acme.test');
  const api = await as(user.id);
  const begun = await api('GET', `${ADD}?returnTo=/onboarding/new`);
  expect(begun.status).toBe(302);
  expect(begun.headers.get('set-cookie')).toMatch(/HttpOnly/);
  const query = await walkThrough(begun.headers.get('location') ?? '', user.email);
  const done = await api('GET', `${CALLBACK}?${query}`, undefined, { cookie: cookieOf(begun) });
  expect(done.headers.get('location')).toBe('/onboarding/new?connected=google-calendar');
  const list = await (await api('GET', '/api/integrations')).json();
  expect(list.items).toMatchObject([{ account: user.email, state: 'connected' }]);
});

it('never returns to another site', async () => {
  const api = await as((await freshUser('elsewhere@acme.test')).id);
  const begun = await api('GET', `${ADD}?returnTo=https://evil.example/`);
  const back = await api('GET', `${CALLBACK}?state=x`, undefined, { cookie: cookieOf(begun) });
  expect(back.headers.get('location')).toBe('/?error=state');
});

it('says so when the provider cannot be reached', async () => {
  const { runtime } = world();
  const api = await as((await freshUser('unreachable@acme.test')).id);
  const settings = { ...runtime.settings.google, issuer: 'http://127.0.0.1:9' };
  const unreachable = await apiAs(
    { ...runtime, calendarOAuth: { ...runtime.calendarOAuth, 'google-calendar': googleOAuth(settings) } },
    (await freshUser('nobody-there@acme.test')).id,
  );
  expect((await unreachable('GET', ADD)).headers.get('location')).toBe('/settings/calendars?error=provider');
  expect((await api('GET', ADD)).headers.get('location')).toMatch(/^http:\/\/127/);
});

it('turns switches, but never the last calendar to write to', async () => {
  const owner = await connectedOwner(world(), 'switches@acme.test');
  const [calendar] = (await integrationsOf(owner.id))[0]?.calendars ?? [];
  const path = `/api/calendars/${calendar?.id}`;
  const api = await as(owner.id);
  expect(await (await api('PATCH', path, { busy: false })).json()).toEqual({ busy: false, write: true });
  expect((await api('PATCH', path, { write: false })).status).toBe(409);
  expect((await api('PATCH', path, { busy: 'yes' })).status).toBe(400);
  expect((await api('PATCH', path, {})).status).toBe(400);
  expect((await api('PATCH', '/api/calendars/nonsense', { busy: true })).status).toBe(404);
  const stranger = await as((await freshUser('stranger@acme.test')).id);
  expect((await stranger('PATCH', path, { busy: true })).status).toBe(404);
  expect((await (await as(null))('PATCH', path, { busy: true })).status).toBe(401);
  expect((await (await as(owner.id, 'WAITLIST'))('PATCH', path, { busy: true })).status).toBe(403);
});

it('disconnects: the grant is revoked and the mirror forgotten', async () => {
  const owner = await connectedOwner(world(), 'leaving@acme.test');
  const path = `/api/integrations/${owner.connectionId}`;
  const meddler = await as((await freshUser('meddler@acme.test')).id);
  expect((await meddler('DELETE', path)).status).toBe(404);
  const api = await as(owner.id);
  expect((await api('DELETE', path)).status).toBe(204);
  expect(await database().select().from(calendars).where(eq(calendars.userId, owner.id))).toEqual([]);
  expect((await api('DELETE', path)).status).toBe(404);
});
