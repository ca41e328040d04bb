import { type OutgoingAttendee, type OutgoingEvent, serialiseEvent } from '@/core/ical/serialise';
import { invitedGuests } from '@/core/loop/guests/invited';
import { joinLines } from '@/core/loop/join-lines';
import { callLine } from '@/core/loop/phone-call';
import type { Template } from '@/core/loop/plan';
import { seriesLines } from '@/core/loop/series/rhythm';
import type { Booked, LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import type { MailDraft } from '@/ports/mail';

/** Mails after which a guest's calendar has to show something else, or still shows nothing. */
const ABOUT_THE_EVENT: ReadonlySet<Template> = new Set(['confirm', 'moved', 'cancelled', 'changed', 'rsvp_reminder']);

/**
 * The event as iCalendar beside a mail about it, with the UID that it has in the owner's calendar. Where the calendar's
 * provider invites, it is for guests whose own provider hides invitations: METHOD:PUBLISH. Where it does not, this is the
 * invitation (iMIP, RFC 6047), and `organizer` the address that answers come to.
 */
export function eventAttachment(
  state: LoopState,
  template: Template,
  ownerZone: string,
  nowMs: number,
  organizer: string | null,
): MailDraft['calendar'] {
  const { booking, meeting } = state;
  if (!booking || !ABOUT_THE_EVENT.has(template)) return null;
  const { series } = booking;
  // One time of a series is the provider's to tell: only it knows that time's own history.
  if (series && (template === 'moved' || (template === 'cancelled' && state.phase !== 'CLOSED'))) return null;
  const start = series?.first ?? booking.start;
  const owner = state.participants.find((p) => p.role === 'owner');
  const called = template === 'cancelled';
  const method = organizer === null ? 'PUBLISH' : called ? 'CANCEL' : 'REQUEST';
  const ics = serialiseEvent({
    method,
    uid: booking.icalUid,
    sequence: booking.sequence + (called ? 1 : 0),
    dtstamp: minuteOf(nowMs),
    start,
    end: start + booking.end - booking.start,
    zone: series?.zone ?? ownerZone,
    recurrence: series ? seriesLines(series) : [],
    summary: meeting.title,
    description: callLine(state) ?? joining(booking),
    // As in the owner's own event.
    location: meeting.location ?? (booking.dialIn ? booking.joinUrl : null),
    url: booking.joinUrl,
    organizer: { email: organizer ?? owner?.address ?? '', name: owner?.name ?? null },
    attendees: organizer === null ? [] : attendees(state),
    status: called ? 'CANCELLED' : 'CONFIRMED',
  } satisfies OutgoingEvent);
  return { method, ics };
}

/** How one joins, in lines. */
function joining({ joinUrl, dialIn }: Booked): string {
  if (joinUrl === null) return '';
  return dialIn ? joinLines({ joinUrl, dialIn }).join('\n') : `Join: ${joinUrl}`;
}

/** Who is invited, the owner among them, whose answer is known. */
function attendees(state: LoopState): OutgoingAttendee[] {
  const owner = state.participants.filter((p) => p.role === 'owner');
  return [
    ...owner.map(({ address, name }) => ({ email: address, name, partstat: 'ACCEPTED' as const })),
    ...invitedGuests(state.participants).map(({ address, name, optional }) => ({
      email: address,
      name,
      role: optional ? ('OPT-PARTICIPANT' as const) : ('REQ-PARTICIPANT' as const),
      rsvp: true,
    })),
  ];
}
