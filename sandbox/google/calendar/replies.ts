import { fromAddress } from '../../mail/headers';
import type { StoredMail } from '../../mail/mailboxes';
import { viewOf } from '../../mail/view';
import type { Guests } from './guests';
import type { Calendar, ResponseStatus } from './model';
import type { CalendarStore } from './store';

const ANSWERS: Readonly<Record<string, ResponseStatus>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

/**
 * Takes over answers that guests without an account send by mail: an iTIP REPLY (RFC 5546 3.2.3) that arrives in the
 * organiser's mailbox, from the very guest it speaks for.
 */
export async function takeOverReply(
  store: CalendarStore,
  guests: Guests,
  address: string,
  mail: StoredMail,
): Promise<void> {
  const calendar = store.primaryAt(address);
  if (!calendar || !mail.raw.includes('method=REPLY')) return;
  const { invitation } = await viewOf(mail);
  const guest = fromAddress(mail.raw);
  const answer = invitation?.attendees.find(({ email }) => email === guest);
  const response = answer && ANSWERS[answer.status.toUpperCase()];
  if (invitation?.method !== 'REPLY' || !guest || !response) return;
  const event = eventWith(calendar, invitation.uid);
  if (event?.attendees?.some(({ email }) => email === guest)) guests.respond(calendar, event.id, guest, response);
}

/** The series or single event of an iCalendar UID. */
export function eventWith(calendar: Calendar, uid: string) {
  return [...calendar.events.values()].find(({ event }) => event.iCalUID === uid && !event.recurringEventId)?.event;
}
