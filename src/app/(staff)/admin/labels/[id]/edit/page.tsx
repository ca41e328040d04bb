import { notFound } from 'next/navigation';
import { sawMail } from '@/modules/labels/queries/look';
import { labelView } from '@/modules/labels/queries/view';
import { rowId } from '@/modules/labels/schema';
import { LabelWork } from '@/modules/labels/ui/label-work';
import { mailFacts } from '@/modules/labels/ui/mail-facts';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { ClientMessages } from '../../../../../_shell/client-messages';
import { messagesOf } from '../../../../../_shell/locale';
import { guarded, titled } from '../../../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('editTitle'), HELPERS);

export default guarded(
  ({ id }) => `/admin/labels/${id}/edit`,
  async (user, { params }) => {
    const id = rowId.safeParse((await params).id).data;
    const [t, found] = await Promise.all([messagesOf('labels'), id ? labelView(user.id, id, runtime()) : null]);
    if (!found) notFound();
    const { view, subject } = found;
    const own = view.labelerId === user.id;
    if (!own || (view.state !== 'draft' && view.origin !== 'adjudication')) return <Empty>{t('notYours')}</Empty>;
    await sawMail(user.id, subject, 'labels: label');
    return (
      <ClientMessages areas={['labels', 'staff-keys', 'form']}>
        <PageHead title={t('editTitle')} />
        <LabelWork
          facts={mailFacts(view.mail, t, 'en')}
          first={view.reading}
          seconds={view.seconds}
          sessionId={null}
          prefilled={view.prefilled}
          label={{ id: view.id, version: view.version, state: view.state }}
          next={`/admin/labels/${view.id}`}
          line={view.state === 'draft' ? t('draftShown') : t('decided')}
        />
      </ClientMessages>
    );
  },
  HELPERS,
);
