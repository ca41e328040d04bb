import type { EpochMinute } from '@/core/time/period';
import { clockWords, dayWords, placeWords, sameClock } from '@/modules/meetings/ui/time-words';
import type { ZoneChoice } from '@/modules/preferences/ui/zone-choices';
import { Note } from '@/ui/notes';
import { plural } from '@/ui/words';
import type { OfferPage } from '../queries/slot-page';
import { rhythmWords } from './pattern-words';
import { PollStanding } from './poll-standing';
import { ChooseForm, MarkForm, type SlotForm, SuggestForm, ZoneForm } from './slot-forms';
import { SlotFoot, SlotHead } from './slot-head';

const MEDIA = { video: 'by video', phone: 'by phone', in_person: 'in person' } as const;

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
}

/**
 * The times on offer. Everything works without script: choosing, declining, suggesting, another time zone. What
 * ./guest-page.script adds needs no client runtime.
 */
export function OfferView(props: OfferViewProps) {
  const { page, token, zone, zonePicked, zones, arrival, chosen, assistant, now } = props;
  const { owner, title, medium, durationMin, set, slots, ownerZone, poll, standing } = page;
  const firstName = owner.split(' ')[0] ?? owner;
  const foreign = slots.some((slot) => !sameClock(slot.start, zone, ownerZone));
  const action = `/api/slots/${token}${poll ? '?page=poll' : ''}`;
  const form: SlotForm = { action, set, zone: zonePicked ? zone : null };
  const patterns = slots.map((slot) => rhythmWords(page, slot, { zone, ownerZone }));
  const times = { form, slots, patterns, zone, other: foreign ? { zone: ownerZone, name: firstName } : null };
  const picked = chosen === null ? [] : [chosen];
  return (
    <main
      className="mx-auto w-full max-w-[440px] px-4 py-10"
      data-guessed-zone={page.zoneGuessed && !zonePicked ? zone : undefined}
    >
      <SlotHead owner={owner} assistant={assistant} />
      <h1 className="mt-4 text-xl font-semibold tracking-tight text-pretty wrap-break-word">
        {title},{' '}
        <span className="whitespace-nowrap">
          {plural(durationMin, 'minute')} {MEDIA[medium]}
        </span>
      </h1>
      {page.answered ? (
        <Answered />
      ) : (
        <>
          <p className="mt-1 text-base text-ink-2">
            {poll ? 'Mark every time that suits you. ' : ''}Times in {placeWords(zone)}.
            {foreign ? ` ${firstName} is in ${placeWords(ownerZone)}.` : ''}
          </p>
          {standing ? (
            <p className="mt-2">
              The meeting stays on {dayWords(standing.start, zone)}, {clockWords(standing.start, zone)} until a new time
              is chosen.
            </p>
          ) : null}
          <ArrivalNote arrival={arrival} poll={poll !== null} />
          {poll ? <PollStanding poll={poll} /> : null}
          {poll ? (
            <MarkForm {...times} chosen={[...(poll.marks ?? []), ...picked]} changing={poll.marks !== null} />
          ) : (
            <ChooseForm {...times} chosen={picked} moving={standing !== null} />
          )}
          <div className="mt-3 grid">
            <SuggestForm form={form} zone={zone} open={arrival === 'nothing'} />
            <ZoneForm zone={zone} zones={zones} />
          </div>
        </>
      )}
      <SlotFoot owner={firstName} assistant={assistant}>
        {page.heldUntil !== null && page.heldUntil > now
          ? `These times are held for you until ${dayWords(page.heldUntil, zone)}.`
          : 'These times are not held for you any more: choose one and it is looked at anew.'}
      </SlotFoot>
    </main>
  );
}

const ARRIVALS: Readonly<Record<Arrival, string>> = {
  stale: 'The times of that link are no longer on offer. These are the current ones.',
  sent: 'Thank you for your answer. These are the times on offer now.',
  gone: 'The time that you chose was taken in the meantime. These are free.',
  nothing: 'Mark at least one time, or ask for others below.',
};

function ArrivalNote({ arrival, poll }: { arrival: Arrival | null; poll: boolean }) {
  // What became of an answer to a poll is said by how it stands.
  if (!arrival || (poll && (arrival === 'sent' || arrival === 'gone'))) return null;
  return (
    <Note tone={arrival === 'sent' ? 'info' : 'warn'} className="mt-4">
      {ARRIVALS[arrival]}
    </Note>
  );
}

/** The answer is being looked at: the script loads the page anew when something has come of it. */
function Answered() {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <Note className="mt-4">
        <span role="status" data-waiting>
          Your answer has arrived and is being looked at. You will have a mail in a moment.
        </span>
      </Note>
    </>
  );
}
