import { approvalSchema, chooseSchema } from '@/modules/loops/schema';
import type { Endpoint } from '../endpoint';
import { ok } from '../shapes';

const shared = { tag: 'Guests', caller: 'link' } as const;

export const GUESTS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'POST',
    path: '/api/slots/{token}',
    summary: 'A guest’s answer to the times on offer',
    description: 'Takes JSON, or the form of the page: then the answer is a redirect back to it.',
    body: chooseSchema,
    answers: { 200: ok, 303: null },
    errors: ['stale'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/slots/{token}/event.ics',
    summary: 'The booked meeting as a calendar file',
    answers: { 200: { bytes: 'text/calendar' } },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/approvals/{token}',
    summary: 'The owner’s answer by the link in a mail: yes, no, a choice, words, or take_back',
    body: approvalSchema,
    answers: { 303: null },
  },
];
