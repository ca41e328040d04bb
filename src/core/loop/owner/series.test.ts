import { describe, expect, it } from 'vitest';
import type { StepEvent } from '../context';
import { step } from '../step';
import { context, heard, newLoop, ownerSays } from '../testing/scene';

describe('a meeting that repeats', () => {
  it('whose rhythm is not understood is not offered as a single one before the owner says so', () => {
    const made = step(newLoop(), ownerSays(heard(['request_recurring'])), context());
    expect(made.plan.actions.filter((a) => a.kind === 'send')).toMatchObject([
      { template: 'owner_question', to: ['p1'] },
    ]);
    const yes: StepEvent = { kind: 'decision', decisionId: 'series', approve: true, answer: null, by: 'u' };
    const done = step(made.state, yes, context({ version: 2 }));
    expect(done.plan.actions.filter((a) => a.kind === 'send')).toMatchObject([{ template: 'offer', to: ['p2'] }]);
  });
});
