import { z } from 'zod';
import { ACTS } from '@/core/loop/owner/owner-rules';
import { parseClock, WEEKDAYS } from '@/core/time/calendar-date';
import { knownZone } from '@/core/time/zone';

/** Old names that say a direction or a fixed offset, by the city whose clock they are. */
const MODERN: Readonly<Record<string, string>> = {
  EST: 'America/Panama',
  MST: 'America/Phoenix',
  HST: 'Pacific/Honolulu',
  'Australia/West': 'Australia/Perth',
  'Brazil/West': 'America/Manaus',
};

const zone = z
  .string()
  .max(64)
  .refine((name) => knownZone(name) !== undefined, 'Unknown time zone')
  .transform((name) => MODERN[knownZone(name) as string] ?? (knownZone(name) as string));

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'Use a time such as 09:00', abort: true });

/** Ranges of one day, in order and apart. One that ends at or before its start ends on the next day. */
const dayHours = z
  .array(z.tuple([clock, clock]))
  .max(4)
  .superRefine((ranges, context) => {
    const spans = ranges.map(([from, to]) => {
      const [start, end] = [parseClock(from), parseClock(to)];
      return { start, end: end > start ? end : end + 1440 };
    });
    if (spans.some((span) => span.start >= 1440)) context.addIssue('Hours must begin before midnight');
    if (spans.some((span, i) => i > 0 && span.start < (spans[i - 1]?.end ?? 0))) {
      context.addIssue('Hours must be in order and must not overlap');
    }
  });

/** A missing day is not worked. */
const hours = z
  .partialRecord(z.enum(WEEKDAYS), dayHours)
  .refine((week) => Object.values(week).some((ranges) => ranges.length > 0), 'Choose at least one working day');

const minutes = (max: number) => z.int().min(0).max(max);

/** The basics form: what scheduling needs to know of its owner before there is a preferences document. */
export const basicsForm = z.strictObject({
  /** IANA. */
  zone,
  hours,
  durationMin: minutes(480).min(5),
  bufferBeforeMin: minutes(240),
  bufferAfterMin: minutes(240),
  noticeMin: minutes(14 * 1440),
  horizonDays: z.int().min(1).max(180),
  granularityMin: z.union([z.literal(15), z.literal(30), z.literal(60)]),
  medium: z.enum(['video', 'phone', 'in_person']),
  ccOwner: z.boolean(),
  groupQuorum: z.enum(['all', 'most']).default('all'),
  sharesFreeBusy: z.boolean().default(false),
  approval: z.enum(['drafts_only', 'approve_everything', 'outsiders_first_time', 'when_unsure', 'autopilot']),
  acts: z.partialRecord(z.enum(ACTS), z.enum(['act', 'ask'])).default({}),
});
export type BasicsForm = z.infer<typeof basicsForm>;
export type WeekHours = BasicsForm['hours'];

export const DEFAULT_HOURS: WeekHours = Object.fromEntries(
  (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => [day, [['09:00', '17:00']]]),
);

/** What the form holds before anything is known but zone and hours. */
export const DEFAULTS: Omit<BasicsForm, 'zone' | 'hours'> = {
  durationMin: 30,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  noticeMin: 240,
  horizonDays: 14,
  granularityMin: 30,
  medium: 'video',
  ccOwner: true,
  groupQuorum: 'all',
  sharesFreeBusy: false,
  approval: 'when_unsure',
  acts: {},
};

/** What GET /api/user/basics answers. Nothing is offered before `confirmed`. */
export interface BasicsAnswer {
  readonly basics: BasicsForm;
  readonly confirmed: boolean;
  /** Where zone and hours come from: saved by the owner, read from the calendar, or the browser has to say. */
  readonly source: 'saved' | 'calendar' | 'none';
}
