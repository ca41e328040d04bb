import { read } from '../../reading/read';
import type { ReadingContext } from '../../reading/reading';
import type { Heard, MessageFacts, StepEvent } from '../context';
import { heardOfOwner } from '../owner/hear';
import type { LoopState } from '../state';
import { ASSISTANT, facts, GUEST, NOW, OWNER } from './scene';

export const TO_ASSISTANT: Pick<MessageFacts, 'to' | 'cc'> = { to: [{ address: ASSISTANT, name: 'Sunny' }], cc: [] };
export const TO_GUEST: Pick<MessageFacts, 'to' | 'cc'> = {
  to: [{ address: GUEST, name: 'Jane Doe' }],
  cc: [{ address: ASSISTANT, name: 'Sunny' }],
};

/** Words of the owner as the product hears them: read by the grammar, in the conversation of this loop. */
export function hear(
  text: string,
  state: LoopState,
  people: {
    readonly copied?: MessageFacts['to'];
    readonly contacts?: readonly { name: string; address: string }[];
  } = {},
): Heard {
  const context: ReadingContext = {
    now: NOW,
    ownerZone: 'America/New_York',
    senderZone: 'America/New_York',
    locale: 'en-US',
    role: 'owner',
    assistant: 'Sunny',
    loopState: state.booking ? 'booked' : state.offer ? 'options_offered' : 'new',
    offered: state.offer?.slots ?? [],
    event: state.booking,
    workday: { start: 540, end: 1020 },
  };
  const { copied = [], contacts = [] } = people;
  return heardOfOwner(text, read(text, context), context, { assistant: 'Sunny', copied, contacts });
}

/** A mail of the owner in this loop, to the assistant alone unless `changes` say otherwise. */
export function ownerWrites(
  text: string,
  state: LoopState,
  changes: Partial<MessageFacts> = TO_ASSISTANT,
  contacts: readonly { name: string; address: string }[] = [],
): StepEvent {
  const mail = facts(changes);
  const copied = [...mail.to, ...mail.cc].filter(({ address }) => address !== ASSISTANT && address !== OWNER);
  return { kind: 'message', facts: mail, heard: hear(text, state, { copied, contacts }) };
}
