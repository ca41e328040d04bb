import { z } from 'zod';
import { buildFreeBusy } from '@/core/availability/free-busy';
import { alwaysAvailable } from '@/core/availability/hours';
import type { OwnerRules, StepContext } from '@/core/loop/context';
import type { Approval } from '@/core/loop/owner/owner-rules';
import { ACTS } from '@/core/loop/owner/owner-rules';
import type { EpochMinute, Period } from '@/core/time/period';
import { knownZone, UTC, type ZoneTable } from '@/core/time/zone';
import { addressRow } from './loop-row';
import { hoursOf, hoursSchema, instantIn } from './slot-row';

const APPROVALS = [
  'drafts_only',
  'approve_everything',
  'outsiders_first_time',
  'when_unsure',
  'autopilot',
] as const satisfies readonly Approval[];

const minutes = z.number().int().min(0).max(100_000);
export const zoneRow = z.string().refine((name) => knownZone(name) !== undefined, 'Unknown time zone');

/** The owner's rules, as the settings have them; all of them may be left out. */
export const ownerRowSchema = z.object({
  name: z.string().default('Dana Reyes'),
  address: addressRow.optional(),
  addresses: z.array(addressRow).default([]),
  zone: zoneRow.default('America/New_York'),
  hours: hoursSchema.nullish(),
  durationMin: minutes.default(30),
  noticeMin: minutes.default(240),
  horizonDays: z.number().int().min(1).max(366).default(14),
  granularityMin: minutes.min(1).default(30),
  bufferBeforeMin: minutes.default(0),
  bufferAfterMin: minutes.default(0),
  medium: z.enum(['video', 'phone', 'in_person']).default('video'),
  ccOwner: z.boolean().default(true),
  approval: z.enum(APPROVALS).default('when_unsure'),
  plansToReview: minutes.default(0),
  /** Acts that need no question, or always one. */
  acts: z.partialRecord(z.enum(ACTS), z.enum(['act', 'ask'])).optional(),
  groupQuorum: z.enum(['all', 'most']).optional(),
});
export type OwnerRow = z.infer<typeof ownerRowSchema>;

const moment = z.string().refine(isInstant, 'not an ISO 8601 instant');
const stretch = z.union([
  z.object({ from: moment, to: moment }),
  z.object({ start: moment, end: moment }).transform(({ start, end }) => ({ from: start, to: end })),
  z.tuple([moment, moment]).transform(([from, to]) => ({ from, to })),
]);
/** When the owner is free, or why that is not known. */
export const freeSchema = z.union([
  z.array(stretch).max(10_000),
  z.enum(['none', 'revoked', 'unavailable', 'unconfirmed']),
]);
export type FreeRow = z.infer<typeof freeSchema>;

export function rulesOf(row: OwnerRow, addresses: readonly string[]): OwnerRules {
  const { address: _, hours: ____, bufferBeforeMin: __, bufferAfterMin: ___, ...rules } = row;
  return { ...rules, addresses };
}

/** The stretches as minutes, only what lies inside whole ones. */
export function freePeriods(free: FreeRow, zone: ZoneTable): Period[] {
  if (typeof free === 'string') return [];
  return free.map(({ from, to }) => ({
    start: Math.ceil(instantIn(zone, from)),
    end: Math.floor(instantIn(zone, to)),
  }));
}

/** The owner's time: free in these stretches, busy in all others, and in working hours where there are any. */
export function calendarOf(row: OwnerRow, free: FreeRow, zone: ZoneTable, now: EpochMinute): StepContext['calendar'] {
  if (typeof free === 'string') return { ok: false, reason: free };
  const coverage = { start: now - 1440, end: now + 400 * 1440 };
  return {
    ok: true,
    attendee: {
      id: 'p1',
      role: 'CHAIR',
      freeBusy: buildFreeBusy(busyBetween(freePeriods(free, zone), coverage), coverage, { version: 'row', asOf: now }),
      availability: row.hours ? hoursOf(zone, row.hours) : alwaysAvailable(zone),
      bufferBefore: row.bufferBeforeMin,
      bufferAfter: row.bufferAfterMin,
      weight: 1,
    },
  };
}

function isInstant(text: string): boolean {
  try {
    instantIn(UTC, text);
    return true;
  } catch {
    return false;
  }
}

function busyBetween(free: readonly Period[], within: Period): Period[] {
  const busy: Period[] = [];
  let from = within.start;
  for (const { start, end } of [...free].sort((a, b) => a.start - b.start)) {
    if (start > from) busy.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  return from < within.end ? [...busy, { start: from, end: within.end }] : busy;
}
