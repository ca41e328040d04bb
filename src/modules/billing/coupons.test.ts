import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { invoices } from '@/db/schema/billing';
import { coupons } from '@/db/schema/coupons';
import { type Person, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { mintCoupon, type NewCoupon, switchCouponOff } from './commands/coupons';
import { accountOf } from './queries/accounts';
import { billingView } from './queries/page';

useDatabase({ connections: 24 });
const world = useBilling();

const DAY = 86_400_000;
let minted = 0;
async function mint(over: Partial<NewCoupon> = {}): Promise<string> {
  minted += 1;
  const code = `WELCOME${minted}`;
  const coupon: NewCoupon = { code, kind: 'percent', value: 50, duration: 'once', plans: [], ...over };
  expect(await mintCoupon(coupon, await world.runtime.clock.now())).toBe(true);
  return code;
}
const usedOf = async (code: string) => (await database().select().from(coupons).where(eq(coupons.code, code)))[0]?.used;
const order = async ({ call }: Person, coupon: string, plan = 'basic') => {
  const answer = await call('POST', '/api/stripe/checkout', { plan, interval: 'month', coupon });
  return { status: answer.status, ...((await answer.json()) as { code?: string; url?: string }) };
};

describe('a coupon', () => {
  it('takes off what it says, and is used when it was paid with', async () => {
    const kim = await world.person();
    const code = await mint({ max: 2 });
    await world.subscribe(kim, { coupon: code.toLowerCase() });
    const account = await accountOf({ userId: kim.id });
    const paid = await database().select().from(invoices).where(eq(invoices.accountId, account!.account.id));
    expect(paid).toEqual([expect.objectContaining({ amountPaid: 1200, total: 1200 })]);
    expect(await usedOf(code)).toBe(1);
  });

  it('tells what it gives before it is used, and keeps no use for that', async () => {
    const kim = await world.person();
    const code = await mint({ kind: 'percent', value: 20, duration: 'repeating', months: 3, max: 1 });
    const asked = async (coupon: string, { call }: Person = kim, plan?: string) => {
      const answer = await call('POST', '/api/stripe/coupon', { coupon, ...(plan ? { plan } : {}) });
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    const terms = { kind: 'percent', value: 20, currency: null, duration: 'repeating', months: 3 };
    const gift = { status: 200, code, ...terms, day: null };
    for (let i = 0; i < 2; i += 1) expect(await asked(` ${code.toLowerCase()} `)).toEqual(gift);
    expect(await usedOf(code)).toBe(0);
    const refused = (why: string) => ({ status: 422, code: 'coupon_invalid', fields: { coupon: [why] } });
    expect(await asked('NOSUCH')).toMatchObject(refused('There is no such coupon. Check how it is spelled'));
    expect(await asked(await mint({ plans: ['pro'] }))).toMatchObject(refused('This coupon is for another plan'));
    expect(await asked(await mint({ plans: ['pro'] }), kim, 'pro')).toMatchObject({ status: 200 });
    // A page that is open keeps the only use for its holder, who may ask again; nobody else gets it.
    await order(kim, code);
    expect(await asked(code)).toEqual(gift);
    expect(await asked(code, await world.person())).toMatchObject(refused('This coupon is over, or used up'));
    await world.subscribe(kim, { coupon: code });
    expect(await asked(code)).toMatchObject(refused('You have used this coupon already'));
    const { bills } = await billingView(kim.id, 0, await world.runtime.clock.now());
    expect(bills.map(({ coupon }) => coupon)).toEqual([expect.objectContaining({ code, months: 3 })]);
  });

  it.each<[string, () => Promise<string>]>([
    ['that nobody made', async () => 'NOSUCH'],
    [
      'that is switched off',
      async () => {
        const code = await mint();
        await switchCouponOff(code, 'command line', await world.runtime.clock.now());
        return code;
      },
    ],
    ['that has expired', async () => mint({ expiresAt: new Date((await world.runtime.clock.now()) - 1) })],
    ['that is for another plan', () => mint({ plans: ['pro'] })],
  ])('%s opens no checkout', async (_, make) => {
    const kim = await world.person();
    expect(await order(kim, await make())).toMatchObject({ status: 422, code: 'coupon_invalid' });
  });

  it('of which one use is left goes to one of many who want it at once', async () => {
    const code = await mint({ max: 1 });
    const people = await Promise.all(Array.from({ length: 8 }, () => world.person()));
    const answers = await Promise.all(people.map((one) => order(one, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    expect(await usedOf(code)).toBe(1);
  });

  it('comes back from a checkout that was not paid, and is not used twice by one account', async () => {
    const code = await mint({ max: 1 });
    const [kim, lee] = [await world.person(), await world.person()];
    expect((await order(kim, code)).status).toBe(200);
    expect((await order(lee, code)).status).toBe(422);
    await world.pass(DAY);
    expect(await usedOf(code)).toBe(0);
    await world.subscribe(lee, { coupon: code });
    await lee.call('POST', '/api/stripe/subscription/cancel', {});
    await world.pass(32 * DAY);
    await database().update(coupons).set({ max: 5 }).where(eq(coupons.code, code));
    expect((await order(lee, code)).status).toBe(422);
    expect((await order(kim, code)).status).toBe(200);
  });

  it('of days puts the first payment off', async () => {
    const kim = await world.person();
    await world.subscribe(kim, { coupon: await mint({ kind: 'trial_days', value: 10 }) });
    const account = await accountOf({ userId: kim.id });
    expect(account?.subscription).toMatchObject({ status: 'trialing' });
    const of = eq(invoices.accountId, account!.account.id);
    expect((await database().select().from(invoices).where(of)).every(({ amountPaid }) => amountPaid === 0)).toBe(true);
    await world.pass(11 * DAY);
    expect((await database().select().from(invoices).where(of)).some(({ amountPaid }) => amountPaid === 2400)).toBe(
      true,
    );
  });
});
