import { z } from 'zod';

const few = z.literal('few');
const share = z.union([z.number(), few]);
const minute = z.int().describe('Epoch minutes');

/** The figures of the staff, by week (UTC, from Monday), the last one being this one. `few`: fewer than ten. */
export const insight = z.strictObject({
  /** When they were counted. */
  at: z.int(),
  cohorts: z.array(
    z.strictObject({
      week: z.strictObject({ start: minute, end: minute }),
      signedUp: z.union([z.int(), few]),
      onboarded: share.nullable(),
      activated: share.nullable().describe('Asked for a first meeting within two weeks; null while that is not over'),
      booked: share.nullable(),
      minutesToBooked: z.number().nullable().describe('Median from signing up to the first booking'),
      active: z.array(share).describe('Had a meeting booked in their own week, the week after, and so on'),
    }),
  ),
  weeks: z.array(
    z.strictObject({
      week: z.strictObject({ start: minute, end: minute }),
      booked: z.int().describe('Loops whose meeting was booked for the first time'),
      alone: share.nullable().describe('Of these, without asking the owner and without the staff'),
      acts: z.int().describe('Mails, bookings, moves, cancellations and changes'),
      corrections: z.int().describe('Plans that their owner or the staff changed, refused or called wrong'),
    }),
  ),
  /** Median minutes from signing up to the first booking, of everybody who came in these weeks. */
  minutesToBooked: z.number().nullable(),
});
export type Insight = z.infer<typeof insight>;
