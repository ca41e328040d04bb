import { z } from 'zod';
import { FLAGS, INTENTS, MEDIA, QUESTION_TOPICS, STANCES, TIME_ROLES } from '../reading';

const evidence = z.string().describe('Words copied from the message, letter by letter');
const confidence = z.number().describe('0 to 1');

/**
 * What a model answers about one message. Flat, every key required, enums and nulls only: several vendors accept no
 * other schema in strict mode, and none at all with bounds. Bounds are therefore kept by `reconcile`.
 */
export const modelAnswerSchema = z.strictObject({
  language: z.string().describe('BCP 47 primary subtag, such as it or pt'),
  understood: z.enum(['full', 'partial', 'none']),
  intents: z.array(z.strictObject({ kind: z.enum(INTENTS), confidence, evidence })),
  options: z.array(
    z.strictObject({
      option: z.number().describe('Number of an offered slot'),
      stance: z.enum(['accept', 'reject', 'prefer']),
      confidence,
      evidence,
    }),
  ),
  times: z.array(
    z.strictObject({
      quote: evidence,
      stance: z.enum(STANCES),
      role: z.enum(TIME_ROLES),
      exact: z.boolean().describe('The words name one start ("at 3"), not a stretch ("after 3")'),
      zoneQuote: z.string().nullable().describe('Words of the message that name a time zone for this time'),
      whose: z.enum(['sender', 'owner', 'other']).describe('Whose availability it is'),
      interpretation: z.array(
        z.strictObject({
          date: z.string().describe('YYYY-MM-DD'),
          from: z.string().nullable().describe('HH:MM'),
          to: z.string().nullable().describe('HH:MM'),
        }),
      ),
      recurrence: z.string().nullable().describe('RRULE of RFC 5545'),
      confidence,
    }),
  ),
  participants: z.array(
    z.strictObject({
      op: z.enum(['add', 'remove', 'make_optional', 'make_required', 'coordinator']),
      email: z.string().nullable(),
      name: z.string().nullable(),
      confidence,
      evidence,
    }),
  ),
  details: z.strictObject({
    durationMin: z.number().nullable(),
    medium: z.enum(MEDIA).nullable(),
    location: z.string().nullable(),
    phone: z.string().nullable(),
    title: z.string().nullable(),
    lateMin: z.number().nullable(),
    shiftMin: z.number().nullable(),
    evidence: z.string().nullable().describe('Words of the message that say so'),
  }),
  questions: z.array(z.strictObject({ topic: z.enum(QUESTION_TOPICS), evidence })),
  flags: z.array(z.enum(FLAGS)),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;
