import { expect, it } from 'vitest';
import { step } from '../step';
import { context, guestSays, heard, newLoop, ownerSays } from '../testing/scene';

const DAY = 1440;

it('whoever is asked what they mean is reminded of the times no sooner than if they had been written to now', () => {
  const first = step(newLoop(), ownerSays(heard(['request_meeting'])), context());
  const dueAt = ({ plan }: typeof first) =>
    plan.actions.flatMap((a) => (a.kind === 'set_timer' && a.timer === 'follow_up' ? [a.dueAt] : []));
  const later = context({ version: 2, now: context().now + DAY });
  const asked = step(first.state, guestSays(heard(['propose_times'], { flags: ['ambiguous_time'] })), later);
  expect(asked.plan.actions).toMatchObject([{ kind: 'send', template: 'clarify' }, { kind: 'set_timer' }]);
  expect(dueAt(asked)[0]).toBeGreaterThan(dueAt(first)[0] ?? 0);
});
