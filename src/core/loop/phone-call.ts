import { english } from '../replies/english/language';
import { attending } from './guests/voices';
import type { LoopState, Participant } from './state';
import { ownerOf } from './transition';

/** Who calls whom, and on which number; null while that is to be agreed. */
export interface PhoneCall {
  readonly from: Participant;
  readonly to: Participant;
  readonly number: string | null;
}

/**
 * The call of a phone meeting of two (E9): as the owner wishes, else whoever's number is known is called. Null where
 * neither is known, or several take part. It is never asked for: it blocks no booking (A13).
 */
export function phoneCall(state: LoopState): PhoneCall | null {
  const { medium, phone, numberOf, caller } = state.meeting;
  const [guest, ...others] = attending(state);
  if (medium !== 'phone' || !guest || others.length > 0) return null;
  const by = caller ?? (numberOf === undefined ? null : numberOf === 'owner' ? 'guest' : 'owner');
  if (by === null) return null;
  const owner = ownerOf(state);
  const [from, to] = by === 'owner' ? [owner, guest] : [guest, owner];
  const isTheirs = numberOf === undefined || numberOf === (by === 'owner' ? 'guest' : 'owner');
  return { from, to, number: isTheirs ? phone : null };
}

/** The same as a line of the event; null where there is nothing to say. */
export function callLine(state: LoopState): string | null {
  if (state.meeting.medium !== 'phone') return null;
  const call = phoneCall(state);
  if (call) return english.calls(nameOf(call.from), nameOf(call.to), call.number);
  return state.meeting.phone === null ? english.numberOpen : null;
}

function nameOf({ name, address }: Participant): string {
  return name ?? address;
}
