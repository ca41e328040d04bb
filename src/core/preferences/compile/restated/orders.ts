import type { RuleKind } from '../../rule';
import type { Order } from './frames';

/** An order of the whole sentence, its ends left out. */
export function order(said: string, plain: Order['plain'], ...yields: readonly RuleKind[]): Order {
  return {
    said: new RegExp(`^${said}$`, 'iu'),
    plain,
    ...(yields.length > 0 ? { yields } : {}),
  };
}
