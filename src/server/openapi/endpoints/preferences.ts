import { z } from 'zod';
import {
  basicsForm,
  documentForm,
  previewForm,
  simulateForm,
  undoForm,
  versionsQuery,
} from '@/modules/preferences/schema';
import { modelSwitch } from '@/modules/reader/schema';
import type { Endpoint } from '../endpoint';
import { instant, listOf } from '../shapes';

const rule = z.looseObject({ rule: z.looseObject({ kind: z.string() }), words: z.string() });
const source = z.enum(['owner', 'form', 'mail', 'draft', 'undo', 'start']);

const sentence = z.looseObject({
  id: z.string(),
  text: z.string(),
  rules: z.array(rule),
  unread: z.array(z.string()).describe('What of it was not understood, and so binds nothing'),
  origin: z.strictObject({ version: z.int(), at: instant, source, loopId: z.string().nullable() }).nullable(),
});

const compiled = {
  sentences: z.array(sentence),
  rules: z.array(rule.extend({ sentence: z.string() })).describe('Those that hold now'),
  unread: z.array(z.strictObject({ sentence: z.string(), text: z.string() })),
  conflicts: z.array(z.looseObject({})),
};
const document = z.strictObject({ version: z.int(), text: z.string(), ...compiled });

const preview = z.strictObject({
  ...compiled,
  calendar: z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), zone: z.string(), days: z.array(z.looseObject({})) }),
    z.strictObject({ ok: z.literal(false), reason: z.enum(['none', 'revoked', 'unavailable', 'unconfirmed']) }),
  ]),
});

const simulation = z.strictObject({
  minutes: z.int(),
  medium: z.enum(['video', 'phone', 'in_person']),
  zone: z.string(),
  unreadable: z.string().nullable(),
  offered: z.array(z.strictObject({ start: instant, end: instant })),
  opening: z.array(z.strictObject({ rule: z.string(), sentence: z.string().nullable(), opens: z.int() })),
  at: z.strictObject({ start: instant, blocked: z.array(z.looseObject({})) }).nullable(),
});

const secondReading = z.strictObject({
  version: z.int(),
  readings: z.array(
    z.strictObject({
      sentence: z.string(),
      kept: z.array(z.string()),
      proposals: z.array(z.strictObject({ quote: z.string(), words: z.string(), sentence: z.string() })),
      certain: z.boolean(),
    }),
  ),
});

const version = z.strictObject({
  version: z.int(),
  at: instant,
  source,
  loopId: z.string().nullable(),
  undoneTo: z.int().nullable(),
  diff: z.array(z.looseObject({})),
});

const draft = z.strictObject({
  state: z.enum(['running', 'ready', 'failed']),
  draft: z.strictObject({ text: z.string(), sentences: z.array(z.looseObject({})) }).nullable(),
});

const basics = z.strictObject({
  basics: z.looseObject({ zone: z.string(), hours: z.looseObject({}), durationMin: z.int() }),
  confirmed: z.boolean().describe('Nothing is offered before'),
  source: z.enum(['saved', 'calendar', 'none']),
});

const model = z.strictObject({
  model: z.string().nullable(),
  recipient: z.string().nullable().describe('The host that mail would be sent to'),
  enabled: z.boolean(),
  asked: z.boolean().describe('The owner has said yes or no'),
  phrasing: z.boolean(),
  preferences: z.boolean(),
  preferencesAsked: z.boolean(),
});

const shared = { tag: 'Preferences', caller: 'member' } as const;

export const PREFERENCES: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/preferences',
    scope: 'preferences:read',
    summary: 'The preferences document and the rules that it makes',
    answers: { 200: document },
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/preferences',
    summary: 'Save a new version of the document',
    body: documentForm,
    answers: { 200: document },
    errors: ['stale', 'too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/preferences/preview',
    summary: 'What a text would mean, and two weeks under it',
    body: previewForm,
    answers: { 200: preview },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/preferences/simulate',
    scope: 'availability:read',
    summary: 'What would be offered to whom under a text, and why not another time',
    body: simulateForm,
    answers: { 200: simulation },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/preferences/second-reading',
    summary: 'What a language model reads in the saved sentences that were not understood',
    description: 'It binds nothing: whoever agrees with a proposal writes its sentence into the document.',
    answers: { 200: secondReading },
    errors: ['no_model', 'too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/preferences/initialize',
    summary: 'Have a first document drafted from the calendar',
    description: 'Made in the background; nothing that was written is changed.',
    answers: { 202: z.strictObject({ state: z.literal('running') }) },
    errors: ['no_calendar', 'too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/preferences/initialize',
    summary: 'How the draft stands',
    answers: { 200: draft },
    errors: ['not_found'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/preferences/versions',
    scope: 'preferences:read',
    summary: 'Versions, the newest first, each with what it changed',
    query: versionsQuery,
    answers: { 200: listOf(version, z.int().nullable()) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/preferences/undo',
    summary: 'Bring an older version back, as a new one',
    body: undoForm,
    answers: { 200: document },
    errors: ['stale', 'not_found', 'too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/user/basics',
    scope: 'preferences:read',
    summary: 'Zone, hours and lengths, as the document has them',
    answers: { 200: basics },
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/user/basics',
    summary: 'Save zone, hours and lengths into the document',
    body: basicsForm,
    answers: { 200: basics },
    errors: ['stale', 'said_otherwise', 'too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/user/model',
    summary: 'Whether a language model may help to read mail, and to word it',
    answers: { 200: model },
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/user/model',
    summary: 'Let a language model read mail',
    body: modelSwitch,
    answers: { 200: model },
    errors: ['no_model'],
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/user/model/phrasing',
    summary: 'Let a language model word the assistant’s mail',
    body: modelSwitch,
    answers: { 200: model },
    errors: ['no_model'],
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/user/model/preferences',
    summary: 'Let a language model read sentences of the preferences that the rules cannot',
    body: modelSwitch,
    answers: { 200: model },
    errors: ['no_model'],
  },
];
