import type { EpochMinute } from '@/core/time/period';
import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { clockWords, dayWords, placeWords, sameClock } from '@/modules/meetings/ui/time-words';
import type { ZoneChoice } from '@/modules/preferences/ui/zone-choices';
import { Note } from '@/ui/notes';
import type { OfferPage } from '../queries/slot-page';
import { rhythmWords } from './pattern-words';
import { PollStanding } from './poll-standing';
import { ChooseForm, MarkForm, type SlotForm, SuggestForm } from './slot-forms';
import { SlotFoot, SlotHead } from './slot-head';
import { SlotTime } from './slot-time';
import { ZoneForm } from './slot-zone';

const MEDIA = { video: 'byVideo', phone: 'byPhone', in_person: 'inPerson' } as const;

export type Arrival = 'stale' | 'sent' | 'gone' | 'nothing';

interface OfferViewProps {
  readonly page: OfferPage;
  readonly token: string;
  readonly zone: string;
  /** The guest has picked the zone on the page: it goes along with the answer. A guess does not. */
  readonly zonePicked: boolean;
  readonly zones: readonly ZoneChoice[];
  /** `stale`: the link was of older times. `sent`: the guest has just answered. `gone`: with a
   * time that could not be booked any more. `nothing`: without marking a time. */
  readonly arrival: Arrival | null;
  /** The number of the time whose link was opened. */
  readonly chosen: number | null;
  readonly assistant: string;
  readonly now: EpochMinute;
  /** Times beside those on offer. */
  readonly more?: React.ReactNode;
  readonly locale: Locale;
  readonly t: Translate<'guest'>;
}

/**
 * The times on offer. Everything works without script: choosing, declining, suggesting, another time zone. What
 * ./guest-page.script adds needs no client runtime.
 */
export function OfferView(props: OfferViewProps) {
  const { page, token, zone, zonePicked, zones, arrival, chosen, assistant, now, more, locale, t } = props;
  const { owner, title, medium, durationMin, set, slots, ownerZone, poll, standing } = page;
  const firstName = owner.split(' ')[0] ?? owner;
  const foreign = slots.some((slot) => !sameClock(slot.start, zone, ownerZone));
  const action = `/api/slots/${token}${poll ? '?page=poll' : ''}`;
  const form: SlotForm = { action, set, zone: zonePicked ? zone : null };
  const patterns = slots.map((slot) => rhythmWords(page, slot, { zone, ownerZone, locale }));
  const times = { form, slots, patterns, zone, other: foreign ? { zone: ownerZone, name: firstName } : null, t };
  const picked = chosen === null ? [] : [chosen];
  return (
    <>
      <SlotHead owner={owner} assistant={assistant} t={t} />
      <h1 className="mt-4 text-xl font-semibold tracking-tight text-pretty wrap-anywhere">
        {title}
        <span className="mt-0.5 block text-base font-normal tracking-normal text-ink-2">
          {t('length', { count: durationMin, how: t(MEDIA[medium]) })}
        </span>
      </h1>
      {page.answered ? (
        <Answered page={page} zone={zone} owner={firstName} t={t} />
      ) : (
        <>
          {standing ? (
            <p className="mt-3">
              {t('stays', {
                when: `${dayWords(standing.start, zone, t.locale)}, ${clockWords(standing.start, zone, t.locale)}`,
              })}
            </p>
          ) : null}
          <ArrivalNote arrival={arrival} poll={poll !== null} t={t} />
          {poll ? <PollStanding poll={poll} t={t} /> : null}
          <div className="mt-4">
            <p>
              {poll ? `${t('markAll')} ` : ''}
              {t('timesIn', { place: placeWords(zone, t.locale) })}{' '}
              {foreign ? t('ownerIn', { owner: firstName, place: placeWords(ownerZone, t.locale) }) : ''}
            </p>
            <ZoneForm zone={zone} zones={zones} t={t} />
          </div>
          {poll ? (
            <MarkForm {...times} chosen={[...(poll.marks ?? []), ...picked]} changing={poll.marks !== null} />
          ) : (
            <ChooseForm {...times} chosen={picked} moving={standing !== null} />
          )}
          {more}
          <div className="mt-3">
            <SuggestForm form={form} zone={zone} now={now} open={arrival === 'nothing'} t={t} />
          </div>
        </>
      )}
      <SlotFoot owner={firstName} assistant={assistant} t={t}>
        {page.answered
          ? undefined
          : page.heldUntil !== null && page.heldUntil > now
            ? t('heldUntil', { day: dayWords(page.heldUntil, zone, t.locale) })
            : t('notHeld')}
      </SlotFoot>
    </>
  );
}

const ARRIVALS = { stale: 'linkStale', sent: 'thanks', gone: 'takenMeanwhile', nothing: 'markOne' } as const;

function ArrivalNote({ arrival, poll, t }: { arrival: Arrival | null; poll: boolean; t: Translate<'guest'> }) {
  // What became of an answer to a poll is said by how it stands.
  if (!arrival || (poll && (arrival === 'sent' || arrival === 'gone'))) return null;
  return (
    <div role="status">
      <Note tone={arrival === 'sent' ? 'info' : 'warn'} className="mt-4">
        {t(ARRIVALS[arrival])}
      </Note>
    </div>
  );
}

interface AnsweredProps {
  readonly page: OfferPage;
  readonly zone: string;
  readonly owner: string;
  readonly t: Translate<'guest'>;
}

/** The answer is being looked at: the script loads the page anew when something has come of it. The chosen time stands there at once. */
function Answered({ page: { chosen, asks, ownerZone, title }, zone, owner, t }: AnsweredProps) {
  return (
    <div className="mt-4 grid gap-4">
      <noscript>{asks ? null : <meta httpEquiv="refresh" content="3" />}</noscript>
      {chosen ? <SlotTime slot={chosen} {...{ zone, owner, ownerZone, t }} /> : null}
      <Note>
        <span role="status" data-waiting={asks ? undefined : ''}>
          {asks ? t('asks', { owner, title }) : t(chosen ? 'chosenArrived' : 'answerArrived')}
        </span>
      </Note>
    </div>
  );
}
