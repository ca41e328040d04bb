import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { parseMail } from '@/adapters/mime/parse';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { billingMails, invoices } from '@/db/schema/billing';
import { CARD, useBilling } from '../../../tests/support/billing';
import { useDatabase } from '../../../tests/support/database';
import { compareBooks } from './commands/compare-books';
import { billingMail } from './commands/compose-mail';
import { mintCoupon } from './commands/coupons';
import { remind } from './commands/reminders';
import { accountOf } from './queries/accounts';

useDatabase();
const world = useBilling();
afterEach(() => expect(world.sandbox.control.violations).toEqual([]));

const DAY = 86_400_000;
const now = () => world.runtime.clock.now();
const mails = async (userId: string, kind: string) =>
  (await database().select().from(billingMails).where(eq(billingMails.userId, userId))).filter(
    (row) => row.kind === kind,
  );
/** The mail as it goes out, in English. */
async function written(row: typeof billingMails.$inferSelect, email: string) {
  const runtime = { ...world.runtime, compose: createComposer(null) };
  return parseMail((await billingMail(row, { email, language: 'en', zone: 'UTC' }, runtime)).raw as Buffer);
}
/** Goes to so many days before the end of the period, and has the reminders written, twice. */
async function daysBefore(userId: string, days: number) {
  const end = (await accountOf({ userId }))?.subscription?.periodEnd.getTime() ?? 0;
  await world.pass(end - days * DAY - (await now()));
  await remind(world.runtime);
  await remind(world.runtime);
}

describe('before money is taken', () => {
  it('for the first time after a trial, its payer is told the day, the sum and the card: a week and three days before', async () => {
    const kim = await world.person();
    await kim.call('POST', '/api/free-trial/start', {});
    await world.subscribe(kim, { plan: 'basic', interval: 'year' });
    const at = (await accountOf({ userId: kim.id }))?.subscription?.periodEnd.getTime();
    await daysBefore(kim.id, 8);
    expect(await mails(kim.id, 'charge_ahead')).toEqual([]);
    await daysBefore(kim.id, 7);
    await daysBefore(kim.id, 5);
    expect(await mails(kim.id, 'charge_ahead')).toHaveLength(1);
    await daysBefore(kim.id, 3);
    const told = await mails(kim.id, 'charge_ahead');
    expect(told).toHaveLength(2);
    for (const { data } of told)
      expect(data).toMatchObject({ plan: 'Basic', amount: 22_800, currency: 'usd', at, card: '4242', first: true });
    await world.pass(3 * DAY + 2 * 3_600_000);
    const [receipt] = await mails(kim.id, 'receipt');
    expect(receipt?.data).toMatchObject({ amount: 22_800, card: '4242' });
  });

  it('for another year, too; a month is charged without, and what is to end is not charged', async () => {
    const [year, month, ending] = [await world.person(), await world.person(), await world.person()];
    await world.subscribe(year, { plan: 'pro', interval: 'year' });
    await world.subscribe(month);
    await world.subscribe(ending, { plan: 'pro', interval: 'year' });
    await ending.call('POST', '/api/stripe/subscription/cancel', {});
    await daysBefore(month.id, 3);
    await daysBefore(year.id, 3);
    expect(await mails(month.id, 'charge_ahead')).toEqual([]);
    expect(await mails(ending.id, 'charge_ahead')).toEqual([]);
    // Who was not told a week before is told once.
    const [told, ...more] = await mails(year.id, 'charge_ahead');
    expect(more).toEqual([]);
    expect(told?.data).toMatchObject({ plan: 'Pro', amount: 70_800, first: false });
    expect((await written(told!, year.email)).text).toContain('$708 are charged to the card ending in 4242');
  });

  it('names what a coupon leaves of it, as it is charged then', async () => {
    const kim = await world.person();
    await mintCoupon({ code: 'HALF', kind: 'percent', value: 50, duration: 'forever', plans: [] }, await now());
    await kim.call('POST', '/api/free-trial/start', {});
    await world.subscribe(kim, { plan: 'pro', interval: 'month', coupon: 'HALF' });
    await daysBefore(kim.id, 3);
    const [told] = await mails(kim.id, 'charge_ahead');
    expect(told?.data.amount).toBe(3_950);
    await world.pass(3 * DAY + 2 * 3_600_000);
    const [receipt] = await mails(kim.id, 'receipt');
    expect(receipt?.data.amount).toBe(3_950);
  });
});

describe('a receipt', () => {
  it('comes for each invoice that took money, once, with the card’s last digits and the invoice behind its link', async () => {
    const kim = await world.person();
    world.sandbox.control.stripe.manner({ repeat: 1 });
    await world.subscribe(kim, {}, '5555555555554444');
    await world.pass(32 * DAY);
    world.sandbox.control.stripe.manner({ repeat: 0 });
    await compareBooks(world.runtime.payments, await now());
    const receipts = await mails(kim.id, 'receipt');
    expect(receipts.map(({ data }) => [data.plan, data.amount, data.card])).toEqual([
      ['Basic', 2400, '4444'],
      ['Basic', 2400, '4444'],
    ]);
    const account = (await accountOf({ userId: kim.id }))?.account.id ?? '';
    const urls = await database().select().from(invoices).where(eq(invoices.accountId, account));
    const mail = await written(receipts[0]!, kim.email);
    expect(mail.subject).toBe('Your receipt: $24 for Basic');
    expect(urls.some(({ hostedUrl }) => mail.text?.includes(hostedUrl ?? '-'))).toBe(true);
  });

  it('does not come for an invoice of nothing, nor for what was paid long before it was learnt', async () => {
    const [kim, lee] = [await world.person(), await world.person()];
    await kim.call('POST', '/api/free-trial/start', {});
    await world.subscribe(kim);
    expect(await mails(kim.id, 'receipt')).toEqual([]);
    world.sandbox.control.stripe.manner({ lose: 1 });
    await world.subscribe(lee, {}, CARD);
    await world.pass(5 * DAY);
    world.sandbox.control.stripe.manner({ lose: 0 });
    await compareBooks(world.runtime.payments, await now());
    const account = (await accountOf({ userId: lee.id }))?.account.id ?? '';
    expect(await database().$count(invoices, eq(invoices.accountId, account))).toBe(1);
    expect(await mails(lee.id, 'receipt')).toEqual([]);
  });
});
