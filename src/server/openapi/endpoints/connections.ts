import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { calendarPatch, newCaldav, newMailbox, newPassword } from '@/modules/connections/schema';
import type { Endpoint } from '../endpoint';
import { listOf, millis, ok } from '../shapes';

const calendar = z.looseObject({
  id: z.uuid(),
  name: z.string(),
  zone: z.string().nullable(),
  busy: z.boolean().describe('Its events count as busy time'),
  write: z.boolean().describe('Meetings are written to it'),
  syncedAt: millis.nullable(),
  syncError: z.string().nullable(),
});

const integration = z.looseObject({
  id: z.uuid(),
  kind: z.string(),
  account: z.string(),
  server: z.string().nullable().describe('Host of the account’s server, where the kind does not say it'),
  booked: z.int().describe('Meetings to come that stand in its calendars'),
  state: z.enum(['connected', 'syncing', 'expired', 'error']),
  lastSyncAt: millis.nullable(),
  calendars: z.array(calendar),
});

const mailbox = z.strictObject({
  id: z.uuid(),
  host: z.string(),
  port: z.int(),
  security: z.enum(['tls', 'starttls', 'none']),
  user: z.string(),
  state: z.enum(['connected', 'reading', 'error']),
  error: z.string().nullable(),
  readAt: millis.nullable(),
});

const shared = { tag: 'Connections', caller: 'member' } as const;

export const CONNECTIONS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/integrations',
    summary: 'Connected calendar accounts, with their calendars',
    query: pageQuery,
    answers: { 200: listOf(integration) },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/integrations/{id}',
    summary: 'Disconnect an account: pushes are stopped and the grant is revoked',
    answers: { 204: null },
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/integrations/google-calendar/add',
    summary: 'Lead the browser to Google’s consent',
    query: z.object({ returnTo: z.string().optional().describe('A path of this site') }),
    answers: { 302: null },
    errors: ['read_only'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/integrations/google-calendar/callback',
    summary: 'Where Google sends the browser back to',
    description: 'Leads on to `returnTo` with `connected=google-calendar`, or `error` and the reason.',
    query: z.object({ code: z.string().optional(), state: z.string().optional() }),
    answers: { 302: null },
    errors: ['read_only'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/integrations/caldav',
    summary: 'Connect an account at a CalDAV server, or give it a new password',
    description: 'Nothing is stored before the login has worked and calendars were found.',
    body: newCaldav,
    answers: { 201: z.strictObject({ id: z.uuid() }) },
    errors: ['plan_limit', 'cannot_connect', 'too_many'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/integrations/caldav/{id}',
    summary: 'Give a connected account its new password',
    body: newPassword,
    answers: { 200: z.strictObject({ id: z.uuid() }) },
    errors: ['cannot_connect', 'too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/feeds',
    summary: 'The secret address of the calendar feed of my meetings',
    answers: { 200: z.strictObject({ url: z.url() }) },
    errors: ['read_only'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/feeds',
    summary: 'Give the feed a new address; the old one is dead at once',
    answers: { 200: z.strictObject({ url: z.url() }) },
  },
  {
    tag: 'Connections',
    caller: 'link',
    method: 'GET',
    path: '/api/feeds/{file}',
    summary: 'Meetings that were made here, as iCalendar, for programs that subscribe',
    description: 'With an `ETag`; 304 where nothing has changed.',
    answers: { 200: { bytes: 'text/calendar' }, 304: null },
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/calendars/{id}',
    summary: 'Choose whether a calendar counts as busy, or is written to',
    body: calendarPatch,
    answers: { 200: z.strictObject({ busy: z.boolean(), write: z.boolean() }) },
    errors: ['last_write'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/integrations/mailboxes',
    summary: 'Mailboxes in which answers are seen that went past the assistant',
    query: pageQuery,
    answers: { 200: listOf(mailbox) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/integrations/mailboxes',
    summary: 'Connect a mailbox by IMAP',
    body: newMailbox,
    answers: { 200: z.strictObject({ id: z.uuid() }) },
    errors: ['login', 'certificate', 'encryption', 'host', 'folder', 'unreachable', 'too_many'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/integrations/mailboxes/{id}',
    summary: 'Disconnect a mailbox; its password is forgotten',
    answers: { 204: null },
  },
  {
    tag: 'Connections',
    caller: 'link',
    method: 'POST',
    path: '/api/webhooks/google',
    summary: 'Google says that a calendar has changed',
    description: 'Verified by channel, resource and token of the headers `X-Goog-…`.',
    answers: { 200: ok },
    errors: ['signature', 'unavailable'],
  },
];
