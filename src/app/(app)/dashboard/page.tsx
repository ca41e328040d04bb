import { assistantFor } from '@/modules/assistants/queries';
import { NoticeList } from '@/modules/identity/ui/notice-list';
import { sparedByModel } from '@/modules/loops/queries/decisions';
import { DecisionCard } from '@/modules/loops/ui/decision-card';
import { LiveLoops } from '@/modules/loops/ui/live-loops';
import { LoopKeys } from '@/modules/loops/ui/loop-keys';
import { RequestForm } from '@/modules/loops/ui/request-form';
import { dayWords } from '@/modules/meetings/ui/time-words';
import { modelSwitchOf } from '@/modules/reader/queries';
import { ModelOffer } from '@/modules/reader/ui/model-consent';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { More } from '@/ui/more';
import { ClientMessages } from '../../_shell/client-messages';
import { asRead } from '../../_shell/current-session';
import { currentLocale, messagesOf } from '../../_shell/locale';
import { first, guarded, titled } from '../../_shell/session';
import { Checklist } from './checklist';
import { Figures } from './figures';
import { Health, Trouble } from './health';
import { Late } from './late';
import { OpenLoops } from './open-loops';
import { SilentMails } from './silent-mails';
import { readToday } from './today';
import { dayLine } from './today-words';
import { TrainerPages } from './trainer-pages';
import { TrialLine } from './trial-line';
import { WeekSection } from './week-section';

export const generateMetadata = titled(async () => (await messagesOf('dashboard'))('title'));

export default guarded('/dashboard', async (user, { searchParams }) => {
  const { sandbox } = runtime().settings;
  const [locale, t, td, tw, assistant, model, { week }] = await Promise.all([
    currentLocale(),
    messagesOf('dashboard'),
    messagesOf('decisions'),
    messagesOf('week'),
    assistantFor(user.id, runtime().settings),
    modelSwitchOf(user.id, runtime()),
    searchParams,
  ]);
  const { mark, nowMs, now, zone, open, decisions, questions, health, ...today } = (await asRead())(
    await readToday(user.id, { week: first(week), locale, t: tw }),
  );
  const spared = sparedByModel(decisions, model);
  const connected = health.state !== 'none';
  return (
    <ClientMessages areas={['loop-actions', 'decisions', 'model']}>
      <LiveLoops mark={mark} />
      <Live seconds={60} />
      <LoopKeys decisions />
      <PageHead
        title={dayWords(now, zone, locale)}
        line={dayLine({ today: today.week.today, connected, now, zone, locale, t })}
      />
      <NoticeList notices={today.notices} />
      <Trouble health={health} asked={today.asked} t={t} />
      {decisions.length > 0 ? (
        <Section title={t('waiting')} aside={decisions.length} className="mb-10">
          <More>
            {decisions.map((decision, index) => (
              <DecisionCard
                key={`${decision.loopId}-${decision.id}`}
                {...{ decision, zone, t: td, locale }}
                question={questions.get(`${decision.loopId} ${decision.id}`)}
                main={index === 0}
                linked
              >
                {decision === spared ? <ModelOffer {...model} /> : null}
              </DecisionCard>
            ))}
          </More>
        </Section>
      ) : null}
      <TrainerPages user={user} />
      <Checklist {...{ taken: today.taken, asked: today.asked, sandbox, assistant, t }} />
      {today.asked ? null : <TrialLine userId={user.id} />}
      <Late near={today.near} zone={zone} />
      <RequestForm main={decisions.length === 0 && today.asked} />
      <div className="mb-10 grid gap-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <OpenLoops {...{ open, zone, nowMs, locale, t }} assistant={assistant.address} />
        <WeekSection week={today.week} now={now} connected={connected} said={{ t: tw, locale, zone }} />
      </div>
      {today.figures ? <Figures figures={today.figures} {...{ zone, locale, t }} /> : null}
      <div className="grid gap-10">
        <SilentMails mails={today.silent} nowMs={nowMs} t={t} />
        <Health
          health={health}
          nowMs={nowMs}
          plansToReview={today.plansToReview}
          approval={today.approval}
          sandbox={sandbox}
          t={t}
        />
      </div>
    </ClientMessages>
  );
});
