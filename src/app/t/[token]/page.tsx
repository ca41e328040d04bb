import type { Metadata } from 'next';
import { minuteOf } from '@/core/time/period';
import { knownZone } from '@/core/time/zone';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { BookedView } from '@/modules/loops/ui/slot-booked';
import { OfferView } from '@/modules/loops/ui/slot-offer';
import { zoneChoices } from '@/modules/preferences/ui/zone-choices';
import { runtime } from '@/ports/runtime';
import { MessageScreen } from '@/ui/full-screen';
import { first, type PageProps } from '../../_shell/session';

export const metadata: Metadata = { title: 'Choose a time', referrer: 'same-origin' };

/** A guest's page: the times on offer, by a link that is the only authority. Looking never acts; a choice is a POST. */
export default async function SlotPageView({ params, searchParams }: PageProps) {
  const { token = '' } = await params;
  const query = await searchParams;
  const { settings, clock } = runtime();
  const page = await slotPage(token, settings);
  if (page.kind === 'invalid') {
    return (
      <MessageScreen title="This link does not work">
        <p>It may have been cut off on its way. Open it from the mail again, or simply answer the mail.</p>
      </MessageScreen>
    );
  }
  if (page.kind === 'closed') {
    return (
      <MessageScreen title="Nothing is on offer any more">
        <p>
          “{page.title}” with {page.owner} is no longer being arranged. Answer the mail if you would like to meet.
        </p>
      </MessageScreen>
    );
  }
  const picked = knownZone(first(query.zone) ?? '');
  const zone = picked ?? page.zone;
  if (page.kind === 'booked') return <BookedView page={page} zone={zone} assistant={settings.assistant.name} />;
  const asked = Number(first(query.option));
  const set = first(query.set);
  const stale = first(query.stale) === '1' || (set !== undefined && Number(set) !== page.set);
  return (
    <OfferView
      page={page}
      token={token}
      zone={zone}
      zonePicked={picked !== undefined}
      zones={zoneChoices(minuteOf(await clock.now()), [zone, page.ownerZone])}
      arrival={stale ? 'stale' : first(query.sent) === '1' ? 'sent' : null}
      chosen={Number(set) === page.set ? asked : null}
      assistant={settings.assistant.name}
    />
  );
}
