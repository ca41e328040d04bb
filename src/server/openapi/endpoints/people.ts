import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { newPersona, personaPatch, TONES } from '@/modules/assistants/schema';
import { inviteAnswer, peopleQuery, vipAnswer } from '@/modules/contacts/schema';
import { RIGHTS } from '@/modules/delegates/constants';
import { delegatePatch, newDelegate } from '@/modules/delegates/schema';
import type { Endpoint } from '../endpoint';
import { listOf, millis } from '../shapes';

const suggestion = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  reason: z.string().describe('In words'),
});

const person = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  lastAt: millis.nullable(),
  nextAt: millis.nullable(),
  meetings: z.int(),
  vip: z.boolean(),
  vipByGroup: z.boolean(),
});

const delegate = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  rights: z.array(z.enum(RIGHTS)),
});

const persona = z.strictObject({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  picture: z.string().nullable().describe('Its path'),
  tone: z.enum(TONES).nullable(),
  signature: z.string().nullable(),
  disclosure: z.string().nullable(),
  signs: z.string().describe('The line that says what writes'),
  isDefault: z.boolean(),
});

const shared = { tag: 'People', caller: 'member' } as const;

export const PEOPLE: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/people',
    summary: 'People known from calendar and mail',
    query: peopleQuery,
    answers: { 200: listOf(person) },
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/people/{id}/vip',
    summary: 'Make somebody a VIP: a sentence of the preferences',
    answers: { 204: null },
    errors: ['stale', 'said_otherwise'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/people/{id}/vip',
    summary: 'Somebody is no VIP any more',
    answers: { 204: null },
    errors: ['stale', 'said_otherwise'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/vip-suggestions',
    summary: 'Who may matter most, with the reason',
    query: pageQuery,
    answers: { 200: listOf(suggestion) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/vip-suggestions',
    summary: 'Take or put aside a suggestion',
    body: vipAnswer,
    answers: { 204: null },
    errors: ['not_found', 'stale', 'said_otherwise'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/howie-invite-suggestions',
    summary: 'People who might like the product, too',
    query: pageQuery,
    answers: { 200: listOf(suggestion) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/howie-invite-suggestions',
    summary: 'Invite somebody, or put the suggestion aside',
    body: inviteAnswer,
    answers: { 204: null },
    errors: ['not_found', 'already_asked', 'too_many', 'mail_not_sent'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/delegates',
    summary: 'Who may instruct the assistant for the user',
    query: pageQuery,
    answers: { 200: listOf(delegate) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/delegates',
    summary: 'Let somebody instruct the assistant',
    description: '`schedule`: meetings that they attend. `initiate`: meetings of the user without them.',
    body: newDelegate,
    answers: { 201: delegate },
    errors: ['plan_limit', 'taken', 'too_many'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/delegates/{id}',
    summary: 'Change name or rights',
    body: delegatePatch,
    answers: { 200: delegate },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/delegates/{id}',
    summary: 'Take the rights back, at once',
    answers: { 204: null },
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/assistants',
    summary: 'The personas of the assistant, the default one first',
    query: pageQuery,
    answers: { 200: listOf(persona) },
    errors: ['feature_off'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/assistants',
    summary: 'Make a persona',
    description: '`address` is what stands before the @. It stays the user’s, also after the persona was given up.',
    body: newPersona,
    answers: { 201: persona },
    errors: ['plan_limit', 'feature_off', 'taken', 'too_many'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/assistants/{id}',
    summary: 'Change how a persona is called and writes, or make it the default one',
    body: personaPatch,
    answers: { 200: persona },
    errors: ['feature_off'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/assistants/{id}',
    summary: 'Give a persona up; what was begun under it goes on',
    answers: { 204: null },
    errors: ['feature_off'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/assistants/{id}/picture',
    summary: 'The picture of a persona',
    description: 'For its owner alone. Has an ETag, and answers 304 to a caller who has it.',
    answers: { 200: { bytes: 'image/webp' }, 304: null },
    errors: ['feature_off'],
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/assistants/{id}/picture',
    summary: 'Give a persona a picture',
    description: 'The body is the picture itself: PNG, JPEG or WebP of 2 MB at most. The middle square of it is kept.',
    body: { bytes: 'image/*' },
    answers: { 200: persona },
    errors: ['feature_off', 'too_many'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/assistants/{id}/picture',
    summary: 'Take the picture of a persona away',
    answers: { 204: null },
    errors: ['feature_off'],
  },
  {
    tag: 'People',
    caller: 'link',
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    summary: 'Leads to the page by which no more invitations come',
    answers: { 302: null },
  },
  {
    tag: 'People',
    caller: 'link',
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    summary: 'No more invitations to this address (RFC 8058)',
    answers: { 200: { bytes: 'text/plain' }, 303: null },
  },
];
