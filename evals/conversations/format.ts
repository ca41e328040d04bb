import { z } from 'zod';

/** An address, `Name <address>`, the name of somebody of the conversation, or the words `owner` and `assistant`. */
const someone = z.string().min(1);
const several = z.union([someone.transform((one) => [one]), z.array(someone)]);
/** `YYYY-MM-DDTHH:MM` on the owner's clock, the same with an offset, or `YYYY-MM-DD` for a whole day. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/);
const person = z.looseObject({ name: z.string().min(1), email: z.email() });

const calendarEntry = z.looseObject({
  title: z.string(),
  start: moment,
  /** Of whole days: the first day after it. Absent: an hour, or a day. */
  end: moment.optional(),
  attendees: z.array(someone).default([]),
  location: z.string().optional(),
  /** RFC 5545, with or without `RRULE:`. */
  rrule: z.string().optional(),
  free: z.boolean().default(false),
  private: z.boolean().default(false),
});

const turnFields = {
  /** Absent: nobody writes, only time passes. */
  from: someone.optional(),
  to: several.default([]),
  cc: several.default([]),
  bcc: several.default([]),
  subject: z.string().optional(),
  text: z.string().default(''),
  html: z.string().optional(),
  /** An iCalendar object, or the answer to the newest invitation. */
  ics: z.string().optional(),
  auto: z.boolean().default(false),
  spoofed: z.boolean().default(false),
  replyTo: z.union([z.enum(['last', 'none']), z.int().min(1)]).optional(),
  /** What passes before it. */
  after: z
    .string()
    .regex(/^\d+[dhm]$/, { error: 'Use a time such as 2d, 3h or 10m' })
    .optional(),
};
const turn = z.looseObject(turnFields);

const conversationFields = {
  id: z.union([z.string(), z.number()]).transform(String),
  now: moment,
  owner: person.extend({
    zone: z.string(),
    locale: z.string().optional(),
    preferences: z.union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))]).optional(),
    mode: z
      .enum(['drafts_only', 'approve_everything', 'outsiders_first_time', 'when_unsure', 'autopilot'])
      .default('when_unsure'),
  }),
  guests: z.array(person.extend({ zone: z.string().optional() })).default([]),
  calendar: z.array(calendarEntry).default([]),
  turns: z.array(turn).min(1),
};

/** One line of the input: docs/conversations.md. */
export const conversation = z.looseObject(conversationFields);
export type Conversation = z.infer<typeof conversation>;
export type Turn = z.infer<typeof turn>;
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** Fields of a conversation that mean nothing here, for the output. */
export function unknownOfConversation(given: Conversation): Record<string, unknown> {
  return without(given, Object.keys(conversationFields));
}

/** Fields of a turn that mean nothing here, for the output. */
export function unknownOfTurn(given: Turn): Record<string, unknown> {
  return without(given, Object.keys(turnFields));
}

function without(given: Record<string, unknown>, known: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([key]) => !known.includes(key)));
}
