import type { Endpoint } from '../endpoint';

export const BRIEFINGS: readonly Endpoint[] = [
  {
    tag: 'Account',
    caller: 'link',
    method: 'GET',
    path: '/api/briefings/{token}',
    summary: 'A link of a briefing: leads on, and tells that the briefing is read',
    answers: { 302: null },
  },
];
