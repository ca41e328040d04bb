import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type BriefingSort, briefingDue, isWorkingDay } from '@/core/briefing/due';
import { nextBriefing } from '@/core/briefing/pause';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { briefings } from '@/db/schema/briefings';
import { verdictOf } from '@/modules/billing/queries/entitlement';
import { type Basics, basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { readershipOf } from '../queries/readers';
import { type Composed, composed, composedQuestion } from './compose';

/**
 * Writes down what is due to somebody now, once, and answers the id of what is to be sent: null where there is nothing to say,
 * where their plan has no briefings or the day is not worked, and where that was found out before. What has nothing to say is written down without words, so
 * that it is not looked for again.
 */
export async function writeBriefing(userId: string, runtime: Runtime): Promise<string | null> {
  const nowMs = await runtime.clock.now();
  const basics = await basicsOf(userId);
  const due = basics && briefingDue(minuteOf(nowMs), zoneTable(basics.zone));
  if (!basics || !due) return null;
  const { kind, date } = due;
  const [before] = await database()
    .select({ id: briefings.id, text: briefings.text })
    .from(briefings)
    .where(and(eq(briefings.userId, userId), eq(briefings.localDate, date), eq(briefings.kind, kind)));
  // Cut off after it was written: the same one goes.
  if (before) return before.text === '' ? null : before.id;
  const id = randomUUID();
  const made = await what(kind, { userId, zone: basics.zone, id }, basics, runtime);
  const { items = [], html = '', text = '', picture = null } = made ?? {};
  const asks = items[0]?.kind === 'question';
  const [row] = await database()
    .insert(briefings)
    .values({
      id,
      userId,
      localDate: date,
      kind,
      items: [...items],
      html,
      text,
      picture,
      pausedAt: asks ? new Date(nowMs) : null,
    })
    .onConflictDoNothing()
    .returning({ id: briefings.id });
  return row && made ? row.id : null;
}

async function what(
  kind: BriefingSort,
  to: { readonly userId: string; readonly zone: string; readonly id: string },
  { hours }: Pick<Basics, 'hours'>,
  runtime: Runtime,
): Promise<Composed | null> {
  const nowMs = await runtime.clock.now();
  const { billing } = runtime.settings;
  if (!(await verdictOf(to.userId, { feature: 'briefing', count: 1 }, { billing, nowMs })).allowed) return null;
  if (!isWorkingDay(minuteOf(nowMs), zoneTable(to.zone), to.zone, hours)) return null;
  const next = nextBriefing(await readershipOf(to.userId), nowMs);
  if (next === 'brief') return composed(kind, to, runtime);
  return next === 'ask' && kind === 'daily' ? composedQuestion(to, runtime) : null;
}
