import { describe, expect, it } from 'vitest';
import { step } from '../step';
import { ASSISTANT, context, GUEST, guestSays, heard, newLoop, ownerSays } from '../testing/scene';

const BOB = { address: 'bob@initech.test', name: 'Bob Ray' };
const thanks = { op: 'remove' as const, email: null, name: 'Bob', confidence: 1, evidence: 'Thanks Bob for the intro' };
const to = [{ address: GUEST, name: 'Jane Doe' }, BOB];
const introduced = () =>
  step(newLoop(), ownerSays(heard(['request_meeting'], { participants: [thanks] }), { to }), context());

describe('E30 whoever made the introduction', () => {
  it('takes no part in the meeting and is thanked once, apart from the others', () => {
    const made = introduced();
    const mails = made.plan.actions.filter((a) => a.kind === 'send');
    expect(mails.map(({ template, to: whom }) => ({ template, whom }))).toEqual([
      { template: 'offer', whom: ['p2'] },
      { template: 'thank_introducer', whom: ['p3'] },
    ]);
    expect(made.state.participants[2]).toMatchObject({ ...BOB, role: 'introducer' });
    const again = step(made.state, guestSays(heard(['decline_options'])), context({ version: 2 }));
    expect(again.plan.actions.filter((a) => a.kind === 'send')).toMatchObject([{ template: 'counter', to: ['p2'] }]);
  });

  it('is not asked about when they answer', () => {
    const changes = { from: BOB, role: 'stranger' as const, level: 'A2' as const };
    const made = step(introduced().state, guestSays(heard(['acknowledge']), changes), context({ version: 2 }));
    expect(made.plan.actions).toMatchObject([{ kind: 'silent' }]);
  });

  it('is the guest where nobody else is left', () => {
    const alone = { to: [BOB], cc: [{ address: ASSISTANT, name: 'Sunny' }] };
    const made = step(newLoop(), ownerSays(heard(['request_meeting'], { participants: [thanks] }), alone), context());
    expect(made.state.participants.some((p) => p.role === 'introducer')).toBe(false);
  });
});
