import { parseCalendar } from '../ical/parse';

/** An invitation that its guest has said no to, as they had it. */
export interface DeclinedInvitation {
  readonly uid: string;
  readonly sequence: number;
}

/** Parts of one mail that are looked at. */
const MAX_PARTS = 3;

/** The invitations to which an answer by calendar (iTIP REPLY, RFC 5546, 3.2.3) says no for this address. */
export function declinedIn(parts: readonly string[], address: string): DeclinedInvitation[] {
  return parts
    .slice(0, MAX_PARTS)
    .flatMap((part) => parseCalendar(part).events)
    .filter(({ method, attendees }) => {
      const own = attendees.find(({ email }) => email === address);
      return method === 'REPLY' && own?.partstat === 'DECLINED';
    })
    .map(({ uid, sequence }) => ({ uid, sequence }));
}
