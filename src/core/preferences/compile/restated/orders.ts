import type { RuleKind } from '../../rule';
import type { Order } from './frames';

/** An order of the whole sentence, its ends left out; `sign` stands in every sentence of that order. */
export function order(sign: RegExp | null, said: string, plain: Order['plain'], ...yields: readonly RuleKind[]): Order {
  return {
    ...(sign ? { sign } : {}),
    said: new RegExp(`^${said}$`, 'iu'),
    plain,
    ...(yields.length > 0 ? { yields } : {}),
  };
}
