import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { minuteOf } from '@/core/time/period';
import { assistantFor } from '@/modules/assistants/queries';
import { textedGuests } from '@/modules/guest-texts/queries/numbers';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS } from '@/modules/identity/schema';
import { markOf } from '@/modules/loops/queries/changes';
import { decisionsOf } from '@/modules/loops/queries/decisions';
import { loopDetail, loopTitle } from '@/modules/loops/queries/detail';
import { shownState } from '@/modules/loops/queries/display-state';
import { loopIdSchema } from '@/modules/loops/schema';
import { holdOffDays } from '@/modules/loops/ui/hold-off-days';
import { LiveLoops } from '@/modules/loops/ui/live-loops';
import { LoopFacts } from '@/modules/loops/ui/loop-facts';
import { LoopHead } from '@/modules/loops/ui/loop-head';
import { LoopKeys } from '@/modules/loops/ui/loop-keys';
import { LoopPeople } from '@/modules/loops/ui/loop-people';
import { Timeline } from '@/modules/loops/ui/timeline';
import { titleWords } from '@/modules/loops/ui/title-words';
import { WhyNot } from '@/modules/loops/ui/why-not';
import { letsPeopleHelp } from '@/modules/queue/queries/lets-help';
import { AskHelp } from '@/modules/queue/ui/ask-help';
import { runtime } from '@/ports/runtime';
import { ClientMessages } from '../../../_shell/client-messages';
import { asRead, currentSession } from '../../../_shell/current-session';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { first, guarded, type PageProps, titled } from '../../../_shell/session';
import { OpenDecisions } from './open-decisions';

/** The meeting's own title: by it tabs are told apart, and it is read out on arrival. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const user = (await currentSession())?.user;
  const id = loopIdSchema.safeParse((await params).id);
  const found = user && hasRole(user, MEMBERS) && id.success ? await loopTitle(user.id, id.data) : null;
  const [t, locale] = await Promise.all([messagesOf('loops'), currentLocale()]);
  return found ? { title: titleWords(found, { t, locale }) } : titled(t('loops'))();
}

export default guarded(
  ({ id }) => `/loops/${id}`,
  async (user, { params, searchParams }) => {
    const id = loopIdSchema.safeParse((await params).id);
    // Read before the page's data: what changes in between is seen twice rather than not at all.
    const [mark, locale] = await Promise.all([markOf(user.id), currentLocale()]);
    const found = id.success ? await loopDetail(user.id, id.data, runtime(), locale) : null;
    if (!found) notFound();
    const shown = await asRead();
    const { row, ownerZone: zone, timeline, direct, ...detail } = shown(found);
    const state = shownState(detail.state);
    const open = row.phase !== 'CLOSED';
    const [t, tw, waiting, nowMs, assistant, people, texted] = await Promise.all([
      messagesOf('loops'),
      messagesOf('why-not'),
      decisionsOf(user.id, row.id, locale),
      runtime().clock.now(),
      assistantFor(user.id, runtime().settings),
      open && letsPeopleHelp(user.id),
      textedGuests(row.id),
    ]);
    const decisions = shown(waiting);
    const now = minuteOf(nowMs);
    const spoken = { t, locale, zone };
    const asked = first((await searchParams).why);
    return (
      <ClientMessages areas={['loop-actions', 'help']}>
        <LiveLoops mark={mark} loopId={row.id} />
        <LoopKeys decisions />
        <LoopHead row={row} state={state} spoken={spoken} days={holdOffDays(now, spoken)} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px] lg:grid-rows-[auto_1fr]">
          <OpenDecisions userId={user.id} row={row} state={state} decisions={decisions} spoken={spoken} />
          <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <LoopFacts row={row} state={state} now={now} spoken={spoken} />
            <LoopPeople state={state} now={now} direct={direct} texted={texted} spoken={spoken} />
            {open ? (
              <details open={asked !== undefined} className="border-t border-line pt-2">
                <summary className="cursor-pointer rounded-sm py-1 font-semibold">{t('whyNot')}</summary>
                <div className="mt-2">
                  <WhyNot ownerId={user.id} loopId={row.id} now={now} asked={asked} spoken={spoken} tw={tw} />
                </div>
              </details>
            ) : null}
          </aside>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">
            <Timeline items={timeline} state={state} assistant={assistant.name} spoken={spoken} own />
            {people ? (
              <div className="justify-self-start">
                <AskHelp loopId={row.id} />
              </div>
            ) : null}
          </div>
        </div>
      </ClientMessages>
    );
  },
);
