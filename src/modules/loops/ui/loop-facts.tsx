import type { ReactNode } from 'react';
import type { LoopState } from '@/core/loop/state';
import { TimeSpan } from '@/modules/meetings/ui/time-span';
import { placeWords, slotWords } from '@/modules/meetings/ui/time-words';
import { Section } from '@/ui/card';
import { firstUpper, plural } from '@/ui/words';
import type { LoopRow } from '../queries/lists';

/** What is known of the meeting: next step, time, form, people, what is on offer. */
export function LoopFacts({ row, state, zone }: { row: LoopRow; state: LoopState; zone: string }) {
  const { booking, offer, meeting } = state;
  const guests = state.participants.filter((person) => person.role === 'guest');
  return (
    <Section title="The meeting">
      <dl className="grid gap-3">
        <Fact name="Next">{row.nextStep}</Fact>
        {booking ? (
          <Fact name="When">
            <TimeSpan start={booking.start} end={booking.end} zone={zone} />
          </Fact>
        ) : null}
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
        <Fact name="Form">
          {plural(meeting.durationMin, 'minute')}, {firstUpper(meeting.medium).toLowerCase()}
          {meeting.location ? `, ${meeting.location}` : ''}
        </Fact>
        {offer ? (
          <Fact name={`On offer, in ${placeWords(zone)}`}>
            <ul>
              {offer.slots.map((slot) => (
                <li key={slot.n}>{slotWords(slot.start, zone)}</li>
              ))}
            </ul>
            <p className="text-xs text-ink-2">Held until {slotWords(offer.expiresAt, zone)}.</p>
          </Fact>
        ) : null}
        <Fact name="Guests">
          <ul>
            {guests.map((guest) => (
              <li key={guest.id} className="wrap-anywhere">
                {guest.name ?? guest.address}
                <span className="text-ink-2">
                  {' '}
                  · {firstUpper(guest.status).toLowerCase()}
                  {guest.zone ? `, ${placeWords(guest.zone)}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
