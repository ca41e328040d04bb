import type { ReactNode } from 'react';
import { env } from '@/config/public-environment';
import { thirdPartiesOf } from '@/core/http/third-parties';
import { runtime } from '@/ports/runtime';
import { listed } from '@/ui/words';
import { currentLocale, messagesOf } from '../../_shell/locale';
import { ConsentChoice } from '../../_site/consent-choice';
import { described } from '../../_site/metadata';
import { operatorWords } from '../../_site/operator';
import { PageHead, Prose } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

export const generateMetadata = described('privacy');

export default async function PrivacyPage() {
  const [t, site, locale] = await Promise.all([messagesOf('privacy'), messagesOf('site'), currentLocale()]);
  const { settings, model } = runtime();
  const { supportEmail } = settings;
  const { who, Who } = operatorWords(site);
  const vendors = thirdPartiesOf(env).map(({ name }) => name);
  const mail = (address: ReactNode) => <a href={`mailto:${supportEmail}`}>{address}</a>;
  const link = (words: ReactNode) => <a href="/support">{words}</a>;
  return (
    <PublicPage>
      <PageHead title={site('privacy')}>
        <p>{t('lead', { who, Who })}</p>
        {locale === 'en' ? null : <p className="mt-2">{t('translated')}</p>}
      </PageHead>
      <Prose>
        <h2>{t('stored')}</h2>
        <ul>
          <li>{t('stored1')}</li>
          <li>{t('stored2')}</li>
          <li>{t('stored3')}</li>
          <li>{t('stored4', { who })}</li>
          <li>{t('stored5')}</li>
          <li>{t('stored6')}</li>
          <li>{t('stored7')}</li>
        </ul>
        <h2>{t('used')}</h2>
        <p>{t('usedText')}</p>
        {model ? (
          <p>{t('model', { recipient: model.port.recipient, by: model.readsByDefault ? 'everybody' : 'some' })}</p>
        ) : null}
        <h2>{t('others')}</h2>
        <p>{t('othersText')}</p>
        <h2>{t('cookies')}</h2>
        <p>{t('cookiesText')}</p>
        {vendors.length > 0 ? (
          <>
            <p>{t('measured', { Who, vendors: listed(vendors, locale) })}</p>
            <ConsentChoice />
          </>
        ) : (
          <p>{t('notMeasured')}</p>
        )}
        <h2>{t('rights')}</h2>
        <p>{t.rich('rightsText', { email: supportEmail, mail, link })}</p>
      </Prose>
    </PublicPage>
  );
}
