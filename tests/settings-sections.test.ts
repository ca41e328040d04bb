import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GROUPS, sectionsFor } from '@/app/(app)/settings/sections';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { LOCALES } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { ROLES, type Role, type SessionUser } from '@/modules/identity/schema';
import { setRuntime } from '@/ports/runtime';
import { useDatabase } from './support/database';
import { mailboxRuntime } from './support/mailbox';
import { pageRoutes } from './support/page-routes';

const t = translator('en', 'places');

useDatabase();
const runtime = mailboxRuntime();
setRuntime(runtime);

async function person(role: Role): Promise<SessionUser> {
  const [row] = await database()
    .insert(users)
    .values({ email: `${randomUUID()}@acme.test`, role })
    .returning();
  return row!;
}

it('every page of the settings is in their list, and the list leads to pages that exist', async () => {
  // Whoever hosts it without plans has no page of plans in the list.
  setRuntime({ ...runtime, settings: { ...runtime.settings, billing: true } });
  const listed = (await sectionsFor(await person('ADMIN'), t)).map(({ href }) => href);
  setRuntime(runtime);
  expect([...listed].sort()).toEqual(
    pageRoutes().filter((route) => route.startsWith('/settings/') && !route.includes('[')),
  );
});

it('each says in one line how things stand, also where nothing has been set up', async () => {
  for (const role of ROLES) {
    const user = await person(role);
    for (const { href, group, state } of await sectionsFor(user, t)) {
      for (const locale of LOCALES) expect(await state(user, locale), href).toMatch(/^\S.{3,200}$/);
      expect(GROUPS.map((key) => t(key))).toContain(group);
    }
  }
});

it('whoever waits to be let in has the account and nothing else', async () => {
  expect((await sectionsFor(await person('WAITLIST'), t)).map(({ href }) => href)).toEqual(['/settings/account']);
});
