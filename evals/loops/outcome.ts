import { eq } from 'drizzle-orm';
import { type EpochMinute, overlaps, type Period } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { isAvailable, wallOf } from './hidden-calendar';
import type { Fault, LoopRun } from './loop-run';
import { type PersonaName, personas } from './personas';
import { workWeek } from './statements';

/** What came of one loop, as plain data. */
export interface Outcome {
  readonly seed: number;
  readonly personas: readonly PersonaName[];
  readonly satisfiable: boolean;
  readonly phase: string;
  /** A confirmation was sent, whatever came afterwards. */
  readonly booked: boolean;
  /** The last booked slot lies in everybody's hidden availability; null when there is none. */
  readonly inAvailability: boolean | null;
  /** Minutes from the request to the first confirmation. */
  readonly minutesToBook: number | null;
  readonly turns: number;
  readonly mailsToGuests: number;
  readonly mailsToOwner: number;
  readonly mailsFromGuests: number;
  /** What guests wanted once it was booked, and whether it came about. */
  readonly wishes: readonly { readonly say: string; readonly done: boolean }[];
  readonly approvals: number;
  readonly questions: readonly string[];
  readonly faults: readonly Fault[];
  readonly story: readonly string[];
}

/** The notice that owners ask for by default, and how far ahead may be booked (minutes). */
const NOTICE = 240;
const HORIZON = 14 * 1440;

export async function outcomes(runs: readonly LoopRun[], stories: ReadonlyMap<LoopRun, string[]>): Promise<Outcome[]> {
  const rows = await database()
    .select({ loopId: meetings.loopId, start: meetings.startMin, end: meetings.endMin })
    .from(meetings)
    .where(eq(meetings.state, 'confirmed'));
  const phases = new Map(
    (await database().select({ id: loops.id, phase: loops.phase }).from(loops)).map((row) => [row.id, row.phase]),
  );
  return runs.map((run) => {
    const meeting = rows.find(({ loopId }) => loopId === run.loopId);
    const rivals = runs
      .filter((other) => other !== run && other.part.owner === run.part.owner)
      .map(({ loopId }) => loopId);
    const others = rows.filter(({ loopId }) => rivals.includes(loopId));
    const guests = run.part.guests.map(({ calendar }) => calendar);
    return {
      seed: run.part.seed,
      personas: run.part.guests.map(({ persona }) => persona),
      satisfiable: isSatisfiable(run, others),
      phase: phases.get(run.loopId ?? '') ?? 'none',
      booked: run.firstBookedAt !== null,
      inAvailability: meeting ? [run.owner.calendar, ...guests].every((one) => isAvailable(one, meeting)) : null,
      minutesToBook: run.firstBookedAt === null ? null : run.firstBookedAt - run.part.requestAt,
      turns: run.turns.size,
      mailsToGuests: run.sent.filter(({ to }) => to !== run.owner.email).length,
      mailsToOwner: run.sent.filter(({ to }) => to === run.owner.email).length,
      wishes: run.wishes.flatMap((wish) => fulfilled(run, wish, meeting ?? null)),
      mailsFromGuests: run.mailsFromGuests,
      approvals: run.approvals,
      questions: run.questions,
      faults: run.faults,
      story: stories.get(run) ?? [],
    };
  });
}

/** A day, within which thanks must not be answered. */
const QUIET_MIN = 1440;

/** Cancelled: no meeting is left. Moved: it takes place at another time. Late: the owner hears of it. Thanks: silence. */
function fulfilled(
  run: LoopRun,
  { say, at, by }: LoopRun['wishes'][number],
  meeting: Period | null,
): { say: string; done: boolean }[] {
  const sentTo = (address: string, within: number) =>
    run.sent.some((mail) => mail.to === address && mail.at >= at && mail.at < at + within);
  switch (say) {
    case 'cancel':
      return [{ say, done: meeting === null && sentTo(by, QUIET_MIN) }];
    case 'move_to':
      return [{ say, done: meeting !== null && meeting.start !== run.firstStart }];
    case 'late':
      return [{ say, done: sentTo(run.owner.email, 5) }];
    case 'thank':
      return [{ say, done: !sentTo(by, QUIET_MIN) }];
    default:
      return [];
  }
}

/**
 * Whether a time existed at all, by trying every half hour of the owner's clock in the week that the owner named: inside
 * the owner's hours, away from noon, over nothing in the owner's calendar and no meeting that another loop has, free in
 * every guest's hidden calendar, and after they can have answered. Guests who want no meeting cannot be satisfied.
 */
export function isSatisfiable({ part, owner }: LoopRun, others: readonly Period[]): boolean {
  if (part.guests.some(({ persona }) => !personas[persona].willing)) return false;
  const { zone } = owner.calendar;
  const week = workWeek(zone, wallOf(zone, part.requestAt).day, part.weeksAhead);
  const answered = Math.max(...part.guests.map(({ delayMin, persona }) => delayMin + (personas[persona].lateBy ?? 0)));
  const earliest: EpochMinute = Math.max(week.start, part.requestAt + answered + 1440 + NOTICE);
  const latest = Math.min(week.end, part.requestAt + HORIZON + 1440 * 5);
  for (let start = Math.ceil(earliest / 30) * 30; start + part.minutes <= latest; start += 30) {
    const slot = { start, end: start + part.minutes };
    if (atNoon(zone, slot) || !isAvailable(owner.calendar, slot)) continue;
    if (others.some((one) => overlaps(one, slot))) continue;
    if (part.guests.every(({ calendar }) => isAvailable(calendar, slot))) return true;
  }
  return false;
}

function atNoon(zone: string, slot: Period): boolean {
  const { from } = wallOf(zone, slot.start);
  return from < 780 && from + (slot.end - slot.start) > 720;
}
