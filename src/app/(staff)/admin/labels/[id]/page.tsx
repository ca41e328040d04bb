import Link from 'next/link';
import { notFound } from 'next/navigation';
import { fieldsOf } from '@/core/labeling/fields';
import { sawMail } from '@/modules/labels/queries/look';
import { labelView } from '@/modules/labels/queries/view';
import { rowId } from '@/modules/labels/schema';
import { mailFacts } from '@/modules/labels/ui/mail-facts';
import { MailView } from '@/modules/labels/ui/mail-view';
import { fieldName, ReadingFieldList } from '@/modules/labels/ui/reading-fields';
import { StateBadge } from '@/modules/labels/ui/state-badge';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../../../_shell/client-messages';
import { messagesOf } from '../../../../_shell/locale';
import { guarded, titled } from '../../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('title'), HELPERS);

export default guarded(
  ({ id }) => `/admin/labels/${id}`,
  async (user, { params }) => {
    const id = rowId.safeParse((await params).id).data;
    const [t, found, nowMs] = await Promise.all([
      messagesOf('labels'),
      id ? labelView(user.id, id, runtime()) : null,
      runtime().clock.now(),
    ]);
    if (!found) notFound();
    await sawMail(user.id, found.subject, 'labels: label');
    const { view } = found;
    const names = (fields: typeof view.edits) => fields.map((field) => fieldName(field, t)).join(', ');
    const own = view.labelerId === user.id && (view.state === 'draft' || view.origin === 'adjudication');
    return (
      <ClientMessages areas={['labels']}>
        <PageHead
          title={t('labelTitle', { labeler: view.labeler ?? t('nobody') })}
          line={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StateBadge state={view.state} />
              <span>{view.session ?? t('single')}</span>
              <span>{t('secondsShort', { seconds: view.seconds })}</span>
              <span>{view.prefilled ? t('prefilledYes') : t('prefilledNo')}</span>
            </span>
          }
          actions={
            <div className="flex flex-wrap gap-2">
              {view.origin === 'adjudication' ? null : (
                <Button asChild look="quiet">
                  <Link prefetch={false} href={`/admin/labels/compare?a=${view.id}&b=reader` as '/'}>
                    {t('compareReader')}
                  </Link>
                </Button>
              )}
              {own ? (
                <Button asChild>
                  <Link prefetch={false} href={`/admin/labels/${view.id}/edit` as '/'}>
                    {t('edit')}
                  </Link>
                </Button>
              ) : null}
            </div>
          }
        />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <MailView facts={mailFacts(view.mail, t, 'en')} reading={view.reading} />
          <div className="grid content-start gap-8">
            <Section title={t('reading')}>
              <ReadingFieldList fields={fieldsOf(view.reading, view.mail.context)} t={t} />
              <p className="text-xs text-ink-2">
                {t('edits')}: {names(view.edits) || t('editsNone')}
              </p>
            </Section>
            <Section title={t('history')}>
              {view.history.length === 0 ? (
                <p className="text-ink-2">{t('historyNone')}</p>
              ) : (
                <ul>
                  {view.history.map(({ version, by, at, changed }) => (
                    <li key={version} className="flex flex-wrap gap-x-4 border-t border-line py-1.5">
                      <span>{t('version', { version })}</span>
                      <span className="text-ink-2">{by ?? t('nobody')}</span>
                      <span className="text-ink-2">
                        <Ago at={at} now={nowMs} />
                      </span>
                      <span className="ml-auto text-xs text-ink-2">{names(changed) || t('same')}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Section>
          </div>
        </div>
      </ClientMessages>
    );
  },
  HELPERS,
);
