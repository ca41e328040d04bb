import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { minuteOf } from '@/core/time/period';
import { translator } from '@/messages/translate';
import { pagesWithRoom } from '@/modules/booking-pages/queries/room';
import { shownAt } from '@/modules/booking-pages/queries/shown';
import { Nowhere } from '@/modules/booking-pages/ui/nowhere';
import { runtime } from '@/ports/runtime';
import { BookingShell } from '../../../_guest/booking-shell';
import { bookingLanguage } from '../../../_guest/guest-language';
import { chosenZone } from '../../../_guest/guest-zone';
import { first, type PageProps } from '../../../_shell/session';
import { OpenPage } from './open-page';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { handle = '', type } = await params;
  const shown = await shownAt(handle, type);
  const t = translator(await bookingLanguage(), 'booking');
  const title = shown.kind === 'type' ? `${shown.type.title}, ${shown.owner.name}` : t('pageTitle');
  return { title, referrer: 'same-origin' };
}

/** A booking page: its times, then who books. Everything works without script; looking never acts. */
export default async function BookingPage({ params, searchParams }: PageProps) {
  const { handle = '', type: slug = '' } = await params;
  const query = await searchParams;
  const embed = first(query.embed) === '1';
  const shown = await shownAt(handle, slug);
  if (shown.kind === 'moved') redirect(`/book/${shown.handle}/${slug}${embed ? '?embed=1' : ''}`);
  const locale = await bookingLanguage();
  const t = translator(locale, 'booking');
  const shell = { embed, locale, path: addressOf(`/book/${handle}/${slug}`, query) };
  if (shown.kind !== 'type') {
    return (
      <BookingShell {...shell}>
        <Nowhere
          removedBy={shown.kind === 'gone' ? shown.owner : null}
          others={shown.kind === 'gone' && (await pagesWithRoom(shown.owner.id, runtime())).length > 0}
          {...{ embed, t }}
        />
      </BookingShell>
    );
  }
  const { owner, type } = shown;
  const asked = {
    zone: await chosenZone(query),
    month: first(query.month),
    day: first(query.day),
    at: Number(first(query.at)) || null,
    why: first(query.why),
    kept: first(query.kept),
    booked: embed ? first(query.booked) : undefined,
  };
  const now = minuteOf(await runtime().clock.now());
  return (
    <BookingShell {...shell}>
      <OpenPage
        owner={owner}
        type={type}
        asked={asked}
        embed={embed}
        now={now}
        t={t}
        seats={translator(locale, 'seats')}
      />
    </BookingShell>
  );
}

/** The page's own address, to which the language picker leads back. What stood in the way of a booking is said once. */
function addressOf(path: string, query: Awaited<PageProps['searchParams']>): string {
  const kept = ['zone', 'month', 'day', 'at', 'kept'].flatMap((name): [string, string][] => {
    const value = first(query[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
