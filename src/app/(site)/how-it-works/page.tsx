import type { ReactNode } from 'react';
import type { Translate } from '@/messages/message-keys';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { messagesOf } from '../../_shell/locale';
import { described } from '../../_site/metadata';
import { Band, PageHead, Pairs, Said, Steps } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

export const generateMetadata = described('howItWorks');

/** The name of each, and its sentence. */
const GUESTS_SEE = [
  ['seeTimes', 'seeTimesText'],
  ['seePage', 'seePageText'],
  ['seeNo', 'seeNoText'],
  ['seeNothing', 'seeNothingText'],
] as const;
const ASKS = [
  ['askUnclear', 'askUnclearText'],
  ['askRules', 'askRulesText'],
  ['askCosts', 'askCostsText'],
  ['askMore', 'askMoreText'],
] as const;

export default async function HowItWorksPage() {
  const t = await messagesOf('how-it-works');
  const { name } = runtime().settings.assistant;
  return (
    <PublicPage>
      <PageHead title={t('title')}>
        <p>{t('lead', { name })}</p>
      </PageHead>
      <Band id="steps" title={t('steps')}>
        <Steps items={stepsOf(t, name)} />
      </Band>
      <Band id="guests" title={t('guests')}>
        <Pairs items={GUESTS_SEE.map(([what, text]) => [t(what), t(text)])} />
      </Band>
      <Band id="asks" title={t('asks')}>
        <Pairs items={ASKS.map(([what, text]) => [t(what), t(text)])} />
      </Band>
      <Band id="reading" title={t('reads')} lead={t('readsLead')}>
        <p className="prose-width text-base text-ink-2">{t('readsModel')}</p>
      </Band>
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-8">
        <Button asChild look="primary" size="large">
          <a href="/auth/signup">{t('start')}</a>
        </Button>
        <Button asChild look="quiet" size="large">
          <a href="/help/how-to-use">{t('guide')}</a>
        </Button>
      </div>
    </PublicPage>
  );
}

function stepsOf(t: Translate<'how-it-works'>, name: string): readonly (readonly [string, ReactNode])[] {
  const said = (words: ReactNode) => <Said>{words}</Said>;
  return [
    [t('copy'), <p key="1">{t.rich('copyText', { name, said })}</p>],
    [t('look'), <p key="2">{t('lookText')}</p>],
    [t('offer'), <p key="3">{t('offerText')}</p>],
    [t('answer'), <p key="4">{t.rich('answerText', { said })}</p>],
    [t('book'), <p key="5">{t('bookText')}</p>],
    [t('stay'), <p key="6">{t('stayText')}</p>],
  ];
}
