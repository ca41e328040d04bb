import { minuteOf } from '@/core/time/period';
import { knownZone } from '@/core/time/zone';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { ArrangingView } from '@/modules/loops/ui/arranging-view';
import { BookedView } from '@/modules/loops/ui/slot-booked';
import { type Arrival, OfferView } from '@/modules/loops/ui/slot-offer';
import { zoneChoices } from '@/modules/preferences/ui/zone-choices';
import { runtime } from '@/ports/runtime';
import { MessageScreen } from '@/ui/full-screen';
import { messagesOf } from '../_shell/locale';
import { first } from '../_shell/session';
import { PageScript } from '../_site/page-script';
import { withoutRuntime } from '../_site/without-runtime';
import { MoveBooking } from './move-booking';

const ARRIVALS: readonly Arrival[] = ['stale', 'nothing', 'sent'];

const CLOSED = {
  over: {
    title: 'Nothing is on offer any more',
    words: 'is no longer being arranged. Answer the mail if you would like to meet.',
  },
  cancelled: {
    title: 'This meeting does not take place',
    words: 'was cancelled. Answer the mail if you would like another time.',
  },
  theirs: {
    title: 'No times are on offer here',
    words: 'is arranged between the two of you now. Answer the mail to agree on a time.',
  },
} as const;

/**
 * A guest's page: the times on offer, by a link that is the only authority. Looking never acts; an answer is a POST. A link
 * to one time and a link to a poll show whichever of the two the meeting is now.
 */
export default withoutRuntime(async ({ params, searchParams }) => {
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
    const { title, words } = CLOSED[page.why];
    return (
      <MessageScreen title={title}>
        <p>
          “{page.title}” with {page.owner} {words}
        </p>
      </MessageScreen>
    );
  }
  if (page.kind === 'arranging') {
    return (
      <>
        <ArrangingView page={page} t={await messagesOf('guest')} />
        <PageScript src="/built/guest-page.js" />
      </>
    );
  }
  const picked = knownZone(first(query.zone) ?? '');
  const zone = picked ?? page.zone;
  const now = minuteOf(await clock.now());
  const guessed = page.zoneGuessed && picked === undefined;
  if (page.kind === 'booked') {
    const moving = page.changes && first(query.move) === '1';
    return (
      <>
        {moving ? (
          <MoveBooking {...{ page, token, zone, guessed, query }} zonePicked={picked !== undefined} now={now} />
        ) : (
          <BookedView {...{ page, token, zone, guessed }} assistant={page.assistant} t={await messagesOf('guest')} />
        )}
        <PageScript src="/built/guest-page.js" />
      </>
    );
  }
  const asked = Number(first(query.option));
  const set = first(query.set);
  const older = set !== undefined && Number(set) !== page.set;
  const chose = first(query.chose);
  const gone = chose !== undefined && Number(chose) !== page.set && page.standing === null;
  return (
    <>
      <OfferView
        page={page}
        token={token}
        zone={zone}
        zonePicked={picked !== undefined}
        zones={zoneChoices(now, [zone, page.ownerZone])}
        now={now}
        arrival={older ? 'stale' : gone ? 'gone' : (ARRIVALS.find((arrival) => first(query[arrival]) === '1') ?? null)}
        chosen={Number(set) === page.set ? asked : null}
        assistant={page.assistant}
      />
      <PageScript src="/built/guest-page.js" />
    </>
  );
});
