import { featureCatalogue } from '@/modules/billing/queries/features';
import { FeatureEditor } from '@/modules/billing/ui/feature-editor';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { Note } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Features', ['ADMIN']);

export default guarded('/admin/features', async () => {
  const [t, rows] = await Promise.all([messagesOf('features'), featureCatalogue()]);
  return (
    <ClientMessages areas={['features']}>
      <PageHead title={t('title')} line={t('line')} />
      {runtime().settings.billing ? null : <Note className="mb-6">{t('billingOff')}</Note>}
      <div className="border-b border-line">
        {rows.map((row) => (
          <FeatureEditor key={row.key} row={row} />
        ))}
      </div>
    </ClientMessages>
  );
}, ['ADMIN']);
