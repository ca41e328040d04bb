import type { ReactNode } from 'react';
import { runtime } from '@/ports/runtime';
import { messagesOf } from '../../../_shell/locale';
import { described } from '../../../_site/metadata';
import { Band, PageHead } from '../../../_site/parts';
import { PublicPage } from '../../../_site/public-page';
import { ControlGuide, PreferencesGuide, SetUpGuide, WritingGuide } from './guide';

export const generateMetadata = described('howToUse');

export default async function HowToUsePage() {
  const t = await messagesOf('guide');
  const { assistant, sandbox } = runtime().settings;
  const strong = (address: ReactNode) => <span className="font-medium text-ink">{address}</span>;
  const link = (words: ReactNode) => (
    <a href="/support" className="underline underline-offset-3">
      {words}
    </a>
  );
  return (
    <PublicPage>
      <PageHead title={t('title')}>
        <p>{t.rich('lead', { name: assistant.name, address: assistant.address, strong })}</p>
      </PageHead>
      <Band id="set-up" title={t('setUp')}>
        <SetUpGuide t={t} />
      </Band>
      <Band id="write" title={t('write')}>
        <WritingGuide t={t} name={assistant.name} />
      </Band>
      <Band id="preferences" title={t('preferences')} lead={t('preferencesLead')}>
        <PreferencesGuide t={t} />
      </Band>
      <Band id="control" title={t('control')}>
        <ControlGuide t={t} />
      </Band>
      {sandbox ? (
        <Band id="sandbox" title={t('sandbox')} lead={t('sandboxLead')}>
          <a href="/sandbox/mail" className="text-base underline underline-offset-3">
            {t('sandboxOpen')}
          </a>
        </Band>
      ) : null}
      <p className="mt-10 border-t border-line pt-6 text-ink-2">{t.rich('missing', { link })}</p>
    </PublicPage>
  );
}
