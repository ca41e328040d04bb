import { minuteOf } from '@/core/time/period';
import { connectionHealth } from '@/modules/connections/queries/integrations';
import { flagOn } from '@/modules/flags/queries';
import { noticesOf } from '@/modules/identity/queries';
import { approvalRecord } from '@/modules/loops/queries/approvals';
import { markOf } from '@/modules/loops/queries/changes';
import { decisionsOf } from '@/modules/loops/queries/decisions';
import { listPage } from '@/modules/loops/queries/list-page';
import { loopsOf } from '@/modules/loops/queries/lists';
import { nearMeetings } from '@/modules/loops/queries/near';
import { questionsShown } from '@/modules/loops/queries/question';
import { leftSilent } from '@/modules/mailbox/queries';
import { firstSteps } from '@/modules/onboarding/queries';
import { runtime } from '@/ports/runtime';
import { ownerBasics, ownerZone } from '../../_shell/owner-zone';
import { weekFigures } from './week-figures';
import { meetingsLeftToday, weekItems } from './week-items';

const OPEN_LOOPS = 10;
/** So many questions are shown with all that they are decided on; the others on the pages of their loops. */
const WHOLE_QUESTIONS = 3;

/** Everything that the dashboard shows of one owner, read at once. */
export async function readToday(userId: string) {
  // Read before the page's data: what changes in between is seen twice rather than not at all.
  const mark = await markOf(userId);
  const [nowMs, { zone }] = await Promise.all([runtime().clock.now(), ownerZone(userId)]);
  const { basics } = await ownerBasics(userId);
  const now = minuteOf(nowMs);
  const loops = await loopsOf(userId);
  const titles = new Map(loops.map((loop) => [loop.id, loop.title]));
  const [open, decisions, week, silent, health, notices, approvals, figures, taken, near] = await Promise.all([
    listPage(userId, { q: '', sort: 'next', limit: OPEN_LOOPS }),
    decisionsOf(userId),
    weekItems(userId, zone, now, titles),
    leftSilent(userId),
    connectionHealth(userId),
    noticesOf(userId),
    approvalRecord(userId),
    weekFigures(userId, zone, now),
    firstSteps(userId, now),
    flagOn('running-late', userId).then((on) => (on ? nearMeetings(userId, now) : [])),
  ]);
  return {
    nowMs,
    now,
    zone,
    taken,
    asked: loops.length > 0,
    mark,
    open,
    decisions,
    questions: await questionsShown(decisions, WHOLE_QUESTIONS, runtime()),
    week,
    meetingsLeft: meetingsLeftToday(week, zone, now),
    silent,
    health,
    notices: notices.map(({ id, text, href }) => ({ id, text, href })),
    plansToReview: approvals.plansToReview,
    approval: basics.approval,
    figures,
    near,
  };
}
