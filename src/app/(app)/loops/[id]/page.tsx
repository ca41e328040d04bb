import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { afterNo } from '@/core/loop/asking/after-no';
import { questionIn } from '@/core/loop/asking/in-language';
import { spokenTo } from '@/core/loop/asking/spoken-to';
import { sayIn } from '@/core/replies/owner/say';
import { minuteOf } from '@/core/time/period';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS } from '@/modules/identity/schema';
import { markOf } from '@/modules/loops/queries/changes';
import { decisionsOf, sparedByModel } from '@/modules/loops/queries/decisions';
import { loopDetail, loopTitle } from '@/modules/loops/queries/detail';
import { shownState } from '@/modules/loops/queries/display-state';
import { chosenLanguage } from '@/modules/loops/queries/owner-language';
import { questionsShown } from '@/modules/loops/queries/question';
import { loopIdSchema } from '@/modules/loops/schema';
import { DecisionCard } from '@/modules/loops/ui/decision-card';
import { holdOffDays } from '@/modules/loops/ui/hold-off-days';
import { LastNoCard } from '@/modules/loops/ui/last-no-card';
import { LiveLoops } from '@/modules/loops/ui/live-loops';
import { LoopFacts } from '@/modules/loops/ui/loop-facts';
import { LoopHead } from '@/modules/loops/ui/loop-head';
import { LoopKeys } from '@/modules/loops/ui/loop-keys';
import { LoopPeople } from '@/modules/loops/ui/loop-people';
import { Timeline } from '@/modules/loops/ui/timeline';
import { WhyNot } from '@/modules/loops/ui/why-not';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { letsPeopleHelp } from '@/modules/queue/queries/lets-help';
import { AskHelp } from '@/modules/queue/ui/ask-help';
import { modelSwitchOf } from '@/modules/reader/queries';
import { ModelOffer } from '@/modules/reader/ui/model-consent';
import { runtime } from '@/ports/runtime';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { asRead, currentSession, first, guarded, type PageProps, titled } from '../../../_shell/session';

/** The meeting's own title: by it tabs are told apart, and it is read out on arrival. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const user = (await currentSession())?.user;
  const id = loopIdSchema.safeParse((await params).id);
  const title = user && hasRole(user, MEMBERS) && id.success ? await loopTitle(user.id, id.data) : null;
  return title ? { title } : titled('Loop')();
}

export default guarded(
  ({ id }) => `/loops/${id}`,
  async (user, { params, searchParams }) => {
    const id = loopIdSchema.safeParse((await params).id);
    // Read before the page's data: what changes in between is seen twice rather than not at all.
    const mark = await markOf(user.id);
    const found = id.success ? await loopDetail(user.id, id.data, runtime()) : null;
    if (!found) notFound();
    const shown = await asRead();
    const detail = shown(found);
    const { row, ownerZone: zone, timeline, direct } = detail;
    const state = shownState(detail.state);
    const decisions = shown(await decisionsOf(user.id, row.id));
    const { lastNo } = state;
    const language = spokenTo(await chosenLanguage(user.id), state);
    const questions = shown(await questionsShown(decisions, decisions.length, runtime()));
    const t = await messagesOf('decisions');
    const model = await modelSwitchOf(user.id, runtime());
    const spared = sparedByModel(decisions, model);
    const now = minuteOf(await runtime().clock.now());
    const asked = first((await searchParams).why);
    const people = row.phase !== 'CLOSED' && (await letsPeopleHelp(user.id));
    return (
      <>
        <LiveLoops mark={mark} loopId={row.id} />
        <LoopKeys decisions />
        <LoopHead row={row} state={state} zone={zone} days={holdOffDays(now, zone)} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px] lg:grid-rows-[auto_1fr]">
          {decisions.length > 0 || lastNo ? (
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
              <ClientMessages areas={['decisions', 'model']}>
                {decisions.map((decision, index) => (
                  <DecisionCard
                    key={decision.id}
                    {...{ decision, zone, t }}
                    question={questions.get(`${row.id} ${decision.id}`)}
                    main={index === 0}
                  >
                    {decision === spared ? <ModelOffer {...model} /> : null}
                  </DecisionCard>
                ))}
                {lastNo ? (
                  <LastNoCard
                    loopId={row.id}
                    decision={lastNo.decision.id}
                    text={questionIn(lastNo.decision, language)}
                    next={sayIn(afterNo(state), language)}
                  />
                ) : null}
              </ClientMessages>
            </div>
          ) : null}
          <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <LoopFacts row={row} state={state} zone={zone} now={now} />
            <LoopPeople state={state} zone={zone} now={now} direct={direct} />
            {row.phase === 'CLOSED' ? null : (
              <details open={asked !== undefined} className="border-t border-line pt-2">
                <summary className="cursor-pointer rounded-sm py-1 font-semibold">Why not another time?</summary>
                <div className="mt-2">
                  <WhyNot ownerId={user.id} loopId={row.id} zone={zone} now={now} asked={asked} />
                </div>
              </details>
            )}
          </aside>
          <div className="grid content-start gap-8 lg:col-start-1">
            <ClientMessages areas={['help']}>
              {people ? (
                <div className="justify-self-start">
                  <AskHelp loopId={row.id} />
                </div>
              ) : null}
              <Timeline items={timeline} state={state} zone={zone} place={placeWords(zone)} own />
            </ClientMessages>
          </div>
        </div>
      </>
    );
  },
);
