import { CalendarCheck, CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cityOf, formatDay, formatTimeRange } from '@/core/time/format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import type { SeatPage } from '../queries/seat-page';

interface SeatViewProps {
  readonly seat: SeatPage;
  readonly token: string;
  readonly zone: string;
  readonly t: Translate<'seats'>;
  /** What is offered about texts. */
  readonly texts?: ReactNode;
}

const GONE = {
  given_up: ['givenUp', 'givenUpText'],
  moved: ['movedOn', 'movedOnText'],
  ended: ['ended', 'endedText'],
  over: ['over', 'overText'],
} as const;

/** A seat: when and where, and what its guest can do about it. Who else comes is not said. */
export function SeatView({ seat, token, zone, t, texts }: SeatViewProps) {
  const { state, title, owner, page, movedTo } = seat;
  if (state !== 'booked' && state !== 'arranging') {
    const [head, text] = GONE[state];
    const href = movedTo ? `/t/${movedTo}` : state === 'over' ? null : page;
    return (
      <MessageScreen title={t(head)}>
        <p>{t(text, { title, owner })}</p>
        {href ? (
          <p className="mt-4">
            <Button asChild>
              <a href={href}>{movedTo ? t('movedOnLink') : t('others')}</a>
            </Button>
          </p>
        ) : null}
      </MessageScreen>
    );
  }
  const arranging = state === 'arranging';
  return (
    <>
      {arranging && !seat.asks ? (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      ) : null}
      <p className="flex items-center gap-3 text-ink-2">
        <Avatar name={owner} className="size-10 text-base" />
        {owner}
      </p>
      <h1 className="mt-4 flex items-center gap-2 text-xl font-semibold tracking-tight">
        {arranging ? (
          <CalendarClock className="size-6 shrink-0 text-ink-2" aria-hidden />
        ) : (
          <CalendarCheck className="size-6 shrink-0 text-good" aria-hidden />
        )}
        {arranging ? t('arranging') : t('booked')}
      </h1>
      <p className="mt-1 text-ink-2 wrap-anywhere">{title}</p>
      <Time {...{ seat, zone, t }} />
      {arranging ? (
        <p role="status" className="mt-3" data-waiting={seat.asks ? undefined : ''}>
          {seat.asks ? t('asks', { owner }) : t('arrangingText')}
        </p>
      ) : (
        <Standing {...{ seat, token, t }} />
      )}
      {texts}
      <Changes {...{ seat, token, t }} />
    </>
  );
}

function Time({ seat, zone, t }: Pick<SeatViewProps, 'seat' | 'zone' | 't'>) {
  const { locale } = t;
  const { start, end, ownerZone, owner } = seat;
  const span = (tzid: string) => formatTimeRange(start, end, zoneTable(tzid), locale);
  const same = toWall(zoneTable(zone), start) === toWall(zoneTable(ownerZone), start);
  return (
    <p className="mt-4 rounded-md border border-line bg-surface px-4 py-3">
      <time dateTime={new Date(start * 60_000).toISOString()}>
        <span className="block text-base font-semibold">{formatDay(start, zoneTable(zone), locale)}</span>
        {t('span', { span: span(zone), place: cityOf(zone, locale) })}
      </time>
      {same ? null : (
        <span className="block text-ink-2">
          {t('spanOwner', { span: span(ownerZone), place: cityOf(ownerZone, locale), owner })}
        </span>
      )}
    </p>
  );
}

function Standing({ seat, token, t }: Pick<SeatViewProps, 'seat' | 'token' | 't'>) {
  const { location, joinUrl, owner } = seat;
  return (
    <>
      {location ? <p className="mt-3 wrap-anywhere">{t('place', { place: location })}</p> : null}
      {joinUrl ? (
        <p className="mt-3 text-base">
          {t('joinAt')}{' '}
          <a href={joinUrl} rel="noreferrer" className="underline underline-offset-3 wrap-anywhere">
            {joinUrl.replace('https://', '')}
          </a>
        </p>
      ) : null}
      <p className="mt-4">
        <a href={`/api/slots/${token}/event.ics`} className="underline underline-offset-3" download>
          {t('addToCalendar')}
        </a>
      </p>
      <p className="mt-4 text-ink-2">{t('invitation', { owner })}</p>
    </>
  );
}

/** A way to other times, and giving up behind a second click. */
function Changes({ seat, token, t }: Pick<SeatViewProps, 'seat' | 'token' | 't'>) {
  return (
    <div className="mt-5 flex flex-wrap items-start gap-3">
      {seat.page ? (
        <Button asChild>
          <a href={`/t/${token}?move=1`}>{t('move')}</a>
        </Button>
      ) : null}
      <details className="min-w-0 flex-1">
        <summary className="w-fit cursor-pointer list-none py-2 text-ink-2 underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden">
          {t('giveUp')}
        </summary>
        <form method="post" action={`/api/slots/${token}/cancel`} className="mt-1 grid justify-items-start gap-2">
          <p className="text-ink-2">{t('giveUpSure', { owner: seat.owner })}</p>
          <Button type="submit" look="danger">
            {t('giveUpNow')}
          </Button>
        </form>
      </details>
    </div>
  );
}
