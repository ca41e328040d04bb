import { z } from 'zod';
import { parseDailyHours } from '@/core/availability/daily-hours';
import { buildFreeBusy } from '@/core/availability/free-busy';
import { type Availability, alwaysAvailable } from '@/core/availability/hours';
import { activityRule } from '@/core/slots/activity-hours';
import type { Attendee, HoursRule, SlotQuery } from '@/core/slots/query';
import { parseClock, parseLocalDate, WEEKDAYS, type Weekday } from '@/core/time/calendar-date';
import type { EpochMinute, Period } from '@/core/time/period';
import { toInstant, type ZoneTable, zoneTable } from '@/core/time/zone';
import { documentRowSchema, eventRowSchema, underDocument } from './under-document';

const span = z.object({ from: z.string(), to: z.string() });
const minutes = z.number().int().min(0).max(100_000);
const ranges = z.array(z.tuple([z.string(), z.string()])).max(48);
/** Wall times by weekday: `{mon: [['09:00', '17:00']], …}`. */
export const hoursSchema = z.partialRecord(z.enum(WEEKDAYS), ranges.nullish());
const overrides = z.record(z.string(), ranges.nullish());
const rule = z.object({
  name: z.string(),
  meeting: z.enum(['inside', 'outside', 'starting']),
  hours: hoursSchema,
  overrides: overrides.nullish(),
  sentence: z.string().optional(),
});
const limits = z.object({
  perDay: minutes.nullish(),
  perWeek: minutes.nullish(),
  minutesPerDay: minutes.nullish(),
  inARow: z.object({ minutes, pause: minutes }).nullish(),
});
const attendee = z.object({
  id: z.string(),
  zone: z.string().nullish(),
  hours: hoursSchema.nullish(),
  overrides: overrides.nullish(),
  travel: z.array(z.object({ first: z.string(), last: z.string(), zone: z.string() })).nullish(),
  busy: z
    .array(span.extend({ type: z.string().nullish(), title: z.string().nullish() }).extend(eventRowSchema.shape))
    .nullish(),
  bufferBeforeMin: minutes.nullish(),
  bufferAfterMin: minutes.nullish(),
  optional: z.boolean().nullish(),
  limits: limits.nullish(),
  rules: z.array(rule).nullish(),
  /** For a chain of meetings: where this one is, and how long if not `durationMin`. */
  place: z.string().nullish(),
  durationMin: minutes.min(1).nullish(),
});

/** The input of the kinds `slots` and `explain`. */
export const slotRowSchema = documentRowSchema.extend({
  window: span,
  durationMin: minutes.min(1).default(30),
  stepMin: minutes.min(1).max(1440).default(30),
  zone: z.string(),
  now: z.string().nullish(),
  minNoticeMin: minutes.nullish(),
  horizonMin: z.number().int().min(0).nullish(),
  attendees: z.array(attendee).min(1).max(200),
  mode: z.enum(['all', 'any']).default('all'),
  minOptional: minutes.nullish(),
  exclude: z.array(span).nullish(),
  only: z.array(span).nullish(),
  /** Word for the meeting; meals and coffee have hours. */
  activity: z.string().nullish(),
  rank: z
    .object({
      k: z.number().int().min(1).max(100),
      perDay: minutes.min(1).nullish(),
      minGapMin: minutes.nullish(),
      spread: z.object({ days: z.number().int(), parts: z.number().int() }).nullish(),
      seed: z.string().nullish(),
    })
    .nullish(),
  start: z.object({ place: z.string(), at: z.string() }).nullish(),
  travelMin: z.record(z.string(), z.record(z.string(), z.number().min(0))).nullish(),
});
export type SlotRow = z.infer<typeof slotRowSchema>;
type AttendeeRow = SlotRow['attendees'][number];

/** The search that a row describes, under its document where it has one. */
export function searchOf(row: SlotRow): ReturnType<typeof underDocument> {
  const zone = zoneTable(row.zone);
  const events = (row.attendees[0]?.busy ?? []).map((event) => ({
    ...periodIn(zone)(event),
    title: event.title ?? null,
    guests: event.guests ?? [],
    medium: event.medium ?? null,
    busy: event.type?.toUpperCase() !== 'FREE',
    allDay: false,
  }));
  return underDocument(queryOf(row), row, events);
}

