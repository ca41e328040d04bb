import type { Translate } from '@/messages/message-keys';
import { Pairs, Steps } from '../../../_site/parts';
import { REQUESTS, SENTENCES } from './examples';

interface GuideProps {
  readonly t: Translate<'guide'>;
}

export function SetUpGuide({ t }: GuideProps) {
  return (
    <Steps
      items={[
        [t('signIn'), <p key="1">{t('signInText')}</p>],
        [t('calendar'), <p key="2">{t('calendarText')}</p>],
        [t('hours'), <p key="3">{t('hoursText')}</p>],
        [t('addresses'), <p key="4">{t('addressesText')}</p>],
      ]}
    />
  );
}

export function WritingGuide({ t, name }: GuideProps & { readonly name: string }) {
  return (
    <>
      <p className="prose-width mb-6 text-base text-ink-2">{t('writeText', { name })}</p>
      <Pairs items={REQUESTS.map(({ what, words }) => [t(what), t('quoted', { name, words: t(words) })])} />
    </>
  );
}

export function PreferencesGuide({ t }: GuideProps) {
  return (
    <>
      <Pairs items={SENTENCES.map(({ what, words }) => [t(what), t('quotedAlone', { words: t(words) })])} />
      <p className="prose-width mt-6 text-base text-ink-2">{t('preferencesText')}</p>
    </>
  );
}

/** The name of each, and its sentence. */
const CONTROL = [
  ['decisions', 'decisionsText'],
  ['freely', 'freelyText'],
  ['thread', 'threadText'],
  ['why', 'whyText'],
  ['corrections', 'correctionsText'],
  ['others', 'othersText'],
  ['keys', 'keysText'],
] as const;

export function ControlGuide({ t }: GuideProps) {
  return <Pairs items={CONTROL.map(([what, text]) => [t(what), t(text)])} />;
}
