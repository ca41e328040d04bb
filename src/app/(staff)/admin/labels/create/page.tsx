import { blankReading } from '@/core/labeling/time-notation';
import { ownDraft } from '@/modules/labels/queries/labels';
import { sawMail } from '@/modules/labels/queries/look';
import { ownPart } from '@/modules/labels/queries/sessions';
import { mailOf, subjectOf } from '@/modules/labels/queries/subject';
import { rowId } from '@/modules/labels/schema';
import { LabelWork } from '@/modules/labels/ui/label-work';
import { mailFacts } from '@/modules/labels/ui/mail-facts';
import { ProgressBar } from '@/modules/labels/ui/progress-bar';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { ClientMessages } from '../../../../_shell/client-messages';
import { messagesOf } from '../../../../_shell/locale';
import { first, guarded, titled } from '../../../../_shell/session';
import { ChooseMail } from './choose-mail';
import { PartDone } from './part-done';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('createTitle'), HELPERS);

export default guarded(
  '/admin/labels/create',
  async (user, { searchParams }) => {
    const asked = await searchParams;
    const sessionId = rowId.safeParse(first(asked.session)).data ?? null;
    const session = sessionId ? await ownPart(sessionId, user.id) : null;
    const item = session?.next ?? null;
    const messageId = item?.messageId ?? (session ? null : rowId.safeParse(first(asked.message)).data);
    if (session && !item) return <PartDone session={session} />;
    if (!messageId) return <ChooseMail userId={user.id} />;
    const [t, subject, draft] = await Promise.all([
      messagesOf('labels'),
      subjectOf(messageId),
      ownDraft(user.id, messageId),
    ]);
    if (!subject) return <Empty>{t('gone')}</Empty>;
    await sawMail(user.id, subject, session ? `labels: session ${session.name}` : 'labels: one by one');
    const prefilled = !item?.hidden;
    const start = prefilled ? subject.reading : blankReading(subject.reading.language);
    const line = draft ? t('draftShown') : prefilled ? t('readerShown') : t('readerHidden');
    const here = session ? `/admin/labels/create?session=${session.id}` : '/admin/labels';
    return (
      <ClientMessages areas={['labels', 'staff-keys', 'form']}>
        <PageHead
          title={session?.name ?? t('createTitle')}
          line={session ? null : t('createLine')}
          actions={
            session ? (
              <div className="w-full sm:w-72">
                <ProgressBar
                  done={session.done}
                  of={session.items}
                  words={t('progressOf', { done: session.done, items: session.items })}
                />
              </div>
            ) : null
          }
        />
        <LabelWork
          key={messageId}
          facts={mailFacts(await mailOf(subject, runtime()), t, 'en')}
          first={draft?.reading ?? start}
          seconds={item?.seconds ?? draft?.seconds ?? 0}
          sessionId={session?.id ?? null}
          prefilled={prefilled}
          label={draft && { id: draft.id, version: draft.version, state: draft.state }}
          next={here}
          line={line}
        />
      </ClientMessages>
    );
  },
  HELPERS,
);
