import type { Order } from '../../reading/reading';
import type { Heard } from '../context';
import type { OwnerWords } from './words';

/**
 * An owner's words as a model has understood them: to whom they are put, what they answer, whether a time is asked about or
 * agreed. What a model is not asked for (lasting wishes, codewords, several meetings) stays as the words say it.
 */
export function inOrder(words: OwnerWords<Heard>, heard: Heard, order: Order): OwnerWords<Heard> {
  const { reading, windows } = heard;
  const named = reading.participants.flatMap(({ op, name, email }) => (op === 'add' && name && !email ? [name] : []));
  const written = reading.participants.flatMap(({ email }) => email ?? []);
  const says = windows.length > 0 || reading.intents.some(({ kind }) => kind.startsWith('change_'));
  return {
    ...words,
    verdict: verdictOf(order, says ? heard : null),
    addresses: [...new Set([...words.addresses, ...written])],
    names: [...new Set([...words.names, ...named])],
    toAssistant: order.to === 'assistant',
    asks: order.times === 'asked',
    agreed: order.times === 'agreed',
    settles: order.times === 'agreed',
    declines: reading.intents.some(({ kind }) => kind === 'decline_meeting'),
    plain: false,
  };
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
