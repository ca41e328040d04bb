import { expect, test } from 'vitest';
import { inspectCompose } from './compose';
import { inspectDecide } from './decide';

const zones = { recipient: 'Europe/London', owner: 'America/New_York' };
const slots = ['2026-03-09T14:00:00Z', { start: '2026-03-10T15:00:00Z', end: '2026-03-10T15:30:00Z' }];
const compose = (row: object) =>
  inspectCompose({ id: 1, zones, ...row }) as { subject: string; text: string; html: string; verified: boolean };

test.each(['en', 'de', 'fr', 'es'])('a plan in words of %s says the same when read back', (locale) => {
  const made = compose({ plan: { template: 'offer', slots, greet: ['Jane'], subject: 'Chat' }, locale });
  expect(made).toMatchObject({ subject: 'Re: Chat', verified: true });
  expect(made.text).toContain('Jane');
  expect(made.html).toContain('Jane');
});

test('a plan of decide stands for its first mail', () => {
  const { plan } = inspectDecide({
    now: '2026-03-03T10:00:00-05:00',
    state: null,
    event: { to: ['jane@globex.example'], text: 'Sunny, can you find 30 minutes for Jane and me next week?' },
    authority: 'owner',
    free: [{ from: '2026-03-09T09:00:00-04:00', to: '2026-03-11T17:00:00-04:00' }],
  });
  const made = compose({
    plan: { ...(plan as object), greet: ['Jane'] },
    zones: ['Europe/London', 'America/New_York'],
  });
  expect(made.verified).toBe(true);
  expect(made.text).toMatch(/Monday, March 9/);
});

test('who caused it and what has changed are said', () => {
  const late = compose({
    plan: { template: 'late', by: 'p1', minutes: 10, slots: slots.slice(0, 1), greet: ['Jane'] },
  });
  expect(late.text).toMatch(/Dana.*10 minutes/s);
  expect(late.verified).toBe(true);
});

test('what is no plan is refused', () => {
  expect(() => compose({ plan: { template: 'sonnet' } })).toThrow('template');
  expect(() => compose({ plan: { actions: [{ kind: 'silent', reason: 'x' }] } })).toThrow('no mail');
  expect(() => compose({ plan: { template: 'offer' }, zones: { recipient: 'Nowhere', owner: 'UTC' } })).toThrow('zone');
  expect(() => compose({ plan: { template: 'offer', slots: ['monday'] } })).toThrow('slots');
});
