import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Band, PageHead, Pairs } from '../../_site/parts';
import { PublicPage } from '../../_site/public-page';

const INCLUDED = [
  ['with', 'withText'],
  ['calendars', 'calendarsText'],
  ['preferences', 'preferencesText'],
  ['approval', 'approvalText'],
  ['followUps', 'followUpsText'],
  ['languages', 'languagesText'],
  ['mailbox', 'mailboxText'],
  ['data', 'dataText'],
] as const;

/** The pricing page where there is nothing to pay. */
export function Everything({ t }: { t: Translate<'plans'> }) {
  return (
    <PublicPage>
      <PageHead title={t('pricingTitle')}>
        <p>{t('off')}</p>
        <Button asChild look="primary" size="large" className="mt-6">
          <a href="/auth/signup">{t('getStarted')}</a>
        </Button>
      </PageHead>
      <Band id="included" title={t('included')}>
        <Pairs items={INCLUDED.map(([term, text]) => [t(term), t(text)] as const)} />
      </Band>
      <Band id="guests" title={t('guestsTitle')} lead={t('guestsLead')}>
        <p className="prose-width text-base text-ink-2">{t('selfHost')}</p>
      </Band>
    </PublicPage>
  );
}
