import { z } from 'zod';
import { MOST_DAYS, MOST_GUESTS, MOST_TIMES } from './constants';

/** An instant with its offset; the product's minutes are whole. */
export const instant = z.iso
  .datetime({ offset: true })
  .describe('An instant as ISO 8601 with its offset, such as 2027-03-12T15:00:00-05:00');

const durationMin = z.int().min(5).max(480).describe('Minutes');

export const guests = z
  .array(
    z.strictObject({
      email: z.email().max(254),
      name: z.string().trim().min(1).max(100).optional(),
    }),
  )
  .max(MOST_GUESTS);

/** A time in both ways: to reckon with, and to say to the owner. */
export const time = z.strictObject({
  start: instant,
  end: instant,
  words: z.string().describe("Weekday, date, time and zone on the owner's clock"),
});

export const findTimes = z.strictObject({
  from: instant.optional().describe('Where the search begins; now, if absent'),
  to: instant.optional().describe(`Where it ends, ${MOST_DAYS} days after its beginning at most; two weeks, if absent`),
  duration_minutes: durationMin.optional().describe("Minutes; the owner's usual length, if absent"),
  with: guests
    .optional()
    .describe(
      "People who shall be free as well; only calendars of the owner's team, and of whoever shares them here, can be read",
    ),
  limit: z.int().min(1).max(MOST_TIMES).default(8),
});

export const foundTimes = z.strictObject({
  time_zone: z.string().describe("The owner's, IANA"),
  times: z
    .array(time)
    .describe('In order of time; free for the owner by calendar and rules, and for all whose calendar is read'),
  people: z.array(
    z.strictObject({
      email: z.string(),
      calendar: z
        .enum(['read', 'not_shared'])
        .describe('not_shared: nothing is known of their time; they are asked when times are offered to them'),
    }),
  ),
});
