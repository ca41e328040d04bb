import type { VoidReason } from './state';

/** What is known of the one who recommends, or of the friend, at this moment. */
export interface Party {
  /** All their addresses, in comparable form. */
  readonly addresses: readonly string[];
  readonly teamId: string | null;
  /** Fingerprints of the cards with which they have paid. */
  readonly cards: readonly string[];
}

/** Why a recommendation is void, or null when it is good. It is asked at the sign-up and again before the credit. */
export function whyVoid(referrer: Party, friend: Party): VoidReason | null {
  const mailboxes = new Set(referrer.addresses.map(mailboxOf));
  if (friend.addresses.some((address) => mailboxes.has(mailboxOf(address)))) return 'same_mailbox';
  if (friend.teamId !== null && friend.teamId === referrer.teamId) return 'same_team';
  if (friend.cards.some((card) => referrer.cards.includes(card))) return 'same_card';
  return null;
}

const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * By what two spellings of one mailbox are known: letters in lower case, nothing after a plus, and at Google no dots and one
 * name of the host. An organisation's dots may name two people, and stay.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const local = (address.slice(0, at).toLowerCase().split('+')[0] ?? '') || address.slice(0, at).toLowerCase();
  if (GOOGLE.has(host)) return `${local.replaceAll('.', '')}@gmail.com`;
  return `${local}@${host}`;
}
