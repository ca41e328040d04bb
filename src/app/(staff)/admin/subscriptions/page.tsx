import { businessNow } from '@/modules/billing/queries/business';
import { BusinessView } from '@/modules/billing/ui/business-view';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { Note } from '@/ui/notes';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('business'))('title'), ['ADMIN']);

export default guarded('/admin/subscriptions', async () => {
  const { settings, clock } = runtime();
  const [t, locale] = await Promise.all([messagesOf('business'), currentLocale()]);
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      {settings.billing ? (
        <BusinessView business={await businessNow(await clock.now())} locale={locale} t={t} />
      ) : (
        <Note>{t('billingOff')}</Note>
      )}
    </>
  );
}, ['ADMIN']);
