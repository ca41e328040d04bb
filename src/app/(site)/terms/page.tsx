import type { ReactNode } from 'react';
import { runtime } from '@/ports/runtime';
import { currentLocale, messagesOf } from '../../_shell/locale';
import { described } from '../../_site/metadata';
import { operatorWords } from '../../_site/operator';
import { PageHead, Prose } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

export const generateMetadata = described('terms');

export default async function TermsPage() {
  const [t, site, locale] = await Promise.all([messagesOf('terms'), messagesOf('site'), currentLocale()]);
  const { supportEmail, billing } = runtime().settings;
  const { who, Who } = operatorWords(site);
  const mail = (address: ReactNode) => <a href={`mailto:${supportEmail}`}>{address}</a>;
  return (
    <PublicPage>
      <PageHead title={site('terms')}>
        <p>{t('lead', { who })}</p>
        {locale === 'en' ? null : <p className="mt-2">{t('translated')}</p>}
      </PageHead>
      <Prose>
        <h2>{t('does')}</h2>
        <p>{t('doesText')}</p>
        <h2>{t('you')}</h2>
        <ul>
          <li>{t('you1')}</li>
          <li>{t('you2')}</li>
          <li>{t('you3')}</li>
        </ul>
        <h2>{t('they', { who })}</h2>
        <ul>
          <li>{t('they1')}</li>
          <li>{t('they2')}</li>
          <li>{t('they3')}</li>
        </ul>
        <h2>{t('price')}</h2>
        <p>{t(billing ? 'priceAgreed' : 'priceNone')}</p>
        <h2>{t('wrong')}</h2>
        <p>{t('wrongText')}</p>
        <h2>{t('ending')}</h2>
        <p>{t.rich('endingText', { Who, email: supportEmail, mail })}</p>
      </Prose>
    </PublicPage>
  );
}
