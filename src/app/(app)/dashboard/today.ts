import { minuteOf } from '@/core/time/period';
import { connectionHealth } from '@/modules/connections/queries/integrations';
import { noticesOf } from '@/modules/identity/queries';
import { PLANS_TO_REVIEW } from '@/modules/loops/constants';
import { decisionsOf, loopsOf } from '@/modules/loops/queries/lists';
import { approvedPlans } from '@/modules/loops/queries/loops';
import { leftSilent } from '@/modules/mailbox/queries';
import { runtime } from '@/ports/runtime';
import { ownerZone } from '../../_shell/owner-zone';
import { meetingsLeftToday, weekItems } from './week-items';

const SILENT_MAILS = 5;

/** Everything that the dashboard shows of one owner, read at once. */
export async function readToday(userId: string) {
  const [nowMs, { zone, confirmed }] = await Promise.all([runtime().clock.now(), ownerZone(userId)]);
  const now = minuteOf(nowMs);
  const loops = await loopsOf(userId);
  const titles = new Map(loops.map((loop) => [loop.id, loop.title]));
  const [decisions, week, silent, health, notices, approved] = await Promise.all([
    decisionsOf(userId),
    weekItems(userId, zone, now, titles),
    leftSilent(userId, SILENT_MAILS),
    connectionHealth(userId),
    noticesOf(userId),
    approvedPlans(userId),
  ]);
  const phases = new Map(loops.map((loop) => [loop.id, loop.phase]));
  return {
    nowMs,
    now,
    zone,
    confirmed,
    asked: loops.length > 0,
    open: loops.filter((loop) => loop.phase !== 'CLOSED'),
    decisions: decisions.map((decision) => ({ decision, phase: phases.get(decision.loopId) ?? 'INTAKE' })),
    week,
    meetingsLeft: meetingsLeftToday(week, zone, now),
    silent,
    health,
    notices: notices.map(({ id, text, href }) => ({ id, text, href })),
    plansToReview: Math.max(0, PLANS_TO_REVIEW - approved),
  };
}
