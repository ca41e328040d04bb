import { ASSISTANT } from '../../tests/support/variables';
import type { Conversation } from './format';

export interface Somebody {
  readonly name: string;
  readonly address: string;
}

export const SUNNY: Somebody = { name: 'Sunny', address: ASSISTANT };

/** Whether mail from or to this address is the assistant's: its own, or the one that answers to a matter go to. */
export function isAssistants(address: string): boolean {
  return address.endsWith(ASSISTANT.slice(ASSISTANT.indexOf('@')));
}

/**
 * Whom the input means: `owner`, `assistant`, a name or an address of somebody of the conversation, `Name <address>`, or a
 * stranger's address. Throws for a name that nobody has.
 */
export function somebody({ owner, guests }: Conversation, said: string): Somebody {
  const known = [{ name: SUNNY.name, email: SUNNY.address }, owner, ...guests];
  const angled = /^(.*?)\s*<([^<>\s]+)>$/.exec(said.trim());
  if (angled)
    return { name: (angled[1] as string).replace(/^"|"$/g, ''), address: (angled[2] as string).toLowerCase() };
  const word = said.trim().toLowerCase();
  if (word === 'assistant') return SUNNY;
  if (word === 'owner') return { name: owner.name, address: owner.email.toLowerCase() };
  const found = known.find(({ name, email }) => email.toLowerCase() === word || name.toLowerCase() === word);
  if (found) return { name: found.name, address: found.email.toLowerCase() };
  if (!word.includes('@')) throw new Error(`Nobody in the conversation is called “${said}”`);
  return { name: '', address: word };
}

/** The clock that somebody lives by: the owner's, where nothing else is said. */
export function zoneOf({ owner, guests }: Conversation, { address }: Somebody): string {
  return guests.find(({ email }) => email.toLowerCase() === address)?.zone ?? owner.zone;
}
