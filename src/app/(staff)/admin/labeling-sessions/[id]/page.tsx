import Link from 'next/link';
import { notFound } from 'next/navigation';
import { sessionAgreement } from '@/modules/labels/queries/agreement';
import { sessionView } from '@/modules/labels/queries/sessions';
import { rowId } from '@/modules/labels/schema';
import { AgreementTable } from '@/modules/labels/ui/agreement-table';
import { CloseSession } from '@/modules/labels/ui/close-session';
import { ProgressBar } from '@/modules/labels/ui/progress-bar';
import { HELPERS } from '@/modules/staff/schema';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../../../_shell/client-messages';
import { messagesOf } from '../../../../_shell/locale';
import { guarded, titled } from '../../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('session'), HELPERS);

export default guarded(
  ({ id }) => `/admin/labeling-sessions/${id}`,
  async (user, { params }) => {
    const id = rowId.safeParse((await params).id).data;
    const [t, session] = await Promise.all([messagesOf('labels'), id ? sessionView(id, user.id) : null]);
    if (!session) notFound();
    const agreement = await sessionAgreement(session.id);
    const { name, state, done, items, progress, next, rule, overlap } = session;
    return (
      <ClientMessages areas={['labels']}>
        <PageHead
          title={name}
          line={t('ruleLine', { ...rule, overlap })}
          actions={
            state === 'open' ? (
              <div className="flex flex-wrap gap-2">
                <CloseSession id={session.id} name={name} />
                {next ? (
                  <Button asChild look="primary">
                    <Link href={`/admin/labels/create?session=${session.id}` as '/'}>{t('labelNext')}</Link>
                  </Button>
                ) : null}
              </div>
            ) : (
              <span className="text-ink-2">{t('closedState')}</span>
            )
          }
        />
        <div className="grid gap-10">
          <ProgressBar done={done} of={items} words={t('progressOf', { done, items })} />
          <Section title={t('perLabeler')}>
            <table className="w-full text-left">
              <thead className="text-xs text-ink-2">
                <tr>
                  <th scope="col" className="py-1.5 font-normal">
                    {t('labeler')}
                  </th>
                  <th scope="col" className="py-1.5 font-normal">
                    {t('progress')}
                  </th>
                  <th scope="col" className="py-1.5 text-right font-normal">
                    {t('median')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {progress.map((one) => (
                  <tr key={one.labelerId} className="border-t border-line">
                    <th scope="row" className="py-1.5 pr-4 font-normal wrap-anywhere">
                      {one.labeler}
                    </th>
                    <td className="py-1.5 pr-4">
                      <ProgressBar
                        done={one.done}
                        of={one.items}
                        words={t('progressOf', { done: one.done, items: one.items })}
                      />
                    </td>
                    <td className="py-1.5 text-right tabular-nums">
                      {one.medianSeconds === null ? '—' : t('secondsShort', { seconds: one.medianSeconds })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
          <Section
            title={t('agreement')}
            aside={t('agreementLine', { mails: agreement.mails })}
            actions={
              <Link
                href={`/admin/labels?q=${encodeURIComponent(name)}` as '/'}
                className="text-xs text-ink-2 underline"
              >
                {t('labelsOfSession')}
              </Link>
            }
          >
            {agreement.mails > 0 ? <AgreementTable agreement={agreement} t={t} /> : null}
          </Section>
        </div>
      </ClientMessages>
    );
  },
  HELPERS,
);
