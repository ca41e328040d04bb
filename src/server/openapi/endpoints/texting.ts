import { z } from 'zod';
import { codeEntered, newNumber, phonePatch, TEXTED_KINDS } from '@/modules/texting/schema';
import type { Endpoint } from '../endpoint';

const minuteOfDay = z.int().describe('Minute of the day in the zone of its owner');
const phone = z.strictObject({
  phone: z
    .strictObject({
      number: z.string().describe('E.164'),
      verified: z.boolean().describe('The code that was texted there was entered'),
      stopped: z.boolean().describe('Its holder has said STOP'),
      kinds: z.array(z.enum(TEXTED_KINDS)),
      quiet: z.strictObject({ from: minuteOfDay, until: minuteOfDay }),
      line: z.string().nullable().describe('The number that texts come from'),
      spent: z
        .strictObject({ amount: z.int(), most: z.int(), currency: z.string() })
        .describe('Of this month, in the smallest unit of the currency'),
    })
    .nullable(),
});

const shared = { tag: 'Account', caller: 'member' } as const;
const vendor = { tag: 'Account', caller: 'link', method: 'POST', errors: ['signature'] } as const;
const silence = { bytes: 'text/xml' };

export const TEXTING: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/user/phone',
    summary: 'The number at which its owner is texted',
    answers: { 200: phone },
    errors: ['feature_off'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/user/phone',
    summary: 'Text a code to a number',
    body: newNumber,
    answers: { 202: phone },
    errors: ['feature_off', 'number_invalid', 'wrong_state', 'opted_out', 'no_line', 'plan_limit', 'too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/user/phone/verify',
    summary: 'Enter the code, and agree to be texted',
    body: codeEntered,
    answers: { 200: phone },
    errors: ['feature_off', 'code_wrong', 'too_many', 'not_found'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/user/phone',
    summary: 'Of what one is texted, and in which hours not',
    body: phonePatch,
    answers: { 200: phone },
    errors: ['feature_off', 'not_found'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/user/phone',
    summary: 'Be texted no more',
    answers: { 204: null },
    errors: ['feature_off'],
  },
  {
    ...vendor,
    path: '/api/webhooks/twilio',
    summary: 'Twilio brings a text',
    description: 'A form, verified by its signature `X-Twilio-Signature` over the public address and its fields.',
    answers: { 200: silence },
  },
  {
    ...vendor,
    path: '/api/webhooks/twilio/status/{text}',
    summary: 'Twilio says what has become of a text',
    description: 'Verified like a text that it brings.',
    answers: { 200: silence },
  },
];
