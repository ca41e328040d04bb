import { median } from '@/core/figures/figures';
import { weeksUntil } from '@/core/figures/weeks';
import { cohortsOf } from '@/core/insight/cohorts';
import { FEWEST, shareOf } from '@/core/insight/few';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { Runtime } from '@/ports/runtime';
import { WEEKS } from '../constants';
import type { Insight } from '../schema';
import { latestInsight } from './latest';
import { newcomersSince } from './newcomers';
import { actsSince, bookedSince, correctionsSince } from './work';

/** The figures as they were last counted, or as they are now where nobody has counted yet. */
export async function insightNow({ clock }: Pick<Runtime, 'clock'>): Promise<Insight> {
  return (await latestInsight()) ?? (await countInsight(await clock.now()));
}

/** Counts the figures as of a moment (epoch milliseconds). */
export async function countInsight(nowMs: number): Promise<Insight> {
  const now = minuteOf(nowMs);
  const weeks = weeksUntil(now, zoneTable('Etc/UTC'), WEEKS);
  const since = weeks[0]?.start ?? now;
  const [people, { booked, alone }, acts, corrections] = await Promise.all([
    newcomersSince(since),
    bookedSince(since),
    actsSince(since),
    correctionsSince(since),
  ]);
  const toBooked = people.flatMap(({ signedUp, firstBooked }) => (firstBooked === null ? [] : firstBooked - signedUp));
  return {
    at: nowMs,
    cohorts: cohortsOf(people, weeks, now).map((cohort) => ({ ...cohort, active: [...cohort.active] })),
    weeks: weeks.map((week) => {
      const of = booked.get(week.start) ?? 0;
      return {
        week,
        booked: of,
        alone: shareOf(alone.get(week.start) ?? 0, of),
        acts: acts.get(week.start) ?? 0,
        corrections: corrections.get(week.start) ?? 0,
      };
    }),
    minutesToBooked: toBooked.length < FEWEST ? null : median(toBooked),
  };
}
