import { type Correspondent, correspondent } from './correspondent';
import { join, type Member } from './member';
import type { Product } from './running-product';

/** An owner with a calendar and confirmed hours, and a guest of another company; both write mail. */
export interface DanaAndJane {
  /** Dana's account. */
  readonly owner: Member;
  readonly dana: Correspondent;
  readonly jane: Correspondent;
}

/** Sets up both, on a Tuesday morning at ten. */
export async function danaAndJane(product: Product): Promise<DanaAndJane> {
  await product.toTuesday(10);
  const owner = await join(product, 'dana@acme.test', 'Dana Reyes', { calendar: true });
  return {
    owner,
    dana: correspondent(product, owner.email, 'Dana Reyes'),
    jane: correspondent(product, 'jane@globex.test', 'Jane Doe'),
  };
}
