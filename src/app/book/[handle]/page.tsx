import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { translator } from '@/messages/translate';
import { pagesWithRoom } from '@/modules/booking-pages/queries/room';
import { shownAt } from '@/modules/booking-pages/queries/shown';
import { writtenTo } from '@/modules/booking-pages/queries/written-to';
import { Nowhere } from '@/modules/booking-pages/ui/nowhere';
import { TypeList } from '@/modules/booking-pages/ui/type-list';
import { runtime } from '@/ports/runtime';
import { BookingShell } from '../../_guest/booking-shell';
import { bookingLanguage } from '../../_guest/guest-language';
import { first, type PageProps } from '../../_shell/session';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const shown = await shownAt((await params).handle ?? '');
  const t = translator(await bookingLanguage(), 'booking');
  return { title: shown.kind === 'list' ? shown.owner.name : t('pageTitle'), referrer: 'same-origin' };
}

/** What can be booked with somebody. */
export default async function BookingPages({ params, searchParams }: PageProps) {
  const shown = await shownAt((await params).handle ?? '');
  const embed = first((await searchParams).embed) === '1';
  if (shown.kind === 'moved') redirect(`/book/${shown.handle}${embed ? '?embed=1' : ''}`);
  const locale = await bookingLanguage();
  const t = translator(locale, 'booking');
  return (
    <BookingShell embed={embed} locale={locale} path={`/book/${(await params).handle ?? ''}`}>
      {shown.kind === 'list' ? (
        <TypeList
          owner={shown.owner}
          types={await pagesWithRoom(shown.owner.id, runtime())}
          assistant={await writtenTo(shown.owner.id, runtime().settings)}
          {...{ embed, t }}
        />
      ) : (
        <Nowhere removedBy={null} others={false} embed={embed} t={t} />
      )}
    </BookingShell>
  );
}
