import Link from 'next/link';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { isOwn } from '@/modules/audits/policy';
import { auditOf } from '@/modules/audits/queries/audits';
import { AuditFigures } from '@/modules/audits/ui/audit-figures';
import { dayWords, periodWords } from '@/modules/audits/ui/day-words';
import { Sample } from '@/modules/audits/ui/sample';
import { SummaryForm } from '@/modules/audits/ui/summary-form';
import { HELPERS } from '@/modules/staff/schema';
import { PageHead, Section } from '@/ui/card';
import { Empty, Note } from '@/ui/notes';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('audits'))('title'), HELPERS);

export default guarded(
  ({ id }) => `/trainer-audits/${id}`,
  async (user, { params }) => {
    const id = z.uuid().safeParse((await params).id);
    const audit = id.success ? await auditOf(user, id.data) : null;
    if (!audit) notFound();
    const [t, locale] = await Promise.all([messagesOf('audits'), currentLocale()]);
    const { sample, severity, state, text, signedBy, signedAt } = audit;
    const own = isOwn(user, audit);
    const signed = state === 'signed';
    return (
      <ClientMessages areas={['audits', 'labels', 'staff-keys', 'form']}>
        <PageHead
          title={audit.trainer}
          line={periodWords(audit.from, audit.to, locale)}
          actions={
            <Link href="/trainer-audits" className="text-ink-2 underline underline-offset-3 hover:text-ink">
              {t('back')}
            </Link>
          }
        />
        <div className="grid gap-10">
          {own && !signed ? <Note>{t('ownAudit')}</Note> : null}
          <AuditFigures audit={audit} locale={locale} t={t} />
          {own ? null : (
            <Section
              title={t('sample')}
              aside={
                sample.length === 0 ? undefined : t('sampleLine', { judged: severity.judged, count: sample.length })
              }
            >
              {sample.length === 0 ? (
                <Empty>{t('emptySample')}</Empty>
              ) : (
                <Sample auditId={audit.id} items={sample} closed={signed} />
              )}
            </Section>
          )}
          <Section title={t('summary')}>
            {signed ? (
              <>
                <p className="prose-width whitespace-pre-wrap wrap-anywhere">{text}</p>
                <p className="text-xs text-ink-2">
                  {t('signedBy', { name: signedBy ?? '–', day: dayWords((signedAt ?? '').slice(0, 10), locale) })}
                </p>
              </>
            ) : own ? (
              <Empty>{t('notSigned')}</Empty>
            ) : (
              <SummaryForm audit={audit} />
            )}
          </Section>
        </div>
      </ClientMessages>
    );
  },
  HELPERS,
);
