import { assistantFor } from '@/modules/assistants/queries';
import { NoticeList } from '@/modules/identity/ui/notice-list';
import { sparedByModel } from '@/modules/loops/queries/decisions';
import { DecisionCard } from '@/modules/loops/ui/decision-card';
import { LiveLoops } from '@/modules/loops/ui/live-loops';
import { LoopKeys } from '@/modules/loops/ui/loop-keys';
import { clockWords, dayWords, placeWords } from '@/modules/meetings/ui/time-words';
import { Week } from '@/modules/meetings/ui/week';
import { modelSwitchOf } from '@/modules/reader/queries';
import { ModelOffer } from '@/modules/reader/ui/model-consent';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { More } from '@/ui/more';
import { Empty } from '@/ui/notes';
import { plural } from '@/ui/words';
import { ClientMessages } from '../../_shell/client-messages';
import { messagesOf } from '../../_shell/locale';
import { asRead, guarded, titled } from '../../_shell/session';
import { Checklist } from './checklist';
import { Figures } from './figures';
import { Health } from './health';
import { Late } from './late';
import { OpenLoops } from './open-loops';
import { SilentMails } from './silent-mails';
import { readToday } from './today';
import { TrainerPages } from './trainer-pages';
import { TrialLine } from './trial-line';

export const generateMetadata = titled('Today');

export default guarded('/dashboard', async (user) => {
  const { sandbox } = runtime().settings;
  const assistant = await assistantFor(user.id, runtime().settings);
  const { mark, nowMs, now, zone, open, decisions, questions, health, ...today } = (await asRead())(
    await readToday(user.id),
  );
  const t = await messagesOf('decisions');
  const model = await modelSwitchOf(user.id, runtime());
  const spared = sparedByModel(decisions, model);
  const connected = health.state !== 'none';
  const left =
    today.meetingsLeft === 0 ? 'no more meetings today' : `${plural(today.meetingsLeft, 'meeting')} left today`;
  return (
    <>
      <LiveLoops mark={mark} />
      <Live seconds={60} />
      <LoopKeys decisions />
      <PageHead
        title={dayWords(now, zone)}
        line={`${clockWords(now, zone)} in ${placeWords(zone)}${connected ? ` · ${left}` : ''}`}
      />
      <NoticeList notices={today.notices} />
      <TrainerPages user={user} />
      <Checklist {...{ taken: today.taken, asked: today.asked, sandbox, assistant }} />
      {today.asked ? null : <TrialLine userId={user.id} />}
      <Late near={today.near} zone={zone} />
      {decisions.length > 0 ? (
        <Section title="Waiting for you" aside={decisions.length} className="mb-10">
          <ClientMessages areas={['decisions', 'model']}>
            <More>
              {decisions.map((decision, index) => (
                <DecisionCard
                  key={`${decision.loopId}-${decision.id}`}
                  {...{ decision, zone, t }}
                  question={questions.get(`${decision.loopId} ${decision.id}`)}
                  main={index === 0}
                  linked
                >
                  {decision === spared ? <ModelOffer {...model} /> : null}
                </DecisionCard>
              ))}
            </More>
          </ClientMessages>
        </Section>
      ) : null}
      <div className="mb-10 grid gap-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <OpenLoops {...{ open, zone, nowMs }} assistant={assistant.address} />
        <Section title="This week" aside={connected ? placeWords(zone) : undefined}>
          {connected ? (
            <Week items={today.week} zone={zone} now={now} />
          ) : (
            <Empty>Your week shows here once a calendar is connected.</Empty>
          )}
        </Section>
      </div>
      {today.figures ? <Figures figures={today.figures} zone={zone} /> : null}
      <div className="grid gap-10">
        <SilentMails mails={today.silent} nowMs={nowMs} />
        <Health
          health={health}
          nowMs={nowMs}
          plansToReview={today.plansToReview}
          approval={today.approval}
          sandbox={sandbox}
        />
      </div>
    </>
  );
});
