import type { ReactNode } from 'react';
import { parsePageToken } from '@/core/mail/page-token';
import { minuteOf, type Period } from '@/core/time/period';
import type { Locale } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { loopById } from '@/modules/loops/queries/loops';
import { moveTimes } from '@/modules/loops/queries/move-times';
import type { OfferPage, SlotPage } from '@/modules/loops/queries/slot-page';
import { ArrangingView } from '@/modules/loops/ui/arranging-view';
import { BookedView } from '@/modules/loops/ui/slot-booked';
import { ClosedView, InvalidView } from '@/modules/loops/ui/slot-closed';
import { type Arrival, OfferView } from '@/modules/loops/ui/slot-offer';
import { signingKey } from '@/modules/mailbox/policy';
import { zoneChoices } from '@/modules/preferences/ui/zone-choices';
import { runtime } from '@/ports/runtime';
import { first, type PageProps } from '../_shell/session';
import { PageScript } from '../_site/page-script';
import { WithoutRuntime } from '../_site/without-runtime';
import { GuestFrame } from './guest-frame';
import { guestLanguage } from './guest-language';
import { chosenZone } from './guest-zone';
import { MoveBooking } from './move-booking';
import { OwnZone } from './own-zone';
import { SeatGuestPage } from './seat-page';
import { seatShown, slotShown } from './slot-shown';
import { TextsOf } from './texts-of';

const ARRIVALS: readonly Arrival[] = ['stale', 'nothing', 'sent'];

type Query = Awaited<PageProps['searchParams']>;

/** What a view of the page is made of besides the page itself. */
interface Seen {
  readonly token: string;
  readonly query: Query;
  readonly now: number;
  readonly locale: Locale;
  /** The zone that the guest has chosen, now or before. */
  readonly picked: string | undefined;
}

/**
 * A guest's page: the times on offer, by a link that is the only authority. Looking never acts; an answer is a POST. A link
 * to one time and a link to a poll show whichever of the two the meeting is now.
 */
export function guestPage(folder: 't' | 'poll') {
  return async ({ params, searchParams }: PageProps) => {
    const { token = '' } = await params;
    const query = await searchParams;
    const [seat, page] = await Promise.all([seatShown(token), slotShown(token)]);
    const locale = await guestLanguage(seat?.language ?? (page.kind === 'invalid' ? null : page.language));
    const seen = { token, query, locale, now: minuteOf(await runtime().clock.now()), picked: await chosenZone(query) };
    return (
      <GuestFrame
        locale={locale}
        path={addressOf(folder, token, query)}
        className="mx-auto w-[calc(100%-2rem)] max-w-[440px]"
      >
        <WithoutRuntime />
        {seat ? <SeatGuestPage {...{ seat, ...seen }} /> : viewOf(page, seen)}
        <PageScript src="/built/guest-page.js" />
      </GuestFrame>
    );
  };
}

/** The page's own address, to which the language picker leads back. What came of an answer is said once. */
function addressOf(folder: string, token: string, query: Query): string {
  const kept = ['zone', 'option', 'set', 'move', 'month', 'day'] as const;
  const known = kept.flatMap((name): [string, string][] => {
    const value = first(query[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return `/${folder}/${encodeURIComponent(token)}${known.length > 0 ? `?${new URLSearchParams(known)}` : ''}`;
}

function viewOf(page: SlotPage, seen: Seen): ReactNode {
  const t = translator(seen.locale, 'guest');
  switch (page.kind) {
    case 'invalid':
      return <InvalidView t={t} />;
    case 'closed':
      return <ClosedView page={page} t={t} />;
    case 'arranging':
      return <ArrangingView page={page} zone={seen.picked ?? page.zone} t={t} />;
    case 'booked':
      return bookedView(page, seen);
    case 'offer':
      return offerView(page, seen);
  }
}

/** The page's room, which says so where its clock is a guess: the device's own is shown then, before anything is seen. */
function Sheet({ guessed, wide, children }: { guessed: string | undefined; wide?: boolean; children: ReactNode }) {
  return (
    <main
      className={`mx-auto w-full px-4 py-10 ${wide ? 'max-w-[640px]' : 'max-w-[472px]'}`}
      data-guessed-zone={guessed}
    >
      <OwnZone />
      {children}
    </main>
  );
}

function bookedView(page: Extract<SlotPage, { kind: 'booked' }>, { token, query, now, locale, picked }: Seen) {
  const zone = picked ?? page.zone;
  const guessed = page.zoneGuessed && picked === undefined ? zone : undefined;
  const t = translator(locale, 'guest');
  if (page.changes === 'times' && first(query.move) === '1') {
    return (
      <Sheet guessed={guessed} wide>
        <MoveBooking
          {...{ page, token, zone, query, locale, now }}
          times={moveTimesOf(token)}
          picked={picked ?? null}
        />
      </Sheet>
    );
  }
  return (
    <Sheet guessed={guessed}>
      <BookedView
        {...{ page, token, zone, now, locale, t }}
        picked={picked ?? null}
        zones={zoneChoices(now, [zone, page.ownerZone], locale)}
        assistant={page.assistant}
        texts={<TextsOf {...{ token, zone, locale, query }} owner={page.owner} />}
      />
    </Sheet>
  );
}

function offerView(page: OfferPage, { token, query, now, locale, picked }: Seen) {
  const zone = picked ?? page.zone;
  const set = first(query.set);
  const older = set !== undefined && Number(set) !== page.set;
  const chose = first(query.chose);
  const gone = chose !== undefined && Number(chose) !== page.set && page.standing === null;
  return (
    <Sheet guessed={page.zoneGuessed && picked === undefined ? zone : undefined}>
      <OfferView
        {...{ page, token, zone, now, locale }}
        zonePicked={picked !== undefined}
        zones={zoneChoices(now, [zone, page.ownerZone], locale)}
        arrival={older ? 'stale' : gone ? 'gone' : (ARRIVALS.find((arrival) => first(query[arrival]) === '1') ?? null)}
        chosen={Number(set) === page.set ? Number(first(query.option)) : null}
        assistant={page.assistant}
        t={translator(locale, 'guest')}
      />
    </Sheet>
  );
}

/** Times to which the guest of a link may move what they booked on a page. */
async function moveTimesOf(token: string): Promise<Period[]> {
  const place = parsePageToken(token, [signingKey(runtime().settings)]);
  const loop = place && (await loopById(place.loopId));
  return loop && place ? moveTimes(loop, place.participantId, runtime()) : [];
}
