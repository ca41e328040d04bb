import { z } from 'zod';
import { bookingRequest } from '@/modules/booking-pages/schema';
import { guestCode, textsAsked, textsEnded } from '@/modules/guest-texts/schema';
import {
  approvalSchema,
  askSchema,
  chooseSchema,
  lateFormSchema,
  moveSchema,
  zoneSchema,
} from '@/modules/loops/schema';
import type { Endpoint } from '../endpoint';
import { minutes, ok } from '../shapes';

const shared = { tag: 'Guests', caller: 'link' } as const;

const minutesOf = z.looseObject({ start: minutes, end: minutes });

/** Why not, and for a time that cannot be had others near it. */
const refusedTime = z.looseObject({
  error: z.string(),
  code: z.string(),
  others: z.array(minutesOf).optional(),
});

export const GUESTS: readonly Endpoint[] = [
  {
    ...shared,
    caller: 'anyone',
    method: 'POST',
    path: '/api/book/{handle}/{type}',
    summary: 'Book a time of a booking page',
    description:
      'Takes JSON, or the form of the page: then the answer is a redirect. `form` is what the page’s form carries; it books once, for the time that it was shown for. ' +
      'With 409 `taken`, 410 (the time is over) and 404 (it is not offered) come the nearest `others`.',
    body: bookingRequest,
    answers: {
      200: z.strictObject({ page: z.string().describe('Where what came of it is shown') }),
      303: null,
      404: refusedTime,
      409: refusedTime,
      410: refusedTime,
    },
    errors: ['stale', 'too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/slots/{token}/move',
    summary: 'Move what was booked on a booking page to another of its times',
    body: moveSchema,
    answers: { 200: ok, 303: null },
    errors: ['stale'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/slots/{token}/cancel',
    summary: 'Cancel the meeting of a link',
    body: zoneSchema,
    answers: { 200: ok, 303: null },
    errors: ['stale'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/slots/{token}/ask',
    summary: 'Ask for other times for a meeting that was arranged by mail; it stands until one is chosen',
    body: askSchema,
    answers: { 200: ok, 303: null },
    errors: ['stale'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/slots/{token}/texts',
    summary: 'Text a code to a guest who wants texts about the meeting of a link',
    body: textsAsked,
    answers: { 200: ok, 303: null },
    errors: ['number_invalid', 'too_many', 'opted_out', 'stale'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/slots/{token}/texts/code',
    summary: 'Enter the code: texts about the meeting go to the number from then on',
    body: guestCode,
    answers: { 200: ok, 303: null },
    errors: ['code_wrong', 'too_many', 'stale'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/slots/{token}/texts/end',
    summary: 'No more texts about the meeting; the number is forgotten',
    body: textsEnded,
    answers: { 200: ok, 303: null },
  },
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
  {
    ...shared,
    method: 'POST',
    path: '/api/late/{token}',
    summary: 'The owner is late for a meeting, by the link in their briefing',
    body: lateFormSchema,
    answers: { 303: null },
  },
];
