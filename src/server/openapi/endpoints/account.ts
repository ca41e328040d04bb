import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { HUMAN_HELP, LANGUAGES } from '@/modules/account/constants';
import { accountPatch, deletionRequest } from '@/modules/account/schema';
import { confirmation, newAddress, ROLES } from '@/modules/identity/schema';
import { ACTIONS, activityQuery } from '@/modules/operations/schema';
import type { Endpoint } from '../endpoint';
import { instant, listOf } from '../shapes';

const settings = z.strictObject({
  name: z.string().nullable(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(ROLES),
  timeZone: z.string().nullable(),
  language: z.enum(Object.keys(LANGUAGES)).nullable(),
  humanHelp: z.enum(HUMAN_HELP),
  notifications: z.strictObject({ reminders: z.boolean(), reports: z.boolean(), briefing: z.boolean() }),
});

const session = z.strictObject({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: instant,
  expires: instant,
  current: z.boolean().describe('The one that asks'),
});

const address = z.strictObject({ address: z.string(), verifiedAt: instant.nullable() });

const exported = z.strictObject({
  state: z.enum(['none', 'running', 'ready', 'failed']),
  askedAt: instant.nullable(),
  readyAt: instant.nullable(),
  expiresAt: instant.nullable(),
  sizeBytes: z.int().nullable(),
});

const activity = z.strictObject({
  id: z.string(),
  at: instant,
  action: z.enum(ACTIONS),
  own: z.boolean().describe('Whether the holder of the account did it'),
  detail: z.string().nullable().describe('Which one of several: an account, an address, a role'),
  reason: z.string().nullable(),
  address: z.string().nullable().describe('Of the client; an IPv6 one as its /64'),
  userAgent: z.string().nullable(),
  token: z.string().nullable().describe('The name of the access token by which a program did it'),
});

export const ACCOUNT: readonly Endpoint[] = [
  {
    method: 'PATCH',
    path: '/api/user',
    tag: 'Account',
    summary: 'Change name, time zone, language, human help or notifications',
    description: 'What is not given stays. The time zone is written into the preferences document.',
    caller: 'account',
    body: accountPatch,
    answers: { 200: settings },
    errors: ['stale', 'said_otherwise'],
  },
  {
    method: 'PUT',
    path: '/api/user/picture',
    tag: 'Account',
    summary: 'Put in a picture',
    description: 'The body is the picture itself: PNG, JPEG or WebP of 2 MB at most. The middle square of it is kept.',
    caller: 'account',
    body: { bytes: 'image/*' },
    answers: { 200: z.strictObject({ image: z.string().describe('Its path') }) },
    errors: ['too_many'],
  },
  {
    method: 'DELETE',
    path: '/api/user/picture',
    tag: 'Account',
    summary: 'Take the picture away',
    caller: 'account',
    answers: { 204: null },
  },
  {
    method: 'GET',
    path: '/api/pictures/{name}',
    tag: 'Account',
    summary: 'A picture by its name',
    caller: 'account',
    answers: { 200: { bytes: 'image/webp' } },
  },
  {
    method: 'GET',
    path: '/api/user/sessions',
    tag: 'Account',
    summary: 'Where the account is signed in',
    caller: 'account',
    query: pageQuery,
    answers: { 200: listOf(session) },
  },
  {
    method: 'DELETE',
    path: '/api/user/sessions/{id}',
    tag: 'Account',
    summary: 'Sign out elsewhere',
    caller: 'account',
    answers: { 204: null },
  },
  {
    method: 'DELETE',
    path: '/api/user/notices/{id}',
    tag: 'Account',
    summary: 'Put a notice of the dashboard aside',
    caller: 'account',
    answers: { 204: null },
  },
  {
    method: 'GET',
    path: '/api/user/addresses',
    tag: 'Account',
    summary: 'Addresses from which the assistant takes instructions',
    caller: 'account',
    query: pageQuery,
    answers: { 200: listOf(address) },
  },
  {
    method: 'POST',
    path: '/api/user/addresses',
    tag: 'Account',
    summary: 'Add an address; a link to confirm it is mailed there',
    caller: 'account',
    body: newAddress,
    answers: { 200: address },
    errors: ['taken', 'verified', 'too_many', 'mail_not_sent'],
  },
  {
    method: 'POST',
    path: '/api/user/addresses/confirm',
    tag: 'Account',
    summary: 'Confirm an address by the token of its link',
    caller: 'account',
    body: confirmation,
    answers: { 200: z.strictObject({ address: z.string() }) },
    errors: ['bad_link', 'taken', 'not_found'],
  },
  {
    method: 'DELETE',
    path: '/api/user/addresses/{address}',
    tag: 'Account',
    summary: 'Remove an address',
    caller: 'account',
    answers: { 204: null },
    errors: ['sign_in'],
  },
  {
    method: 'GET',
    path: '/api/user/activity',
    tag: 'Account',
    summary: 'What was done to the account, newest first',
    description:
      'Sign-ins, connections, exports and the like, kept for a year. Ten of them, then with `cursor` the next twenty at a time.',
    caller: 'account',
    query: activityQuery,
    answers: { 200: listOf(activity, z.string().nullable()) },
  },
  {
    method: 'POST',
    path: '/api/user/export',
    tag: 'Account',
    summary: 'Have everything of the account put into an archive',
    description:
      'Made in the background, one at a time; a mail tells when it is ready. A ZIP with account.json, meetings.ics and mail.mbox, kept for 7 days.',
    caller: 'account',
    answers: { 202: exported },
    errors: ['running', 'too_many', 'reauth_required'],
  },
  {
    method: 'GET',
    path: '/api/user/export',
    tag: 'Account',
    summary: 'How the export stands',
    caller: 'account',
    answers: { 200: exported },
  },
  {
    method: 'GET',
    path: '/api/user/export/archive',
    tag: 'Account',
    summary: 'The archive',
    caller: 'account',
    description: 'HEAD tells whether it may be fetched now.',
    answers: { 200: { bytes: 'application/zip' } },
    errors: ['not_found', 'reauth_required', 'read_only'],
  },
  {
    method: 'POST',
    path: '/api/user/deletion',
    tag: 'Account',
    summary: 'Have the account deleted in 24 hours',
    description: 'The body names the account’s address, as a confirmation. Asked again, the time stays.',
    caller: 'account',
    body: deletionRequest,
    answers: { 200: z.strictObject({ at: instant }) },
    errors: ['not_found', 'last_admin', 'too_many', 'reauth_required'],
  },
  {
    method: 'DELETE',
    path: '/api/user/deletion',
    tag: 'Account',
    summary: 'Keep the account after all',
    caller: 'account',
    answers: { 200: z.strictObject({ at: z.null() }) },
    errors: ['stale'],
  },
];
