import type { Order, ReadingContext } from '../../reading/reading';
import { resolveWindows } from '../../reading/resolve';
import type { Heard } from '../context';
import type { OwnerWords } from './words';

/**
 * An owner's words as a model has understood them: to whom they are put, what they answer, whether a time is asked about or
 * agreed, which of several meetings is whose. What a model is not asked for (lasting wishes, codewords) stays as the words say it.
 */
export function inOrder(
  words: OwnerWords<Heard>,
  heard: Heard,
  order: Order,
  context: ReadingContext,
): OwnerWords<Heard> {
  const { reading, windows } = heard;
  const named = reading.participants.flatMap(({ op, name, email }) => (op === 'add' && name && !email ? [name] : []));
  const written = reading.participants.flatMap(({ email }) => email ?? []);
  const says = windows.length > 0 || reading.intents.some(({ kind }) => kind.startsWith('change_'));
  return {
    ...words,
    verdict: verdictOf(order, says ? heard : null),
    addresses: [...new Set([...words.addresses, ...written])],
    names: [...new Set(named)],
    meetings: reading.meetings?.map((one) => meetingOf(one, heard, context)) ?? [],
    toAssistant: order.to === 'assistant',
    asks: order.times === 'asked',
    asksTime: order.times === 'asked',
    agreed: order.times === 'agreed',
    settles: order.times === 'agreed',
    declines: reading.intents.some(({ kind }) => kind === 'decline_meeting'),
    plain: false,
  };
}

/** One of several meetings, heard as if it alone had been asked for. */
function meetingOf(
  { people, windows, details }: NonNullable<Heard['reading']['meetings']>[number],
  heard: Heard,
  context: ReadingContext,
): OwnerWords<Heard>['meetings'][number] {
  const reading = { ...heard.reading, windows, details, meetings: undefined };
  return { names: people, heard: { ...heard, reading, windows: resolveWindows(reading, context) } };
}

function verdictOf({ answer }: Order, said: Heard | null): OwnerWords<Heard>['verdict'] {
  switch (answer) {
    case null:
      return null;
    case 'yes':
      return { kind: said ? 'edit' : 'yes', heard: said };
    case 'no':
      return { kind: 'no', heard: said };
    case 'change':
      return { kind: 'edit', heard: said };
  }
}