/** The search that a row describes. In mode `any` one free person is enough. Throws RangeError for an impossible value. */
export function queryOf(row: SlotRow): SlotQuery {
  const zone = zoneTable(row.zone);
  const period = periodIn(zone);
  const window = period(row.window);
  const any = row.mode === 'any';
  const activity = row.activity ? activityRule(row.activity, zone) : undefined;
  return {
    window,
    duration: row.durationMin,
    step: row.stepMin,
    gridZone: zone,
    now: row.now ? instantIn(zone, row.now) : window.start,
    minimumNotice: row.minNoticeMin ?? 0,
    ...(row.horizonMin == null ? {} : { horizon: row.horizonMin }),
    attendees: row.attendees.map((one) => attendeeOf(one, zone, window, any)),
    exclude: row.exclude?.map(period) ?? [],
    ...(row.only ? { only: row.only.map(period) } : {}),
    ...(activity ? { rules: [activity] } : {}),
    minOptional: row.minOptional ?? (any ? 1 : 0),
  };
}

function attendeeOf(row: AttendeeRow, meetingZone: ZoneTable, window: Period, any: boolean): Attendee {
  const zone = row.zone ? zoneTable(row.zone) : meetingZone;
  const period = periodIn(zone);
  const events = (row.busy ?? []).filter((event) => event.type?.toUpperCase() !== 'FREE');
  const named = events.flatMap((event) => (event.title ? [{ ...period(event), title: event.title }] : []));
  const { perDay, perWeek, minutesPerDay, inARow } = row.limits ?? {};
  // A row lists all there is, so the calendar is known far beyond the window.
  const coverage = { start: window.start - 400 * 1440, end: window.end + 400 * 1440 };
  return {
    id: row.id,
    role: any || row.optional ? 'OPT-PARTICIPANT' : 'REQ-PARTICIPANT',
    freeBusy: buildFreeBusy(events.map(period), coverage),
    availability: {
      ...(row.hours ? hoursOf(zone, row.hours) : alwaysAvailable(zone)),
      overrides: overridesOf(row.overrides),
      travel: (row.travel ?? []).map((trip) => ({ ...trip, zone: zoneTable(trip.zone) })),
    },
    bufferBefore: row.bufferBeforeMin ?? 0,
    bufferAfter: row.bufferAfterMin ?? 0,
    weight: 1,
    ...(perDay == null ? {} : { dailyLimit: perDay }),
    limits: { perWeek: perWeek ?? undefined, minutesPerDay: minutesPerDay ?? undefined, inARow: inARow ?? undefined },
    meetings: events.map(period),
    events: named,
    rules: (row.rules ?? []).map((one) => ruleOf(one, zone)),
  };
}

function ruleOf(
  { name, meeting, hours: weekly, overrides: days, sentence }: z.infer<typeof rule>,
  zone: ZoneTable,
): HoursRule {
  const availability = { ...hoursOf(zone, weekly), overrides: overridesOf(days) };
  return { name, meeting, hours: availability, ...(sentence === undefined ? {} : { sentence }) };
}

/** Weekly hours in a zone. Throws RangeError for a wall time that is none. */
export function hoursOf(zone: ZoneTable, weekly: z.infer<typeof hoursSchema>): Availability {
  const days = Object.entries(weekly) as [Weekday, [string, string][] | null | undefined][];
  return {
    zone,
    weekly: days.map(([day, list]) => ({ weekday: WEEKDAYS.indexOf(day), periods: parseDailyHours(list ?? []) })),
    overrides: new Map(),
    travel: [],
  };
}

function overridesOf(days: AttendeeRow['overrides']): Availability['overrides'] {
  return new Map(Object.entries(days ?? {}).map(([date, list]) => [date, parseDailyHours(list ?? [])]));
}

function periodIn(zone: ZoneTable): (of: { from: string; to: string }) => Period {
  return ({ from, to }) => ({ start: instantIn(zone, from), end: instantIn(zone, to) });
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** ISO 8601 to epoch minutes (with a fraction for seconds); without an offset it is wall time in `zone`. */
export function instantIn(zone: ZoneTable, text: string): EpochMinute {
  const match = ISO.exec(text.trim());
  if (!match) throw new RangeError(`Not an ISO 8601 instant: ${text.slice(0, 40)}`);
  const [, date = '', clock = '00:00', second = '0', offset] = match;
  const wall = parseLocalDate(date) * 1440 + parseClock(clock);
  const instant = offset === undefined ? toInstant(zone, wall) : wall - offsetMinutes(offset);
  return instant + Number(second) / 60;
}

function offsetMinutes(text: string): number {
  if (text === 'Z') return 0;
  const digits = text.replace(':', '');
  return (digits.startsWith('-') ? -1 : 1) * (Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5)));
}
