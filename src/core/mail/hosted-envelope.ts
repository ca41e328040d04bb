import { comparableAddress } from './address';
import { assistantMailbox } from './reply-token';

interface Letter {
  /** Keys in lower case, topmost first. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly from: readonly { readonly address: string }[];
  readonly to: readonly { readonly address: string }[];
  readonly cc: readonly { readonly address: string }[];
}

/** Where hosting servers write the envelope's recipient, the original one before the mailbox's own. */
const RECIPIENT_HEADERS = ['x-original-to', 'envelope-to', 'delivered-to', 'x-delivered-to'];
const BARE = /[^\s<>,;:"()]+@[^\s<>,;:"()]+/;

/**
 * The envelope of a mail that was fetched from a mailbox. The server that took it writes it above everything that came
 * with the mail (RFC 5321 4.4), so only the topmost header of a name counts. Recipients are those that are the
 * assistant's, its `personas` included: where no such header names one, those of To and Cc, and else the assistant itself,
 * in whose mailbox it lies. Without a Return-Path the sender of From stands in; an empty one is the null sender.
 */
export function hostedEnvelope(
  letter: Letter,
  assistant: string,
  personas: readonly string[] = [],
): { readonly from: string; readonly to: string[] } {
  const isOurs = (address: string) => personas.includes(address) || assistantMailbox(address, assistant) !== null;
  const topmost = (name: string) => letter.headers.find(({ key }) => key === name)?.value;
  const ours = (addresses: readonly (string | null)[]) => [
    ...new Set(addresses.filter((each): each is string => each !== null && isOurs(each))),
  ];
  const returnPath = topmost('return-path');
  const delivered = ours(RECIPIENT_HEADERS.map((name) => bareAddress(topmost(name))));
  const named = ours([...letter.to, ...letter.cc].map(({ address }) => comparableAddress(address)));
  return {
    from: (returnPath === undefined ? letter.from[0]?.address : bareAddress(returnPath)) ?? '',
    to: delivered.length > 0 ? delivered : named.length > 0 ? named : [assistant],
  };
}

function bareAddress(value: string | undefined): string | null {
  const found = BARE.exec(value?.slice(0, 1_000) ?? '')?.[0];
  return found ? comparableAddress(found) : null;
}
