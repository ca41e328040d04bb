import { z } from 'zod';
import type { EpochMinute } from '../time/period';

/** What one message says: the only thing that a reader (grammar or model) can produce. docs/behaviour.md, Reading. */

export const INTENTS = [
  'request_meeting',
  'request_recurring',
  'propose_times',
  'accept_option',
  'accept_any',
  'decline_options',
  'ask_for_times',
  'state_availability',
  'decline_meeting',
  'reschedule',
  'cancel',
  'running_late',
  'change_duration',
  'change_medium',
  'change_location',
  'change_title',
  'add_participant',
  'remove_participant',
  'change_attendance',
  'delegate_scheduling',
  'share_scheduling_link',
  'provide_details',
  'ask_question',
  'ask_status',
  'approve_plan',
  'reject_plan',
  'edit_plan',
  'instruct_assistant',
  'block_time',
  'ask_calendar',
  'set_preference',
  'hold_off',
  'resume',
  'stop_assistant',
  'opt_out',
  'acknowledge',
  'thank',
  'out_of_office',
  'delivery_failure',
  'not_scheduling',
  'unclear',
] as const;
export type Intent = (typeof INTENTS)[number];

const hhmm = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const ymd = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const confidence = z.number().min(0).max(1);
const evidence = z.string().max(400);

export const STANCES = ['can', 'cannot', 'prefer', 'avoid'] as const;
export const TIME_ROLES = ['offer', 'deadline', 'earliest', 'absence', 'current_event'] as const;
export const MEDIA = ['video', 'phone', 'in_person', 'unspecified'] as const;
export const PERSON_OPS = ['add', 'remove', 'make_optional', 'make_required', 'coordinator', 'instead'] as const;
export const QUESTION_TOPICS = [
  'join_link',
  'location',
  'attendees',
  'agenda',
  'time_zone',
  'status',
  'is_automated',
  'other',
] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];
export const FLAGS = [
  'sensitive',
  'hostile',
  'asks_private_information',
  'instruction_beyond_scheduling',
  'unsolicited',
  'weekday_date_conflict',
  'ambiguous_time',
  'several_meetings',
] as const;

/**
 * One stretch of local time that a message names. One window per date, or a weekly one by `rrule`. Wall times in
 * `zone`.
 */
export const windowSchema = z.strictObject({
  stance: z.enum(STANCES),
  role: z.enum(TIME_ROLES),
  date: ymd.nullable(),
  from: hhmm.nullable(),
  to: hhmm.nullable(),
  zone: z.string(),
  zoneSource: z.enum(['explicit', 'person', 'offer', 'owner']),
  weekday: z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']).nullable(),
  rrule: z.string().nullable(),
  /** `minute`: a start was named to the minute (it is a proposal, not a range). */
  precision: z.enum(['minute', 'approx', 'daypart', 'day', 'week']),
  by: z.enum(['grammar', 'model', 'both']),
  /** The words it was read from. */
  quote: evidence,
});
export type Window = z.infer<typeof windowSchema>;

const detailsSchema = z.strictObject({
  durationMin: z.number().int().min(5).max(1440).nullable(),
  medium: z.enum(MEDIA).nullable(),
  /** Whose room a video meeting is to take place in, where one is named that can be made. */
  provider: z.enum(['zoom']).optional(),
  location: z.string().max(160).nullable(),
  phone: z.string().max(32).nullable(),
  title: z.string().max(120).nullable(),
  lateMin: z.number().int().min(0).max(1440).nullable(),
  shiftMin: z.number().int().nullable(),
  /** How long such a meeting usually takes, where what is done there is named and no length (minutes); only a model knows. */
  usualMin: z.number().int().min(5).max(1440).nullable().optional(),
  /** The zone the sender says to be in, IANA. */
  zone: z.string().nullable(),
});

/** To whom an owner speaks, how they answer what they were asked, and whether a time is only asked about or agreed. */
export const orderSchema = z.strictObject({
  to: z.enum(['assistant', 'people', 'nobody']),
  answer: z.enum(['yes', 'no', 'change']).nullable(),
  times: z.enum(['asked', 'agreed']).nullable(),
});
export type Order = z.infer<typeof orderSchema>;

const intentSchema = z.strictObject({ kind: z.enum(INTENTS), confidence, evidence });

