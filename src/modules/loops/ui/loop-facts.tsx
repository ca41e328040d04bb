import type { ReactNode } from 'react';
import type { LoopState } from '@/core/loop/state';
import type { EpochMinute } from '@/core/time/period';
import { TimeSpan } from '@/modules/meetings/ui/time-span';
import { placeWords, slotWords } from '@/modules/meetings/ui/time-words';
import { Section } from '@/ui/card';
import type { LoopRow } from '../queries/lists';
import { patternWords } from './pattern-words';
import { nextWords } from './state-words';

interface LoopFactsProps {
  readonly row: LoopRow;
  readonly state: LoopState;
  readonly zone: string;
  readonly now: EpochMinute;
}

/** What is known of the meeting beside its head: what comes next, when it is, how to join, what is on offer. */
export function LoopFacts({ row, state, zone, now }: LoopFactsProps) {
  const { booking, offer, meeting, pausedUntil } = state;
  const next = nextWords(row);
  return (
    <Section title="The meeting">
      <dl className="grid gap-3">
        <Fact name="Next">
          {state.needsOwner.length > 0 ? 'Your answer.' : row.nextStep}
          {next && next.words !== 'Meets' ? (
            <span className="block text-xs text-ink-2">
              {next.words} {slotWords(next.at, zone)}, {placeWords(zone)}
            </span>
          ) : null}
        </Fact>
        {booking ? (
          <Fact name="When">
            <TimeSpan start={booking.start} end={booking.end} zone={zone} />
            {meeting.rhythm ? <span className="block">{patternWords(meeting, booking, zone)}</span> : null}
          </Fact>
        ) : null}
        {meeting.phone ? <Fact name="Phone">{meeting.phone}</Fact> : null}
        {booking?.joinUrl ? (
          <Fact name="Join">
            <a href={booking.joinUrl} rel="noreferrer" className="underline underline-offset-3 wrap-anywhere">
              {booking.joinUrl.replace('https://', '')}
            </a>
          </Fact>
        ) : null}
        {booking?.htmlLink ? (
          <Fact name="Event">
            <a href={booking.htmlLink} rel="noreferrer" className="underline underline-offset-3">
              Open in the calendar
            </a>
          </Fact>
        ) : null}
        {offer ? (
          <Fact name={`On offer, in ${placeWords(zone)}`}>
            <ul>
              {offer.slots.map((slot) => (
                <li key={slot.n}>{booking ? slotWords(slot.start, zone) : patternWords(meeting, slot, zone)}</li>
              ))}
            </ul>
            <p className="text-xs text-ink-2">
              {pausedUntil === null
                ? `${offer.expiresAt > now ? 'Held until' : 'Held no longer, since'} ${slotWords(offer.expiresAt, zone)}.`
                : 'Free again while the loop is on hold.'}
            </p>
          </Fact>
        ) : null}
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
