import { formatLocalDate, parseLocalDate } from '@/core/time/calendar-date';
import { minuteOf } from '@/core/time/period';
import { toInstant, zoneTable } from '@/core/time/zone';
import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { connectionHealth } from '@/modules/connections/queries/integrations';
import { flagOn } from '@/modules/flags/queries';
import { noticesOf } from '@/modules/identity/queries';
import { approvalRecord } from '@/modules/loops/queries/approvals';
import { markOf } from '@/modules/loops/queries/changes';
import { decisionsOf } from '@/modules/loops/queries/decisions';
import { listPage } from '@/modules/loops/queries/list-page';
import { nearMeetings } from '@/modules/loops/queries/near';
import { questionsShown } from '@/modules/loops/queries/question';
import { leftSilent } from '@/modules/mailbox/queries';
import { firstSteps } from '@/modules/onboarding/queries';
import { runtime } from '@/ports/runtime';
import { ownerBasics, ownerZone } from '../../_shell/owner-zone';
import { withRoom } from './plan-room';
import { weekFigures } from './week-figures';
import { weekItems } from './week-items';

const OPEN_LOOPS = 10;
/** So many questions are shown with all that they are decided on; the others on the pages of their loops. */
const WHOLE_QUESTIONS = 3;

interface Asked {
  /** The week to show, as a date of it; absent or nonsense: this one. */
  readonly week: string | undefined;
  readonly locale: Locale;
  readonly t: Translate<'week'>;
}

/** Everything that the dashboard shows of one owner, read at once. */
export async function readToday(userId: string, { week, locale, t }: Asked) {
  // Read before the page's data: what changes in between is seen twice rather than not at all.
  const mark = await markOf(userId);
  const [nowMs, { zone }, { basics }] = await Promise.all([
    runtime().clock.now(),
    ownerZone(userId),
    ownerBasics(userId),
  ]);
  const now = minuteOf(nowMs);
  const shown = momentOf(week, zone) ?? now;
  const [open, waiting, inWeek, silent, health, notices, approvals, figures, taken, near] = await Promise.all([
    listPage(userId, { q: '', sort: 'next', limit: OPEN_LOOPS }, locale),
    decisionsOf(userId, undefined, locale).then(async (decisions) => ({
      decisions,
      questions: await questionsShown(decisions, WHOLE_QUESTIONS, runtime(), locale),
    })),
    weekItems(userId, { zone, now, shown, t }),
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
    asked: Object.values(open.counts).some((count) => count > 0),
    mark,
    open,
    ...waiting,
    week: { ...inWeek, shown },
    health,
    ...(await withRoom(userId, nowMs, { notices, silent })),
    plansToReview: approvals.plansToReview,
    approval: basics.approval,
    figures,
    near,
  };
}

/** Noon of a date of the address, in epoch minutes; null where it is none, or too far for a calendar. */
function momentOf(date: string | undefined, zone: string): number | null {
  if (!date || !/^20\d\d-\d\d-\d\d$/.test(date)) return null;
  try {
    const day = parseLocalDate(date);
    return formatLocalDate(day) === date ? toInstant(zoneTable(zone), day * 1440 + 720) : null;
  } catch {
    return null;
  }
}
