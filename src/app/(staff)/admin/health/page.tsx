import type { ReactNode } from 'react';
import { mailHealth } from '@/modules/staff/queries/mail-health';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty } from '@/ui/notes';
import { Badge } from '@/ui/state-mark';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Health', ['ADMIN']);

const PARTS = [
  ['engine', 'partEngine'],
  ['worker', 'partWorker'],
  ['mail', 'partMail'],
] as const;

export default guarded('/admin/health', async () => {
  const t = await messagesOf('staff');
  const { probes } = runtime();
  const [mail, ...answers] = await Promise.all([mailHealth(new Date()), ...PARTS.map(([part]) => probes[part]())]);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('waiting'), mail.waiting],
    [t('oldest'), mail.oldestMinutes === null ? '—' : t('minutes', { minutes: mail.oldestMinutes })],
    [t('retrying'), mail.retrying],
    [t('sent'), mail.sent],
    [t('failed'), mail.failed],
    [t('unknown'), mail.unknown],
  ];
  return (
    <>
      <Live seconds={30} />
      <PageHead title={t('healthTitle')} line={t('healthLine')} />
      <div className="grid gap-10 lg:grid-cols-3">
        <Section title={t('parts')}>
          <Facts
            rows={PARTS.map(([part, name], index) => [
              t(name),
              <Badge key={part} tone={answers[index] ? 'good' : 'bad'}>
                {answers[index] ? t('up') : t('down')}
              </Badge>,
            ])}
          />
        </Section>
        <Section title={t('outbox')}>
          <Facts rows={rows} />
        </Section>
        <Section title={t('replies')}>
          {mail.replies.length === 0 ? (
            <Empty>{t('noReplies')}</Empty>
          ) : (
            <Facts rows={mail.replies.map(({ code, count }) => [code, t('mails', { count })])} />
          )}
        </Section>
      </div>
    </>
  );
}, ['ADMIN']);

function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="border-b border-line">
      {rows.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
