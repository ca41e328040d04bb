import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Assembly } from '../assemble';
import { fold, text } from '../google/calendar/icalendar';
import { eventWith } from '../google/calendar/replies';
import type { Person } from '../people';
import type { MailView } from './view';

export type Answer = 'accepted' | 'declined' | 'tentative';

/**
 * Answers the invitation in a mail as the person's mail program would: into the organiser's calendar when that is one of
 * the sandbox's, else by an iMIP REPLY to the organiser (RFC 5546 3.2.3, RFC 6047). False when there is nothing to answer.
 */
export async function answerInvitation(
  assembly: Assembly,
  person: Person,
  mail: MailView,
  answer: Answer,
): Promise<boolean> {
  const { invitation } = mail;
  const invited = invitation?.attendees.some((attendee) => attendee.email === person.email);
  if (invitation?.method !== 'REQUEST' || !invited || !invitation.organizer) return false;
  const calendar = assembly.calendars.store.primaryAt(invitation.organizer);
  if (calendar) {
    const event = eventWith(calendar, invitation.uid);
    if (!event?.attendees?.some((attendee) => attendee.email === person.email)) return false;
    assembly.calendars.guests.respond(calendar, event.id, person.email, answer);
    return true;
  }
  const verb = { accepted: 'Accepted', declined: 'Declined', tentative: 'Tentative' }[answer];
  const now = assembly.clock.now();
  const lines = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Sandbox//Mail//EN',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${invitation.uid}`,
    `SEQUENCE:${invitation.sequence}`,
    `DTSTAMP:${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `ORGANIZER:mailto:${invitation.organizer}`,
    `ATTENDEE;PARTSTAT=${answer.toUpperCase()};CN="${person.name}":mailto:${person.email}`,
    `SUMMARY:${text(invitation.summary)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const composer = new MailComposer({
    from: { name: person.name, address: person.email },
    to: invitation.organizer,
    subject: `${verb}: ${invitation.summary}`,
    date: new Date(now),
    messageId: `<${randomUUID()}@${person.email.split('@')[1]}>`,
    ...(mail.messageId ? { inReplyTo: mail.messageId, references: [mail.messageId] } : {}),
    text: `${person.name} has answered: ${verb.toLowerCase()}.`,
    icalEvent: { method: 'REPLY', content: `${lines.map(fold).join('\r\n')}\r\n` },
  });
  await assembly.office.submit({
    from: person.email,
    to: [invitation.organizer],
    raw: await composer.compile().build(),
  });
  return true;
}
