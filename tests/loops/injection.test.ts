import { beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS } from '../../evals/injection/attacks';
import { attempt, READERS } from '../../evals/injection/attempt';
import { openStage, type Stage } from '../../evals/injection/stage';
import { useProduct } from '../support/running-product';

const started = useProduct({ MODEL: 'compatible:honest' });
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(started.current());
});

/** Half of the attacks, each with one of the readers; `npm run eval:injection` lets every reader read all of them. */
const PAIRS = ATTACKS.filter((_, index) => index % 2 === 0).map((attack, index) => ({
  attack,
  id: attack.id,
  reader: READERS[index % READERS.length] ?? 'grammar',
}));

describe('mail that gives orders', () => {
  it.each(PAIRS)('$id, read by $reader, does nothing that its sender may not do', async ({ attack, reader }) => {
    expect((await attempt(stage, reader, attack)).wrong).toEqual([]);
  });

  it('no request or answer of the stand-ins broke the contract', () => {
    expect(started.current().sandbox.control.violations).toEqual([]);
  });
});
