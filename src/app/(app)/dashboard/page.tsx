import type { Metadata } from 'next';
import { minuteOf } from '@/core/time/period';
import { connectionHealth } from '@/modules/connections/queries/integrations';
import { noticesOf } from '@/modules/identity/queries';
import { NoticeList } from '@/modules/identity/ui/notice-list';
import { PLANS_TO_REVIEW } from '@/modules/loops/constants';
import { decisionsOf, loopsOf } from '@/modules/loops/queries/lists';
import { approvedPlans } from '@/modules/loops/queries/loops';
import { DecisionCard } from '@/modules/loops/ui/decision-card';
import { LoopList } from '@/modules/loops/ui/loop-list';
import { leftSilent } from '@/modules/mailbox/queries';
import { clockWords, dayWords, placeWords } from '@/modules/meetings/ui/time-words';
import { Week } from '@/modules/meetings/ui/week';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty } from '@/ui/notes';
import { plural } from '@/ui/words';
import { ownerZone } from '../../_shell/owner-zone';
import { guarded } from '../../_shell/session';
import { Checklist } from './checklist';
import { Health } from './health';
import { SilentMails } from './silent-mails';
import { meetingsLeftToday, weekItems } from './week-items';

export const metadata: Metadata = { title: 'Today' };

export default guarded('/dashboard', async (user) => {
  const { clock, settings } = runtime();
  const [nowMs, { zone, confirmed }] = await Promise.all([clock.now(), ownerZone(user.id)]);
  const now = minuteOf(nowMs);
  const [loops, decisions, week, silent, health, notices, approved] = await Promise.all([
    loopsOf(user.id),
    decisionsOf(user.id),
    weekItems(user.id, zone, now),
    leftSilent(user.id, 5),
    connectionHealth(user.id),
    noticesOf(user.id),
    approvedPlans(user.id),
  ]);
  const open = loops.filter((loop) => loop.phase !== 'CLOSED');
  const phaseOf = new Map(loops.map((loop) => [loop.id, loop.phase]));
  const left = meetingsLeftToday(week, zone, now);
  return (
    <>
      <Live seconds={10} />
      <PageHead
        title={dayWords(now, zone)}
        line={`${clockWords(now, zone)} in ${placeWords(zone)}${health.state === 'none' ? '' : ` · ${left === 0 ? 'no more meetings' : `${plural(left, 'meeting')} left`} today`}`}
      />
      <NoticeList notices={notices.map(({ id, text, href }) => ({ id, text, href }))} />
      <Checklist
        connected={health.state !== 'none'}
        confirmed={confirmed}
        asked={loops.length > 0}
        sandbox={settings.sandbox}
        assistant={settings.assistant}
      />
      {decisions.length > 0 ? (
        <Section title="Waiting for you" aside={decisions.length} className="mb-10">
          {decisions.map((decision, index) => (
            <DecisionCard
              key={`${decision.loopId}-${decision.id}`}
              decision={decision}
              phase={phaseOf.get(decision.loopId) ?? 'INTAKE'}
              zone={zone}
              main={index === 0}
              linked
            />
          ))}
        </Section>
      ) : null}
      <div className="mb-10 grid gap-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <Section title="Open loops" aside={open.length}>
          {open.length > 0 ? (
            <LoopList loops={open.slice(0, 10)} zone={zone} nowMs={nowMs} />
          ) : (
            <Empty>
              Nothing is being arranged. Copy {settings.assistant.address} on a mail to a guest to start a loop.
            </Empty>
          )}
        </Section>
        <Section title="This week" aside={placeWords(zone)}>
          {health.state === 'none' ? (
            <Empty>Your week shows here once a calendar is connected.</Empty>
          ) : (
            <Week items={week} zone={zone} now={now} />
          )}
        </Section>
      </div>
      <div className="grid gap-10">
        <SilentMails mails={silent} nowMs={nowMs} />
        <Health
          health={health}
          nowMs={nowMs}
          plansToReview={Math.max(0, PLANS_TO_REVIEW - approved)}
          sandbox={settings.sandbox}
        />
      </div>
    </>
  );
});
