import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { database } from '@/db/client';
import { invoices } from '@/db/schema/billing';
import { useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { accountOf } from './queries/accounts';
import { businessNow } from './queries/business';
import { userPayment } from './queries/user-payment';

useDatabase();
const world = useBilling();
afterEach(() => expect(world.sandbox.control.violations).toEqual([]));

const now = () => world.runtime.clock.now();

it('the business is told by what is paid: by state, by month and currency, what fails, and which trials end', async () => {
  const [kim, lee, jo, ann, owner] = await Promise.all(Array.from({ length: 5 }, () => world.person()));
  await world.subscribe(kim!, { plan: 'pro', interval: 'year' });
  await world.subscribe(lee!);
  await jo!.call('POST', '/api/free-trial/start', {});
  await ann!.call('POST', '/api/free-trial/start', {});
  await world.subscribe(ann!);
  await owner!.call('POST', '/api/teams', { name: 'Acme' });
  await world.subscribe(owner!, { plan: 'team', interval: 'month', seats: 5 });
  const business = await businessNow(await now());
  const counts = Object.fromEntries(business.states.counts.map(({ state, count }) => [state, count]));
  expect(counts).toEqual({ active: 3, trialing: 1, past_due: 0, unpaid: 0, paused: 0 });
  // Basic by the month, a twelfth of a year of Pro, and five seats at the price of five.
  expect(business.monthly).toEqual([{ currency: 'usd', amount: 2_400 + 70_800 / 12 + 5 * 6_715 }]);
  expect(business.starting.map(({ email, amount }) => [email, amount])).toEqual([[ann!.email, 2_400]]);
  expect(business.trials.rows.map(({ email, plan }) => [email, plan])).toEqual([[jo!.email, 'Basic']]);
  expect(business.failed).toEqual([]);
  const end = (await accountOf({ userId: lee!.id }))?.subscription?.periodEnd.getTime() ?? 0;
  world.sandbox.control.stripe.giveCard(
    (await accountOf({ userId: lee!.id }))?.account.customerId ?? '',
    '4000000000000341',
  );
  await world.pass(end - (await now()) + 2 * 3_600_000);
  const [failed] = (await businessNow(await now())).failed;
  expect(failed).toMatchObject({ email: lee!.email, due: { amount: 2_400, currency: 'usd' } });
  expect(failed?.nextAttemptAt).toBeGreaterThan(await now());
});

it('of a user is told what they pay and have paid, for a team too, and who pays for the team in which they are', async () => {
  const [dana, ben] = [await world.person(), await world.person()];
  const { id: team } = await (await dana.call('POST', '/api/teams', { name: 'Acme' })).json();
  await dana.call('PATCH', `/api/teams/${team}`, { domain: 'acme.test', domainJoin: true });
  await world.subscribe(dana, { plan: 'team', interval: 'month', seats: 2 });
  expect((await ben.call('POST', `/api/teams/${team}/join`)).status).toBe(200);
  const seen = await userPayment(dana.id, world.runtime);
  const account = await accountOf({ teamId: team });
  expect(seen.bills).toEqual([
    expect.objectContaining({
      team: 'Acme',
      customerId: account?.account.customerId,
      // A stand-in has no page for whoever operates this.
      vendorPage: null,
      paid: expect.objectContaining({ plan: 'Team', amount: 15_800, status: 'active' }),
    }),
  ]);
  const own = await database().select().from(invoices).where(eq(invoices.payerId, dana.id));
  expect(seen.invoices.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  const member = await userPayment(ben.id, world.runtime);
  expect([member.bills, member.team]).toEqual([[], { name: 'Acme', paying: true, payerId: dana.id }]);
});