export const readingSchema = z.strictObject({
  language: z.string(),
  understood: z.enum(['full', 'partial', 'none']),
  intents: z.array(intentSchema),
  /** Numbers (from 1) of the slots that we offered. */
  options: z.array(
    z.strictObject({
      option: z.number().int().positive(),
      stance: z.enum(['accept', 'reject', 'prefer']),
      confidence,
      evidence,
    }),
  ),
  acceptAny: z.boolean(),
  windows: z.array(windowSchema),
  participants: z.array(
    z.strictObject({
      /** `instead`: takes the sender's place. */
      op: z.enum(PERSON_OPS),
      email: z.string().nullable(),
      name: z.string().nullable(),
      confidence,
      evidence,
    }),
  ),
  details: detailsSchema,
  /** Where the message says that others are, IANA zones; only a model tells. */
  zones: z
    .array(z.strictObject({ who: z.string().max(160), zone: z.string() }))
    .max(20)
    .optional(),
  /** Those of the kinds that the owner's document has rules about which the meeting is of; only a model tells. */
  kinds: z.array(z.string().max(80)).max(30).optional(),
  /** The meetings, where a mail asks for several and it is clear whose each is: names or addresses of those who take part. */
  meetings: z
    .array(
      z.strictObject({
        people: z.array(z.string()),
        windows: z.array(windowSchema),
        details: detailsSchema,
        /** What is wanted of this one; absent in readings from before there was a choice. */
        intents: z.array(intentSchema).optional(),
      }),
    )
    .optional(),
  /** `blocks`: nothing else in the mail holds before it is answered; absent where the reader cannot tell. */
  questions: z.array(z.strictObject({ topic: z.enum(QUESTION_TOPICS), evidence, blocks: z.boolean().optional() })),
  flags: z.array(z.enum(FLAGS)),
  /** What the owner asks of whom, as a model has read it; the grammar reads it elsewhere (core/loop/owner/words). */
  order: orderSchema.optional(),
  /** Words of time-bearing sentences that nothing consumed: the reason why a reading may not act by itself. */
  residue: z.array(z.string()),
  /** Other words of such sentences that no lexicon knows: they matter only to an act that is hard to take back. */
  unknown: z.array(z.string()).optional(),
  /** Whose word the reading is; absent: the grammar's. */
  by: z.enum(['model', 'person']).optional(),
});
export type Reading = z.infer<typeof readingSchema>;

/**
 * Risk classes: 0 silent · 1 offer or clarify · 2 book an offered option · 3 book a time the guest proposed ·
 * 4 move, cancel, people · 5 preferences.
 */
export type RiskClass = 0 | 1 | 2 | 3 | 4 | 5;

/** Whether a reading may act by itself, decided without looking at anything but the reading. */
export interface Gate {
  readonly auto: boolean;
  readonly class: RiskClass;
  readonly reasons: readonly string[];
  /**
   * Set where a model alone has read it and the act is not its to do: `echo` = the sender is asked to confirm it first,
   * `review` = the owner sees it first.
   */
  readonly unconfirmed?: 'echo' | 'review';
}

/** Who is written to, without a name. */
export type Addressee = 'assistant' | 'owner' | 'guest';

/** What the reader may know about the conversation around a message. Nothing private is in it. */
export interface ReadingContext {
  /** The anchor of relative dates. */
  readonly now: EpochMinute;
  readonly ownerZone: string;
  readonly senderZone: string | null;
  readonly locale: string | null;
  readonly role: 'owner' | 'guest' | 'auto';
  readonly loopState: 'new' | 'options_offered' | 'booked';
  /** Slots as we sent them, in order; option 1 is `offered[0]`. */
  readonly offered: readonly { readonly start: EpochMinute; readonly end: EpochMinute }[];
  /** The booked event, when there is one; of a series that `repeats` the next time. */
  readonly event: { readonly start: EpochMinute; readonly end: EpochMinute; readonly repeats?: boolean } | null;
  /** The name by which the assistant is spoken to. */
  readonly assistant?: string;
  /** Of a mail: what it is called and whom it is addressed to. */
  readonly mail?: {
    readonly subject: string;
    readonly to: readonly Addressee[];
    readonly cc: readonly Addressee[];
    /** Beginning of the mail that stands below it, where that is none of ours. */
    readonly below?: string;
  };
  /** Starts that people of the thread have named before. */
  readonly proposed?: readonly { readonly by: 'owner' | 'guest' | 'assistant'; readonly start: EpochMinute }[];
  /** The kinds of meetings and groups of people that the owner's document has rules about, as it calls them. */
  readonly kinds?: readonly string[];
  /** What the owner has been asked and has not answered, in a word. */
  readonly waiting?: string;
  /** Working hours that decide bare hours ("at 7"), minutes of the day. */
  readonly workday: { readonly start: number; readonly end: number };
}
