import type { Heard, MessageFacts } from '../loop/context';
import { listedTo } from '../loop/guests/listed-options';
import { heardAs, heardOfOwner } from '../loop/owner/hear';
import type { LoopState } from '../loop/state';
import { read } from '../reading/read';
import type { ReadingContext } from '../reading/reading';
import type { EpochMinute } from '../time/period';
import type { Stage } from './stage';

/** What the reader makes of words that somebody writes in a rehearsal: the same grammar that reads real mail. */
export function hearing(stage: Stage, state: LoopState, now: EpochMinute, by: 'owner' | 'guest', text: string): Heard {
  const context = readingContext(stage, state, now, by);
  const reading = read(text, context);
  if (by === 'guest') return heardAs(reading, context);
  return heardOfOwner(text, reading, context, {
    assistant: stage.assistant.name,
    copied: [stage.guest],
    contacts: [stage.guest],
    preferences: stage.context.owner.preferences ?? [],
  });
}

/** The envelope of a practice mail: from whom it comes is proved, it comes from the page of the owner. */
export function practiceMail(stage: Stage, state: LoopState, by: 'owner' | 'guest', row: number): MessageFacts {
  const { owner, guest, assistant, subject } = stage;
  const [from, other] = by === 'owner' ? [owner, guest] : [guest, owner];
  const { lastMessageId, references } = state.thread;
  return {
    rowId: `practice-${row}`,
    messageId: `<practice-${row}@${domainOf(from.address)}>`,
    references: lastMessageId ? [...references, lastMessageId] : references,
    subject: row === 1 ? subject : `Re: ${subject}`,
    from,
    to: [other],
    cc: [assistant],
    role: by,
    level: 'A3',
    machine: null,
    assistantAddress: assistant.address,
  };
}

function readingContext(
  stage: Stage,
  state: LoopState,
  now: EpochMinute,
  role: ReadingContext['role'],
): ReadingContext {
  const sender = state.participants.find((one) => one.role === role);
  return {
    now,
    ownerZone: stage.context.owner.zone,
    senderZone: sender?.zone ?? null,
    locale: null,
    role,
    loopState: state.offer ? 'options_offered' : state.booking ? 'booked' : 'new',
    offered: state.offer ? (sender ? listedTo(state, sender) : state.offer.slots) : (state.booking?.options ?? []),
    event: state.booking && { ...state.booking, repeats: state.booking.series !== undefined },
    workday: stage.workday,
  };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
