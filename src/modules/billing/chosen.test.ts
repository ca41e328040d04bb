import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { standingOfUser } from './queries/entitlement';

useDatabase();
const world = useBilling();
afterEach(() => expect(world.sandbox.control.violations).toEqual([]));

const signUp = ({ call }: Person, plan: string) =>
  call('POST', '/api/user/signup', { v: 1, timeZone: 'Europe/Vienna', at: '2026-03-02T09:00:00.000Z', plan });
const offered = async ({ id }: Person) =>
  (await database().select().from(notices).where(eq(notices.userId, id))).map(({ href }) => href);

it('a plan that was chosen before signing up waits on the dashboard, until it is paid', async () => {
  const kim = await world.person();
  expect((await signUp(kim, 'pro:year')).status).toBe(200);
  expect(await offered(kim)).toEqual(['/checkout?plan=pro&interval=year']);
  await world.subscribe(kim, { plan: 'pro', interval: 'year' });
  expect(await offered(kim)).toEqual([]);
});

it('a team’s begins with the team; what is not offered, or costs nothing, is forgotten', async () => {
  const people = await Promise.all(['team:month', 'gold:month', 'free:month', 'pro'].map(() => world.person()));
  const [team, gold, free, bare] = people as [Person, Person, Person, Person];
  await signUp(team, 'team:month');
  await signUp(gold, 'gold:month');
  await signUp(free, 'free:month');
  await signUp(bare, 'pro');
  expect(await Promise.all([team, gold, free, bare].map(offered))).toEqual([['/settings/team'], [], [], []]);
});

it('a free trial that was chosen begins with the sign-up', async () => {
  const kim = await world.person();
  await signUp(kim, 'free-trial');
  const { plan, by } = await standingOfUser(kim.id, true, await world.runtime.clock.now());
  expect([plan.key, by]).toEqual(['basic', 'trial']);
});
