import { z } from 'zod';
import { briefingTest, churnQuery } from '@/modules/briefings/schema';
import type { Endpoint } from '../endpoint';
import { instant } from '../shapes';

const count = z.int().nullable().describe('Null: fewer than ten');
const line = z.strictObject({ change: z.enum(['same', 'removed', 'added']), text: z.string() });

export const BRIEFINGS: readonly Endpoint[] = [
  {
    tag: 'Account',
    caller: 'link',
    method: 'GET',
    path: '/api/briefings/{token}',
    summary: 'A link of a briefing: leads on, and tells that the briefing is read',
    answers: { 302: null },
  },
  {
    tag: 'Staff',
    caller: 'admin',
    method: 'POST',
    path: '/api/admin/daily-briefing-test',
    summary: 'What somebody would be told on a morning, against what they were told last',
    description: 'Of those who allow human help; it is written down for them. `send`: to whoever asks.',
    body: briefingTest,
    answers: {
      200: z.strictObject({ subject: z.string(), html: z.string(), text: z.string(), diff: z.array(line) }),
    },
    errors: ['user_unknown', 'human_help_off', 'no_zone', 'mail_not_sent'],
  },
  {
    tag: 'Staff',
    caller: 'admin',
    method: 'GET',
    path: '/api/admin/daily-briefing-churn',
    summary: 'Who reads their briefings, by the week of the first one, and who has stopped',
    query: churnQuery,
    answers: {
      200: z.strictObject({
        cohorts: z.array(z.strictObject({ week: z.iso.date(), readers: count, active: count })),
        stopped: z.array(
          z.strictObject({ email: z.string(), lastSentAt: instant, paused: z.boolean(), held: z.array(z.string()) }),
        ),
      }),
    },
  },
];
