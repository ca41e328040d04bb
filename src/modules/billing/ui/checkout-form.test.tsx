import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WithMessages } from '../../../../tests/support/with-messages';
import { CheckoutForm } from './checkout-form';

afterEach(() => vi.unstubAllGlobals());

const PRICE = { unit: { amount: 7_900, currency: 'usd' }, reduced: { from: 5, unit: 6_715 } };
type Props = Partial<Parameters<typeof CheckoutForm>[0]>;
const show = (props: Props = {}) =>
  render(
    <AppRouterContext.Provider value={{ refresh: vi.fn() } as unknown as AppRouterInstance}>
      <WithMessages>
        <CheckoutForm
          {...{ plan: 'team', interval: 'month', price: PRICE, trial: null, paymentKey: null }}
          seats={{ wanted: 4, least: 2 }}
          {...props}
        />
      </WithMessages>
    </AppRouterContext.Provider>,
  );

/** Answers a coupon with this, and keeps what was asked. */
function answering(status: number, body: object): object[] {
  const asked: object[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, ...JSON.parse(String(init.body)) });
    return Response.json(body, { status });
  });
  return asked;
}
const check = async (code: string) => {
  await userEvent.type(screen.getByLabelText('Coupon'), code);
  await userEvent.click(screen.getByRole('button', { name: 'See what it gives' }));
};

describe('what is about to be paid', () => {
  it('follows the seats that are chosen, with what many of them cost less', async () => {
    show();
    expect(screen.getByText('4 seats: $316 a month.')).toBeTruthy();
    const seats = screen.getByLabelText('Seats');
    await userEvent.clear(seats);
    expect(screen.queryByText(/Due today/)).toBeNull();
    await userEvent.type(seats, '5');
    expect(screen.getByText('5 seats: $335.75 a month.')).toBeTruthy();
    expect(screen.getByText('Due today: $335.75, and taxes where there are any.')).toBeTruthy();
    expect(seats.getAttribute('min')).toBe('2');
  });

  it('is nothing today while a trial goes on', () => {
    show({ seats: null, trial: { days: 9, day: 'Friday, March 6' } });
    expect(screen.getByText(/Your trial goes on until Friday, March 6: the first payment is made then/)).toBeTruthy();
  });

  it('is less by a coupon that was asked for, as long as it is the one that is typed', async () => {
    const gift = { code: 'SPRING', kind: 'percent', value: 20, currency: null, duration: 'repeating', months: 3 };
    const asked = answering(200, gift);
    show();
    await check('spring');
    expect(await screen.findByText('SPRING: 20% off for 3 months.')).toBeTruthy();
    expect(
      screen.getByText(
        'Due today: $252.80 instead of $316, and taxes where there are any. It stays so for 3 months; then it is $316.',
      ),
    ).toBeTruthy();
    expect(asked).toEqual([{ url: '/api/stripe/coupon', plan: 'team', coupon: 'spring' }]);
    await userEvent.type(screen.getByLabelText('Coupon'), 'S');
    expect(screen.queryByText(/20%/)).toBeNull();
  });

  it('is put off by a coupon that gives days, where no longer trial does', async () => {
    const gift = {
      code: 'LONG',
      kind: 'trial_days',
      value: 30,
      currency: null,
      duration: 'once',
      months: null,
      day: 'April 3',
    };
    answering(200, gift);
    show({ seats: null, trial: { days: 9, day: 'Friday, March 6' } });
    await check('LONG');
    expect(await screen.findByText('LONG: 30 days free before the first payment.')).toBeTruthy();
    expect(screen.getByText('Due today: nothing. The first payment, $79, is made on April 3.')).toBeTruthy();
  });

  it('is not changed by a coupon that is none, which is said at its field', async () => {
    const text = 'This coupon is not good for this plan, or not any more';
    answering(422, { error: text, code: 'coupon_invalid', fields: { coupon: [text] } });
    show();
    await check('NOSUCH');
    expect((await screen.findByText(text)).id).toBe(screen.getByLabelText('Coupon').getAttribute('aria-describedby'));
    expect(screen.getByText('Due today: $316, and taxes where there are any.')).toBeTruthy();
  });
});
