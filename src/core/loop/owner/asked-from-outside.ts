import type { Intent } from '../../reading/reading';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { LoopState } from '../state';
import { askOwner, silent, type Transition } from '../transition';
import { othersAddressed } from './addressed';
import { wroteFirst } from './asked-by-guest';
import { asGuests } from './contacts';
import { ASKS } from './intake';

/** What asks for no meeting, whoever is in copy. */
const QUIET: ReadonlySet<Intent> = new Set(['thank', 'acknowledge', 'not_scheduling', 'out_of_office', 'opt_out']);

/**
 * Row 8: somebody writes to the owner with the assistant in copy. What they clearly ask for is put to the owner with its times;
 * of what is not clear the owner is asked whether it is a request. Nobody is answered without their word.
 */
export function askedFromOutside(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  const { intents } = heard.reading;
  const own = new Set(ctx.owner.addresses);
  const everybody = { ...facts, to: [facts.from, ...facts.to] };
  const people = othersAddressed(everybody, ctx).filter(({ address }) => !ctx.suppressed.has(address));
  if (people.length === 0 || (intents.length > 0 && intents.every(({ kind }) => QUIET.has(kind)))) {
    return silent(
      { ...state, phase: 'CLOSED', closedReason: 'not_scheduling' },
      'They wrote first, and asked for nothing',
    );
  }
  const { address, name } = facts.from;
  const copied = [...facts.to, ...facts.cc].some((one) => own.has(one.address));
  const known = { ...state, participants: [...state.participants, ...asGuests(people, state.participants)] };
  const writer = known.participants.find((p) => p.role === 'guest' && p.address === address);
  if (writer && heard.gate.auto && intents.some(({ kind }) => ASKS.has(kind))) {
    return wroteFirst({ ...known, thread: threadOf(facts) }, writer, heard, ctx);
  }
  return askOwner(known, {
    id: `request-${facts.rowId}`,
    kind: 'what_to_do',
    says: [{ line: 'asked_from_outside', name, address, copied, subject: facts.subject }],
    quote: intents.find(({ kind }) => ASKS.has(kind))?.evidence ?? null,
    messageRowId: facts.rowId,
    now: ctx.now,
  });
}

/** The next mail answers theirs. */
function threadOf({ subject, messageId, references }: MessageFacts): LoopState['thread'] {
  return { subject, lastMessageId: messageId, references: [...references, messageId] };
}
