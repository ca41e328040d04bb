import { createHash } from 'node:crypto';
import type { StripeAccount } from './account';
import { declined, invalid } from './errors';
import type { Conduct, PaymentMethod } from './model';
import { newId } from './store';

/** The vendor's test cards that the stand-in knows, and the debits of its own; any other well-formed card pays. */
const CONDUCTS: Readonly<Record<string, Conduct>> = {
  '4000000000000341': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authentication_required',
  DE89370400440532013000: 'debit_pays',
  DE62370400440532013001: 'debit_fails',
};

/** Cards that are refused when they are given, with why. */
const REFUSED: Readonly<Record<string, [code: string, message: string]>> = {
  '4000000000000002': ['generic_decline', 'Your card was declined.'],
  '4000000000000069': ['expired_card', 'Your card has expired.'],
  '4000000000000127': ['incorrect_cvc', "Your card's security code is incorrect."],
};

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^5[1-5]/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

/** Takes a card or an account number for debits. Throws a StripeError when it is none, or when it is refused at once. */
export function takeMethod(account: StripeAccount, given: string, customer: string | null): PaymentMethod {
  const number = given.replaceAll(/[\s-]/g, '').toUpperCase();
  const debit = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number);
  if (!debit && !(/^\d{12,19}$/.test(number) && luhn(number))) {
    throw invalid('Your card number is incorrect.', 'number', 'incorrect_number');
  }
  const refusal = REFUSED[number];
  if (refusal) throw declined(...refusal);
  const method: PaymentMethod = {
    id: newId('pm', 24),
    created: account.now,
    customer,
    type: debit ? 'sepa_debit' : 'card',
    brand: debit ? 'sepa_debit' : (BRANDS.find(([start]) => start.test(number))?.[1] ?? 'unknown'),
    last4: number.slice(-4),
    expMonth: 12,
    expYear: new Date(account.now * 1000).getUTCFullYear() + 3,
    fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
    country: debit ? number.slice(0, 2) : 'US',
    conduct: CONDUCTS[number] ?? (debit ? 'debit_pays' : 'pays'),
  };
  account.store.paymentMethods.set(method.id, method);
  account.changed();
  return method;
}

function luhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
