import type { Installation } from '../loops/installation';
import { eventsOf } from './calendar';
import type { Conversation } from './format';
import { inboxOf } from './mailboxes';
import type { Somebody } from './people';

/** What a turn answers has not come. */
export class NoInvitation extends Error {}

const ANSWERS = ['accepted', 'declined', 'tentative'] as const;

/**
 * The iCalendar object of a turn's `ics`. One of the words accepted, declined and tentative is the answer to the newest
 * invitation in the sender's inbox (iTIP REPLY, RFC 5546 3.2.3); in an object, `{uid}` and `{organizer}` are that invitation's.
 * Throws NoInvitation when there is none to answer.
 */
export async function icalendarOf(
  place: Installation,
  sender: Somebody,
  ics: string | undefined,
): Promise<string | null> {
  if (ics === undefined) return null;
  const answer = ANSWERS.find((one) => one === ics.trim().toLowerCase());
  if (!answer && !/\{\{?(uid|organizer)\}\}?/.test(ics)) return folded(ics);
  const mails = await inboxOf(place, sender.address);
  const invitation = mails.findLast((mail) => mail.invitation?.method === 'REQUEST')?.invitation;
  if (!invitation) throw new NoInvitation(`${sender.address} has no invitation to answer`);
  const { uid, organizer, sequence, summary } = invitation;
  if (!answer) {
    return folded(ics.replace(/\{\{?uid\}\}?/g, uid).replace(/\{\{?organizer\}\}?/g, organizer ?? ''));
  }
  const now = new Date(place.clock.nowMs).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return folded(
    [
      'BEGIN:VCALENDAR',
      'PRODID:-//Mail program//EN',
      'VERSION:2.0',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${now}Z`,
      `ORGANIZER:mailto:${organizer}`,
      `ATTENDEE;PARTSTAT=${answer.toUpperCase()}:mailto:${sender.address}`,
      `SUMMARY:${summary.replace(/[\\;,]/g, '\\$&')}`,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n'),
  );
}

/** What the owner's calendar provider does with an answer to an invitation that is mailed to the owner. */
export async function answerInCalendar(
  { owner }: Conversation,
  place: Installation,
  sender: Somebody,
  ics: string,
): Promise<void> {
  const uid = /^UID:(.+)$/im.exec(ics)?.[1]?.trim();
  const said = /PARTSTAT=([A-Z]+)/i.exec(ics)?.[1]?.toLowerCase();
  const answer = ANSWERS.find((one) => one === said);
  if (!/^METHOD:REPLY\s*$/im.test(ics) || !answer) return;
  const event = (await eventsOf(place, owner.email)).find(({ iCalUID }) => iCalUID === uid);
  if (event) place.sandbox.control.respond(owner.email, event.id, sender.address, answer);
}

/** Lines end by CRLF (RFC 5545 3.1). */
function folded(ics: string): string {
  return `${ics.trim().replace(/\r?\n/g, '\r\n')}\r\n`;
}
