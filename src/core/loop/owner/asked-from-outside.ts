import type { Intent } from '../../reading/reading';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { LoopState } from '../state';
import { askOwner, silent, type Transition } from '../transition';
import { othersAddressed } from './addressed';
import { answeredOpenly, wroteFirst } from './asked-by-guest';
import { asGuests } from './contacts';
import { ASKS } from './intake';

/** What asks for no meeting, whoever is in copy. */
const QUIET: ReadonlySet<Intent> = new Set(['thank', 'acknowledge', 'not_scheduling', 'out_of_office', 'opt_out']);

/**
 * Row 8: somebody writes first. What they clearly ask for is put to the owner with its times; of what is not clear the owner is
 * asked whether it is a request. Who writes to the owner as openly, in their own name alone, is offered times where a model saw
 * nothing that speaks against it: the owner has their mail and gets the answer, and an offer binds nobody (decision 064).
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
    const sees = copied && people.length === 1 && heard.reading.by === 'model';
    const told = { ...known, thread: threadOf(facts) };
    return sees ? answeredOpenly(told, writer, heard, ctx) : wroteFirst(told, writer, heard, ctx);
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
