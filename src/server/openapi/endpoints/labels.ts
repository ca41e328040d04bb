import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { FIELDS } from '@/core/labeling/fields';
import { INTENTS, readingSchema } from '@/core/reading/reading';
import {
  adjudication,
  compareQuery,
  conflictsQuery,
  exportQuery,
  LABEL_STATES,
  labelPatch,
  labelsQuery,
  newLabel,
  newSession,
  REASON_CODES,
} from '@/modules/labels/schema';
import type { Endpoint } from '../endpoint';
import { listOf, millis } from '../shapes';

const field = z.enum(FIELDS);
const share = z.number().nullable();

const figure = z.strictObject({
  items: z.int(),
  raw: share.describe('Observed agreement'),
  expected: share.describe('What chance alone would give'),
  value: share.describe('κ or α; null where chance would give nearly all of it'),
  rare: z.boolean().describe('Nearly everybody says the same: look at `raw`'),
});

const agreement = z.strictObject({
  mails: z.int().describe('Mails with two labelings and more'),
  fields: z.array(
    z.strictObject({
      field,
      by: z.enum(['cohen', 'fleiss', 'krippendorff']),
      figure,
      consequence: z.enum([
        'rewrite_guideline',
        'adjudicate_all',
        'adjudicate_conflicts',
        'look_at_raw',
        'nothing_yet',
      ]),
    }),
  ),
  intents: z.array(z.strictObject({ intent: z.string(), figure })),
  times: z.strictObject({ items: z.int(), f1: share, iou: share }),
});

const label = z.strictObject({
  id: z.string(),
  messageId: z.string(),
  subject: z.string().describe('Of the mail'),
  sender: z.string().describe('The address of its From, or nothing'),
  labelerId: z.string().nullable(),
  labeler: z.string().nullable(),
  session: z.string().nullable().describe('Its name'),
  sessionId: z.string().nullable(),
  state: z.enum(LABEL_STATES),
  origin: z.enum(['session', 'single', 'review', 'queue', 'adjudication']),
  prefilled: z.boolean().describe('The reader’s own reading was shown beforehand'),
  seconds: z.int(),
  version: z.int(),
  kinds: z.array(z.enum(INTENTS)),
  createdAt: millis,
  updatedAt: millis,
  submittedAt: millis.nullable(),
});

const view = label.extend({
  reading: readingSchema,
  mail: z.strictObject({
    messageId: z.string(),
    subject: z.string(),
    text: z.string().nullable().describe('What is new in it; null once its bytes are no longer kept'),
    receivedAt: millis,
    context: z.record(z.string(), z.unknown()).describe('What the reader was told of the conversation'),
  }),
  edits: z.array(field).describe('What differs from what the reader had read'),
  reasonCode: z.enum(REASON_CODES).nullable(),
  history: z.array(
    z.strictObject({ version: z.int(), by: z.string().nullable(), at: millis, changed: z.array(field) }),
  ),
});

const conflict = z.strictObject({
  messageId: z.string(),
  labelIds: z.array(z.string()),
  fields: z.array(field).describe('Empty: its session agreed too little'),
  session: z.string().nullable(),
  own: z.boolean().describe('Labelled by the caller, who may not decide on it'),
  since: millis,
});

const session = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(['open', 'closed']),
  rule: z.strictObject({ uncertain: z.int(), random: z.int(), newKinds: z.int() }),
  size: z.int(),
  overlap: z.int(),
  items: z.int(),
  done: z.int(),
  labelers: z.int(),
  createdAt: millis,
  closedAt: millis.nullable(),
});

const openSession = session.extend({
  progress: z.array(
    z.strictObject({
      labelerId: z.string(),
      labeler: z.string(),
      items: z.int(),
      done: z.int(),
      medianSeconds: z.int().nullable(),
    }),
  ),
  next: z
    .strictObject({ messageId: z.string(), position: z.int(), hidden: z.boolean(), seconds: z.int() })
    .nullable()
    .describe('What the caller labels next'),
});

const shared = { tag: 'Staff', caller: 'trainer' } as const;

export const LABELS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/labels',
    summary: 'Labels, the last changed first, without a word of any mail',
    description: 'Not those of a message that the caller still has to label in a session.',
    query: labelsQuery,
    answers: { 200: listOf(label) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/labels',
    summary: 'Label a message, or begin to',
    body: newLabel,
    answers: { 201: label },
    errors: ['not_found', 'gold', 'submitted', 'session_closed', 'own_label'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/labels/{id}',
    summary: 'A label with its mail and its history; its owner is told of the look',
    answers: { 200: view },
    errors: ['invalid'],
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/admin/labels/{id}',
    summary: 'Change an own draft, hand it in, or change what oneself decided on',
    body: labelPatch,
    answers: { 200: label },
    errors: ['gold', 'submitted', 'stale', 'own_label'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/labels/compare',
    summary: 'Two labels of one message, or one and the reader, field by field',
    query: compareQuery,
    answers: {
      200: z.strictObject({
        a: label,
        b: label.nullable(),
        fields: z.array(z.strictObject({ field, a: z.array(z.string()), b: z.array(z.string()), same: z.boolean() })),
        overlap: z.number().describe('Minutes that both name over minutes that either names'),
        agreement,
      }),
    },
    errors: ['not_found'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/labels/conflicts',
    summary: 'Messages for a third person to decide on',
    query: conflictsQuery,
    answers: { 200: listOf(conflict) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/labels/conflicts/{messageId}',
    summary: 'Decide what a message says: the reading is gold',
    body: adjudication,
    answers: { 201: label },
    errors: ['own_label', 'gold'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/labels/export',
    summary: 'Gold as JSON lines that `npm run eval:reader` reads',
    description:
      'Of owners who let staff see their mail. `redact=1`: known names, capitalised words that the reader does not know, addresses, numbers and links have stand-ins; a name in small letters and one that is a word remain.',
    query: exportQuery,
    answers: { 200: { bytes: 'application/x-ndjson' } },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/labeling-sessions',
    summary: 'Labeling sessions, the newest first',
    query: pageQuery,
    answers: { 200: listOf(session) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/labeling-sessions',
    summary: 'Draw messages and give them to labelers',
    description: 'Only messages whose owners let staff see them, and that nobody labels.',
    body: newSession,
    answers: { 201: openSession },
    errors: ['nothing_to_label', 'too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/labeling-sessions/{id}',
    summary: 'How far a session is, what the caller labels next, and how its labelers agree',
    answers: { 200: openSession.extend({ agreement }) },
    errors: ['invalid'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/labeling-sessions/{id}/close',
    summary: 'Close a session: what nobody disputes is gold',
    answers: {
      200: z.strictObject({
        gold: z.int(),
        left: z.int().describe('For a third person to decide on'),
        weak: z.array(field).describe('Fields with too little agreement for anything to be gold undecided'),
      }),
    },
    errors: ['invalid', 'session_closed'],
  },
];
