import { z } from 'zod';
import { languageChoice } from '@/modules/account/schema';
import { supportRequest } from '@/modules/support/schema';
import type { Endpoint } from '../endpoint';

const state = z.enum(['up', 'down']);

const health = z.strictObject({
  ok: z.boolean(),
  version: z.string(),
  tzData: z.string().describe('Version of the time-zone data'),
  database: state,
  databaseMs: z.number(),
  engine: state.describe('The workflow engine'),
  worker: state,
  mail: state.describe('Whether mail is taken'),
  sandbox: z.boolean(),
});

const webHealth = z.strictObject({ ok: z.boolean(), database: state });

export const INSTALLATION: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/health',
    tag: 'Installation',
    summary: 'Whether the installation works',
    caller: 'anyone',
    description: 'Of the parts besides the web role, answers may be a few seconds old.',
    answers: { 200: health, 503: health },
  },
  {
    method: 'GET',
    path: '/api/health/web',
    tag: 'Installation',
    summary: 'Whether the web role works, whatever the others do',
    caller: 'anyone',
    answers: { 200: webHealth, 503: webHealth },
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'Installation',
    summary: 'This description, as OpenAPI 3.1',
    caller: 'anyone',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  },
  {
    method: 'POST',
    path: '/api/language',
    tag: 'Installation',
    summary: 'Choose the language of the pages, in this browser',
    caller: 'anyone',
    body: languageChoice,
    answers: { 204: null, 303: null },
  },
  {
    method: 'POST',
    path: '/api/support',
    tag: 'Installation',
    summary: 'Write to the people who run this installation',
    caller: 'anyone',
    body: supportRequest,
    answers: { 202: null, 303: null },
    errors: ['too_many'],
  },
];
