import Link from 'next/link';
import { compared } from '@/modules/labels/queries/compare';
import { sawMail } from '@/modules/labels/queries/look';
import { compareQuery } from '@/modules/labels/schema';
import { AgreementTable } from '@/modules/labels/ui/agreement-table';
import { CompareTable } from '@/modules/labels/ui/compare-table';
import { mailFacts } from '@/modules/labels/ui/mail-facts';
import { MailView } from '@/modules/labels/ui/mail-view';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { ClientMessages } from '../../../../_shell/client-messages';
import { messagesOf } from '../../../../_shell/locale';
import { guarded, titled } from '../../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('compareTitle'), HELPERS);

export default guarded(
  '/admin/labels/compare',
  async (user, { searchParams }) => {
    const given = await searchParams;
    const asked = compareQuery.safeParse(given).data;
    const [t, found] = await Promise.all([
      messagesOf('labels'),
      asked ? compared(user.id, asked.a, asked.b, runtime()) : null,
    ]);
    if (!found) {
      const list = (
        <Button asChild>
          <Link href={'/admin/labels' as '/'}>{t('all')}</Link>
        </Button>
      );
      return (
        <>
          <PageHead title={t('compareTitle')} />
          <Empty action={list}>{given.a ? t('compareNot') : t('compareHow')}</Empty>
        </>
      );
    }
    await sawMail(user.id, found.subject, 'labels: compare');
    const { a, b, fields, overlap, agreement, mail } = found;
    const names = [a.labeler ?? t('nobody'), b ? (b.labeler ?? t('nobody')) : t('reader')] as const;
    const same = fields.filter((one) => one.same).length;
    return (
      <ClientMessages areas={['labels']}>
        <PageHead
          title={t('compareTitle')}
          line={t('sameOf', { same, all: fields.length, overlap: overlap.toFixed(2) })}
        />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <MailView facts={mailFacts(mail, t, 'en')} reading={null} />
          <div className="grid content-start gap-10">
            <CompareTable fields={fields} names={names} t={t} />
            <Section title={t('agreement')} aside={t('agreementWith', { mails: agreement.mails })}>
              {agreement.mails > 0 ? <AgreementTable agreement={agreement} t={t} /> : null}
            </Section>
          </div>
        </div>
      </ClientMessages>
    );
  },
  HELPERS,
);
