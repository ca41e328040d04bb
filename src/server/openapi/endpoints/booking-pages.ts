import { z } from 'zod';
import { bookingType, handleWanted, KINDS, typePaused } from '@/modules/booking-pages/schema';
import type { Endpoint } from '../endpoint';

const page = z.looseObject({
  id: z.string(),
  slug: z.string().describe('The last part of its address'),
  title: z.string(),
  kind: z.enum(KINDS),
  durationMin: z.int(),
  paused: z.boolean(),
  hosts: z.array(z.string()),
});

const shared = { tag: 'Preferences', caller: 'member' } as const;

export const BOOKING_PAGES: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/booking-pages',
    summary: 'The booking pages of the account, and the name under which they are found',
    answers: { 200: z.strictObject({ items: z.array(page), handle: z.string().nullable() }) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/booking-pages',
    summary: 'Add a booking page',
    description: 'With the first one the account gets a name for its pages. Lengths are in minutes.',
    body: bookingType,
    answers: { 201: page },
    errors: ['taken', 'too_many', 'plan_limit'],
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/booking-pages/handle',
    summary: 'Choose the name under which the pages are found',
    description: 'The one before leads to it, and is nobody else’s.',
    body: handleWanted,
    answers: { 200: z.strictObject({ handle: z.string() }) },
    errors: ['taken', 'too_many'],
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/booking-pages/{id}',
    summary: 'Change a booking page',
    description: 'What is booked stays as it was booked.',
    body: bookingType,
    answers: { 200: page },
    errors: ['taken', 'plan_limit'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/booking-pages/{id}',
    summary: 'Pause a booking page, or let it take bookings again',
    body: typePaused,
    answers: { 200: page },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/booking-pages/{id}',
    summary: 'Remove a booking page',
    description: 'Its address says so from then on. What is booked stays.',
    answers: { 204: null },
  },
];
