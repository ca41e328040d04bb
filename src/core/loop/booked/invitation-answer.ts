import type { CalendarEvent, Partstat } from '../../ical/event';
import { parseCalendar } from '../../ical/parse';
import type { Period } from '../../time/period';
import type { MessageFacts } from '../context';
import type { LoopEventPayload } from '../event';
import type { LoopState } from '../state';

type Rsvp = Extract<LoopEventPayload, { kind: 'rsvp' }>;

/** Parts of one mail that are looked at. */
const MAX_PARTS = 3;

const RESPONSES: Partial<Record<Partstat, Rsvp['response']>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

/**
 * The answer to our invitation that a mail carries (iTIP REPLY or COUNTER, RFC 5546 3.2.3, 3.2.7); null when it carries
 * none that counts: of the booked event, not of an older version of it, and sent by the attendee or by who manages their
 * calendar, proved.
 */
export function invitationAnswer(parts: readonly string[], facts: MessageFacts, state: LoopState): Rsvp | null {
  const { booking } = state;
  if (!booking || facts.machine !== 'calendar_reply' || (facts.level !== 'A2' && facts.level !== 'A3')) return null;
  for (const part of parts.slice(0, MAX_PARTS)) {
    const event = parseCalendar(part).events.find(
      ({ method, uid, sequence }) =>
        (method === 'REPLY' || method === 'COUNTER') && uid === booking.icalUid && sequence >= booking.sequence,
    );
    const answer = event ? answerIn(event, facts.from.address, state) : null;
    if (answer) return answer;
  }
  return null;
}

function answerIn(event: CalendarEvent, from: string, state: LoopState): Rsvp | null {
  const sender = state.participants.find((p) => p.role === 'guest' && p.address === from);
  if (!sender) return null;
  const principal = state.participants.find((p) => p.id === sender.coordinatorFor);
  const addresses = [from, principal?.address, ...(sender.aliases ?? [])];
  const attendee = event.attendees.find(({ email }) => addresses.includes(email));
  if (!attendee) return null;
  const address = attendee.email === principal?.address ? principal.address : from;
  const counter = event.method === 'COUNTER' ? periodOf(event) : null;
  // Who counters without a status has not said no.
  const response = RESPONSES[attendee.partstat] ?? (counter ? 'tentative' : null);
  return response && { kind: 'rsvp', address, response, counter, via: 'itip' };
}

function periodOf({ start, end }: CalendarEvent): Period | null {
  if (!start || !end || start.floating || end.at <= start.at) return null;
  return { start: start.at, end: end.at };
}
