import { expect, it } from 'vitest';
import { wantedOf } from './wanted';

it.each([
  ['/free-trial', { plan: 'free-trial' }],
  ['/free-trial?code=abc', { code: { kind: 'pro-trial', value: 'abc' } }],
  ['/checkout?plan=pro&interval=year', { plan: 'pro:year' }],
  ['/checkout?plan=basic', { plan: 'basic:month' }],
  ['/checkout', {}],
  ['/meetings?plan=pro', {}],
  [null, {}],
])('somebody who comes back to %s wants %j', (page, wanted) => {
  expect(wantedOf(page)).toEqual(wanted);
});
