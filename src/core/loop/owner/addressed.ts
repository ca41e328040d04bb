import type { MessageFacts, StepContext } from '../context';
import type { LoopState } from '../state';
import { guestsOf } from '../transition';
import type { OwnerWords } from './words';

/** The assistant's address, with or without a reply token (`sunny+t.…@host`). */
export function isAssistant(address: string, assistant: string): boolean {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [ours = '', ourHost = ''] = assistant.toLowerCase().split('@');
  return host === ourHost && (local === ours || local.startsWith(`${ours}+`));
}

/** Everybody on To and Cc but the owner and the assistant. */
export function othersAddressed(
  { to, cc, assistantAddress }: Pick<MessageFacts, 'to' | 'cc' | 'assistantAddress'>,
  { owner }: Pick<StepContext, 'owner'>,
): MessageFacts['to'][number][] {
  return [...to, ...cc].filter(
    ({ address }) => !owner.addresses.includes(address) && !isAssistant(address, assistantAddress),
  );
}

/** True when the owner speaks to guests and lets the assistant listen: they stand in To, the assistant in Cc. */
export function isToGuests(state: LoopState, facts: MessageFacts, words: OwnerWords<unknown>): boolean {
  const guests = guestsOf(state).map((p) => p.address);
  const to = facts.to.map((p) => p.address);
  const listens = !to.some((address) => isAssistant(address, facts.assistantAddress));
  return listens && !words.toAssistant && to.some((address) => guests.includes(address));
}

/** No guest reads it: it is between the owner and the assistant. */
export function isPrivate(state: LoopState, { to, cc }: MessageFacts): boolean {
  const guests = new Set(guestsOf(state).map((p) => p.address));
  return ![...to, ...cc].some((p) => guests.has(p.address));
}
