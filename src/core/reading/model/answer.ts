import { z } from 'zod';
import { WEEKDAYS } from '../../time/calendar-date';
import { FLAGS, INTENTS, PERSON_OPS, QUESTION_TOPICS, STANCES, TIME_ROLES } from '../reading';

const quote = z.string().describe('Words copied from the message, letter by letter');
const date = z.string().describe('YYYY-MM-DD');
const clock = z.string().nullable().describe('HH:MM');

const meeting = z.number().describe('Of several meetings the one, from 1; 0: all, or the only one');

/** What a detail may be about; `refused_medium` is one that the sender does not want. */
export const DETAILS = [
  'duration',
  'usual_duration',
  'medium',
  'refused_medium',
  'location',
  'phone',
  'title',
  'late',
  'shift',
  'zone',
] as const;

/**
 * What a model answers about one message. Flat, every key required, enums and nulls only: several vendors accept no
 * other schema in strict mode, and none at all with bounds. Bounds are therefore kept by whoever takes the answer.
 */
export const modelAnswerSchema = z.strictObject({
  language: z.string().describe('BCP 47 primary subtag, such as it or pt'),
  understood: z.enum(['full', 'partial', 'none']),
  intents: z.array(z.strictObject({ kind: z.enum(INTENTS), quote })),
  options: z.array(
    z.strictObject({
      option: z.number().describe('Number of an offered slot'),
      stance: z.enum(['accept', 'reject', 'prefer', 'fallback']),
      quote,
    }),
  ),
  times: z.array(
    z.strictObject({
      quote,
      role: z.enum(TIME_ROLES),
      stance: z.enum(STANCES),
      exact: z.boolean().describe('The words name one start ("at 3"), not a stretch ("after 3")'),
      zone: z.string().nullable().describe('IANA zone that words of the message give this time; null: the sender’s'),
      days: z.array(z.strictObject({ date, from: clock, to: clock })),
      weekly: z
        .strictObject({
          weekdays: z.array(z.enum(WEEKDAYS)),
          from: clock,
          to: clock,
          first: date.nullable(),
          last: date.nullable(),
        })
        .nullable()
        .describe('In place of days: every one of these weekdays'),
      meeting,
    }),
  ),
  people: z.array(
    z.strictObject({
      op: z.enum(PERSON_OPS),
      email: z.string().nullable(),
      name: z.string().nullable(),
      meeting,
      quote,
    }),
  ),
  zones: z.array(
    z.strictObject({
      who: z.string().describe('Name or address, as written'),
      zone: z.string().describe('IANA'),
      quote,
    }),
  ),
  kinds: z.array(z.string()).describe('Names out of "kinds"'),
  details: z.array(
    z.strictObject({
      what: z.enum(DETAILS),
      minutes: z.number().nullable().describe('Of duration, usual_duration, late, shift'),
      value: z.string().nullable().describe('Of medium, location, phone, title, zone'),
      meeting,
      quote,
    }),
  ),
  questions: z.array(
    z.strictObject({
      topic: z.enum(QUESTION_TOPICS),
      blocks: z.boolean().describe('Nothing else in the message holds before it is answered'),
      quote,
    }),
  ),
  order: z.strictObject({
    to: z.enum(['assistant', 'people', 'nobody']).describe('Whom the sender asks to do something'),
    answer: z.enum(['yes', 'no', 'change']).nullable().describe('To the question in "waiting"'),
    times: z.enum(['asked', 'agreed']).nullable(),
  }),
  flags: z.array(z.enum(FLAGS)),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;
