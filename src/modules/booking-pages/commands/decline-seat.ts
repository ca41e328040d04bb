import { declinedIn } from '@/core/booking-pages/declined-seats';
import type { MessageFacts } from '@/core/loop/context';
import type { Runtime } from '@/ports/runtime';
import { seatsTaken } from '../queries/seats';
import { changeSeat } from './change-seat';

/** Somebody says no to the invitation of their seat in their calendar, proved: they have given it up. Repeating it is harmless. */
export async function declineSeat(
  loopId: string,
  mail: { readonly calendars: readonly string[]; readonly facts: MessageFacts },
  runtime: Runtime,
): Promise<void> {
  const { facts, calendars } = mail;
  if (facts.machine !== 'calendar_reply' || (facts.level !== 'A2' && facts.level !== 'A3')) return;
  const { address } = facts.from;
  const declined = declinedIn(calendars, address);
  if (declined.length === 0) return;
  const seat = (await seatsTaken(loopId)).find(
    ({ guestAddress, icalUid, sequence }) =>
      guestAddress === address && declined.some((one) => one.uid === icalUid && one.sequence >= sequence),
  );
  if (seat) await changeSeat({ loopId, participantId: `s${seat.ordinal}` }, { act: 'cancel' }, runtime);
}
