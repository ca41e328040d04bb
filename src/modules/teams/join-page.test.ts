import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamInvites, teams } from '@/db/schema/teams';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';
import { tokenHash } from './policy';
import { joinPage } from './queries/join-page';

useDatabase();
const TOKEN = 'token-of-ana';

describe('the link of an invite', () => {
  let ana: string;
  let call: CallProduct;
  let team: string;
  beforeEach(async () => {
    await database().delete(users);
    await database().delete(teams);
    const people = ['dana@acme.test', 'ana@acme.test'].map((email) => ({ email, role: 'USER' as const }));
    const [dana, other] = await database().insert(users).values(people).returning();
    ana = other!.id;
    call = await apiAs(mailboxRuntime(), ana);
    const founder = await apiAs(mailboxRuntime(), dana!.id);
    team = (await (await founder('POST', '/api/teams', { name: 'Acme' })).json()).id;
    const at = { createdAt: new Date(NOW), expiresAt: new Date(NOW + 86_400_000) };
    await database()
      .insert(teamInvites)
      .values({ teamId: team, email: 'ana@acme.test', role: 'member', tokenHash: tokenHash(TOKEN), ...at });
  });
  const page = (userId: string | null) => joinPage(TOKEN, userId, NOW);

  it('opened again after leaving says so to whoever left, and nothing of that to others', async () => {
    expect(await page(ana)).toMatchObject({ kind: 'open' });
    expect((await call('POST', '/api/teams/invites/accept', { token: TOKEN })).status).toBe(200);
    expect(await page(ana)).toEqual({ kind: 'member', team: 'Acme' });
    expect((await call('DELETE', `/api/teams/${team}/members/${ana}`)).status).toBe(204);
    expect(await page(ana)).toEqual({ kind: 'left', team: 'Acme' });
    const [eve] = await database().insert(users).values({ email: 'eve@acme.test', role: 'USER' }).returning();
    expect(await page(eve!.id)).toEqual({ kind: 'accepted' });
    expect(await page(null)).toEqual({ kind: 'accepted' });
  });
});
