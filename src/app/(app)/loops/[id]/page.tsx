import { notFound } from 'next/navigation';
import { minuteOf } from '@/core/time/period';
import { decisionsOf } from '@/modules/loops/queries/decisions';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopIdSchema } from '@/modules/loops/schema';
import { DecisionCard } from '@/modules/loops/ui/decision-card';
import { LoopCommands } from '@/modules/loops/ui/loop-commands';
import { LoopFacts } from '@/modules/loops/ui/loop-facts';
import { Preview } from '@/modules/loops/ui/preview';
import { guestWords, stateWords } from '@/modules/loops/ui/state-words';
import { Timeline } from '@/modules/loops/ui/timeline';
import { WhyNot } from '@/modules/loops/ui/why-not';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { Badge } from '@/ui/state-mark';
import { first, guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Loop');

export default guarded(
  ({ id }) => `/loops/${id}`,
  async (user, { params, searchParams }) => {
    const id = loopIdSchema.safeParse((await params).id);
    const detail = id.success ? await loopDetail(user.id, id.data, runtime()) : null;
    if (!detail) notFound();
    const { row, state, ownerZone: zone, timeline, preview } = detail;
    const decisions = await decisionsOf(user.id, row.id);
    const now = minuteOf(await runtime().clock.now());
    const asked = first((await searchParams).why);
    const { words, tone } = stateWords(row.displayState);
    return (
      <>
        <Live seconds={5} />
        <PageHead
          title={row.title}
          line={
            <span className="inline-flex flex-wrap items-center gap-2">
              <Badge tone={tone}>{words}</Badge>
              {guestWords(row.guests)}
            </span>
          }
          actions={
            row.phase === 'CLOSED' ? null : (
              <LoopCommands loopId={row.id} booked={state.booking !== null} takenOver={state.takenOver} />
            )
          }
        />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_280px]">
          <div className="grid content-start gap-8">
            {decisions.map((decision, index) => (
              <div key={decision.id} className="grid gap-2">
                <DecisionCard decision={decision} zone={zone} main={index === 0} />
                {decision.kind === 'approve' && preview ? <Preview {...preview} /> : null}
              </div>
            ))}
            <Section title="What happened" aside={`times in ${placeWords(zone)}`}>
              <Timeline items={timeline} state={state} zone={zone} />
            </Section>
          </div>
          <aside className="grid content-start gap-8">
            <LoopFacts row={row} state={state} zone={zone} />
            {row.phase === 'CLOSED' ? null : (
              <Section title="Why not …?">
                <WhyNot ownerId={user.id} loopId={row.id} zone={zone} now={now} asked={asked} />
              </Section>
            )}
          </aside>
        </div>
      </>
    );
  },
);
