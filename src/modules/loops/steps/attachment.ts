import { serialiseEvent } from '@/core/ical/serialise';
import { callLine } from '@/core/loop/phone-call';
import type { Template } from '@/core/loop/plan';
import { seriesLines } from '@/core/loop/series/rhythm';
import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import type { MailDraft } from '@/ports/mail';

/** Mails after which a guest's calendar has to show something else, or still shows nothing. */
const ABOUT_THE_EVENT: ReadonlySet<Template> = new Set(['confirm', 'moved', 'cancelled', 'changed', 'rsvp_reminder']);

/**
 * The event as iCalendar beside a mail about it: METHOD:PUBLISH with the provider's UID, for guests whose provider hides
 * invitations (assistant.md 3f a). The provider is the only one who invites.
 */
export function eventAttachment(
  state: LoopState,
  template: Template,
  ownerZone: string,
  nowMs: number,
): MailDraft['calendar'] {
  const { booking, meeting } = state;
  if (!booking || !ABOUT_THE_EVENT.has(template)) return null;
  const { series } = booking;
  // One time of a series is the provider's to tell: only it knows that time's own history.
  if (series && (template === 'moved' || (template === 'cancelled' && state.phase !== 'CLOSED'))) return null;
  const start = series?.first ?? booking.start;
  const owner = state.participants.find((p) => p.role === 'owner');
  const ics = serialiseEvent({
    method: 'PUBLISH',
    uid: booking.icalUid,
    sequence: booking.sequence + (template === 'cancelled' ? 1 : 0),
    dtstamp: minuteOf(nowMs),
    start,
    end: start + booking.end - booking.start,
    zone: series?.zone ?? ownerZone,
    recurrence: series ? seriesLines(series) : [],
    summary: meeting.title,
    description: callLine(state) ?? (booking.joinUrl ? `Join: ${booking.joinUrl}` : ''),
    location: meeting.location,
    url: booking.joinUrl,
    organizer: { email: owner?.address ?? '', name: owner?.name ?? null },
    attendees: [],
    status: template === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  });
  return { method: 'PUBLISH', ics };
}
