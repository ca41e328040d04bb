import { expect, it } from 'vitest';
import type { Standing } from '@/core/entitlements/standing';
import { translator } from '@/messages/translate';
import { besidesWords, linesBesides, standingLine } from './standing-line';

const t = translator('en', 'billing');
const DAY = 86_400_000;
const day = (ms: number) => `day ${ms / DAY}`;
const at = { nowMs: 10 * DAY, day };
const on = (n: number | null) => (n === null ? null : new Date(n * DAY));

const standing = (by: Standing['by'], name: string, over: Partial<Standing> = {}): Standing => ({
  plan: { key: name.toLowerCase(), name, rank: 1, gives: {} },
  ...{ by, status: 'active', until: null, windingDownUntil: null },
  ...over,
});
const bill = (of: 'own' | 'team', name: string, status: string, over: Partial<Record<string, number>> = {}) => ({
  ...{ of, team: of === 'team' ? 'Acme' : null, paid: { name } },
  subscription: {
    status,
    periodEnd: new Date(30 * DAY),
    cancelAt: on(over.cancelAt ?? null),
    pausedUntil: on(over.pausedUntil ?? null),
    paidUntil: on(over.paidUntil ?? null),
    pastDueSince: on(over.pastDueSince ?? null),
  },
});

it.each<[string, Standing, ReturnType<typeof bill>[], string, object]>([
  ['what is paid', standing('own', 'Pro'), [bill('own', 'Pro', 'active')], 'You have Pro. It renews on day 30.', {}],
  [
    'what nothing was charged for yet',
    standing('own', 'Pro'),
    [bill('own', 'Pro', 'trialing')],
    'You have Pro. Nothing was charged yet: the first payment is made on day 30.',
    {},
  ],
  [
    'a trial above what is paid',
    standing('trial', 'Pro', { until: 20 * DAY }),
    [bill('own', 'Basic', 'active')],
    'You have Pro on trial until day 20.',
    { own: 'It renews on day 30.' },
  ],
  [
    'a payment that fails and gives nothing any more',
    standing('everybody', 'Free', { status: 'past_due' }),
    [bill('own', 'Pro', 'unpaid')],
    'You are on Free: the payment for Pro did not go through. Mend it, and you have Pro again.',
    {},
  ],
  [
    'a team’s plan beside a payment of one’s own that fails',
    standing('team', 'Team'),
    [bill('own', 'Basic', 'past_due', { pastDueSince: 5 }), bill('team', 'Team', 'active', { cancelAt: 30 })],
    'You have Team until day 30. Nothing more is charged.',
    {
      own: 'The last payment did not go through. It stays until day 19.',
      team: 'It ends on day 30. Nothing more is charged.',
    },
  ],
  [
    'a pause whose paid days are over',
    standing('everybody', 'Free', { status: 'paused' }),
    [bill('own', 'Pro', 'paused', { pausedUntil: 40, paidUntil: 8 })],
    'Your plan is paused until day 40. Until then you are on Free, and no invoice is made: what Free does not have rests. It goes on by itself.',
    {},
  ],
])('%s', (_, stands, bills, line, besides) => {
  const facts = { standing: stands, bills };
  expect(standingLine(t, facts, day)).toBe(line);
  expect(linesBesides(t, facts, at)).toEqual(besides);
});

it('the settings add the bills that the line does not speak of', () => {
  const bills = [bill('own', 'Basic', 'active'), bill('team', 'Team', 'paused', { pausedUntil: 60, paidUntil: 30 })];
  expect(besidesWords(t, { standing: standing('own', 'Basic'), bills }, at)).toEqual([
    'The plan of Acme is Team. It is paused until day 60, and no invoice is made until then. What is paid for stays until day 30.',
  ]);
});
