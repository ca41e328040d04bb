import { z } from 'zod';
import {
  INTENTS,
  MEDIA,
  QUESTION_TOPICS,
  type Reading,
  readingSchema,
  STANCES,
  TIME_ROLES,
  type Window,
} from '@/core/reading/reading';
import { formatClock, formatLocalDate } from '@/core/time/calendar-date';
import { toWall, type ZoneTable, zoneTable } from '@/core/time/zone';
import { instantIn } from './slot-row';

const intent = z.union([
  z.enum(INTENTS).transform((kind) => ({ kind })),
  z.object({ kind: z.enum(INTENTS), confidence: z.number().optional(), evidence: z.string().optional() }),
]);
const option = z.union([
  z.number().transform((number) => ({ option: number })),
  z.object({
    option: z.number(),
    stance: z.enum(['accept', 'reject', 'prefer']).optional(),
    confidence: z.number().optional(),
    evidence: z.string().optional(),
  }),
]);
/** `from` and `to` are wall times of `date`, or whole instants without one. */
const window = z.object({
  stance: z.enum(STANCES).default('can'),
  role: z.enum(TIME_ROLES).default('offer'),
  date: z.string().nullish(),
  from: z.string().nullish(),
  to: z.string().nullish(),
  zone: z.string().nullish(),
  weekday: z.string().nullish(),
  rrule: z.string().nullish(),
  precision: z.string().nullish(),
  zoneSource: z.string().nullish(),
  by: z.string().nullish(),
  quote: z.string().nullish(),
});
const person = z.object({
  op: z.string(),
  email: z.string().nullish(),
  name: z.string().nullish(),
  confidence: z.number().optional(),
  evidence: z.string().optional(),
});
const details = z.object({
  durationMin: z.number().nullish(),
  medium: z.enum(MEDIA).nullish(),
  location: z.string().nullish(),
  phone: z.string().nullish(),
  title: z.string().nullish(),
  lateMin: z.number().nullish(),
  shiftMin: z.number().nullish(),
  zone: z.string().nullish(),
});
const question = z.union([
  z.enum(QUESTION_TOPICS).transform((topic) => ({ topic })),
  z.object({ topic: z.enum(QUESTION_TOPICS), evidence: z.string().optional() }),
]);

/** A reading as a row writes it: that of `inspect read`, the product's own, or a few fields of either. */
export const readingRowSchema = details.extend({
  language: z.string().default('en'),
  understood: z.enum(['full', 'partial', 'none']).default('full'),
  intents: z.array(intent).default([]),
  options: z.array(option).default([]),
  acceptAny: z.boolean().default(false),
  windows: z.array(window).default([]),
  participants: z.array(person).default([]),
  details: details.optional(),
  questions: z.array(question).default([]),
  flags: z.array(z.string()).default([]),
  residue: z.array(z.string()).default([]),
  by: z.enum(['grammar', 'model', 'both']).optional(),
});
export type ReadingRow = z.infer<typeof readingRowSchema>;

/** The reading that a row describes; what it leaves out was not said, with full confidence. Throws ZodError when it is none. */
export function readingOf(row: ReadingRow, ownerZone: string): Reading {
  const said = { ...row, ...row.details };
  const sure = { confidence: 1, evidence: '' };
  return readingSchema.parse({
    language: row.language,
    understood: row.understood,
    intents: row.intents.map((one) => ({ ...sure, ...one })),
    options: row.options.map((one) => ({ ...sure, stance: 'accept', ...one })),
    acceptAny: row.acceptAny,
    windows: row.windows.flatMap((one) => windowsOf(one, ownerZone)),
    participants: row.participants.map((one) => ({
      ...sure,
      ...one,
      email: one.email ?? null,
      name: one.name ?? null,
    })),
    details: {
      durationMin: said.durationMin ?? null,
      medium: said.medium ?? null,
      location: said.location ?? null,
      phone: said.phone ?? null,
      title: said.title ?? null,
      lateMin: said.lateMin ?? null,
      shiftMin: said.shiftMin ?? null,
      zone: said.zone ?? null,
    },
    questions: row.questions.map((one) => ({ evidence: '', ...one })),
    flags: row.flags,
    residue: row.residue,
    ...(row.by === 'model' ? { by: row.by } : {}),
  });
}

type Clocked = { readonly date: string | null; readonly from: string | null; readonly to: string | null };

function windowsOf(row: z.infer<typeof window>, ownerZone: string): object[] {
  const zone = row.zone ?? ownerZone;
  return clocksOf(row, zoneTable(zone)).map(
    ({ date, from, to }): Record<keyof Window, unknown> => ({
      stance: row.stance,
      role: row.role,
      date,
      from,
      to,
      zone,
      zoneSource: row.zoneSource ?? 'owner',
      weekday: row.weekday ?? null,
      rrule: row.rrule ?? null,
      precision: row.precision ?? (from === null ? 'day' : to === null ? 'minute' : 'daypart'),
      by: row.by ?? 'grammar',
      quote: row.quote ?? '',
    }),
  );
}

/** A window of instants as wall times, one per day that it touches. */
function clocksOf(row: z.infer<typeof window>, zone: ZoneTable): Clocked[] {
  const instant = (text: string | null | undefined) =>
    text && row.date == null && text.includes('T') ? toWall(zone, Math.floor(instantIn(zone, text))) : null;
  const start = instant(row.from);
  if (start === null) return [{ date: row.date ?? null, from: row.from ?? null, to: row.to ?? null }];
  const end = instant(row.to);
  const day = Math.floor(start / DAY);
  if (end === null) return [{ date: formatLocalDate(day), from: formatClock(start - day * DAY), to: null }];
  return Array.from({ length: Math.min(MOST_DAYS, Math.ceil(end / DAY) - day) }, (_, index) => {
    const midnight = (day + index) * DAY;
    return {
      date: formatLocalDate(day + index),
      from: formatClock(Math.max(0, start - midnight)),
      to: formatClock(Math.min(DAY, end - midnight)),
    };
  });
}

const DAY = 1440;
/** Days of one window that are looked at. */
const MOST_DAYS = 62;
