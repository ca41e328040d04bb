import { insight } from '@/modules/insight/schema';
import type { Endpoint } from '../endpoint';

export const INSIGHT: readonly Endpoint[] = [
  {
    tag: 'Staff',
    caller: 'admin',
    method: 'GET',
    path: '/api/admin/insight',
    summary: 'Sign-ups, activation, first bookings, help and corrections by week, and weekly cohorts',
    description: 'Counted every quarter of an hour. Groups of fewer than ten people are never told exactly.',
    answers: { 200: insight },
  },
];
