import type { Metadata } from 'next';
import { formatDay, formatTime, zoneLabel } from '@/core/time/format';
import type { EpochMinute } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { type LatePage, latePage } from '@/modules/loops/queries/late-page';
import { LateForm } from '@/modules/loops/ui/late-form';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { messagesOf } from '../../_shell/locale';
import { first } from '../../_shell/session';
import { withoutRuntime } from '../../_site/without-runtime';

export async function generateMetadata(): Promise<Metadata> {
  const t = await messagesOf('texting');
  return { title: t('lateTitle'), referrer: 'same-origin', robots: 'noindex' };
}

/** The owner's page of one meeting that they may be late for, by the signed link in their mail. Looking never acts. */
export default withoutRuntime(async ({ params, searchParams }) => {
  const { token = '' } = await params;
  const t = await messagesOf('texting');
  const page = await latePage(token, runtime());
  if (page.kind === 'invalid') {
    return (
      <MessageScreen title={t('lateInvalidTitle')}>
        <p>{t('lateInvalid')}</p>
      </MessageScreen>
    );
  }
  const { title, start } = page;
  const time = clock(start, page);
  const said = Number(first((await searchParams).said)) || null;
  const minutes = page.kind === 'open' ? (said ?? page.minutes) : null;
  const open = (
    <Button asChild>
      <a href={`/loops/${page.loopId}`}>{t('lateOpen')}</a>
    </Button>
  );
  if (page.kind === 'open' && minutes === null) return <LateForm token={token} title={title} time={time} t={t} />;
  if (page.kind === 'open' && minutes !== null) {
    return (
      <MessageScreen title={t('lateSaidTitle', { minutes })} action={open}>
        <p>{t('lateSaid', { title, time })}</p>
        <LateForm token={token} t={t} />
      </MessageScreen>
    );
  }
  return (
    <MessageScreen title={t('lateFor', { title, time })} action={open}>
      <p>{page.kind === 'early' ? t('lateEarly', { from: hour(page.from, page) }) : t('lateOver')}</p>
    </MessageScreen>
  );
});

type Known = Exclude<LatePage, { kind: 'invalid' }>;

function clock(at: EpochMinute, page: Known): string {
  return `${formatDay(at, zoneTable(page.zone), page.language)}, ${hour(at, page)}`;
}

function hour(at: EpochMinute, { zone, language }: Known): string {
  return `${formatTime(at, zoneTable(zone), language)} ${zoneLabel(zone, language, at)}`;
}
