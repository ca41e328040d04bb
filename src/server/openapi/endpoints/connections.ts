import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { calendarPatch, newCaldav, newMailbox, newPassword } from '@/modules/connections/schema';
import { zoomPatch } from '@/modules/video/schema';
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
  booked: z.int().describe('Meetings to come that stand in its calendars, or take place in its rooms'),
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
    summary: 'Connected accounts: those of calendars with their calendars, and that of video meetings',
    query: pageQuery,
    answers: { 200: listOf(integration) },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/integrations/{id}',
    summary: 'Disconnect an account: pushes are stopped and the grant is revoked; rooms of booked video meetings stay',
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
    method: 'GET',
    path: '/api/integrations/zoom/add',
    summary: 'Lead the browser to Zoom’s consent',
    query: z.object({ returnTo: z.string().optional().describe('A path of this site') }),
    answers: { 302: null },
    errors: ['read_only'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/integrations/zoom',
    summary: 'Let all video meetings take place on Zoom, or only those for which it is named',
    description:
      'It is a sentence of the preferences, which this writes or takes out. 404 where Zoom is not connected.',
    body: zoomPatch,
    answers: { 200: z.strictObject({ everywhere: z.boolean() }) },
    errors: ['said_otherwise'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/integrations/zoom/callback',
    summary: 'Where Zoom sends the browser back to',
    description: 'Leads on to `returnTo` with `connected=zoom`, or `error` and the reason.',
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
  {
    tag: 'Connections',
    caller: 'link',
    method: 'POST',
    path: '/api/webhooks/zoom',
    summary: 'Zoom says that somebody has taken its leave back, or asks whether this address is ours',
    description:
      'Verified by `x-zm-signature` over `x-zm-request-timestamp` and the raw body, which may be five minutes old. `endpoint.url_validation` is answered with the token that it brings and its HMAC.',
    answers: { 200: z.union([ok, z.strictObject({ plainToken: z.string(), encryptedToken: z.string() })]) },
    errors: ['signature'],
  },
];
