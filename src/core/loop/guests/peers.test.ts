import { describe, expect, it } from 'vitest';
import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import { step } from '../step';
import { accepts, BOB, booked, jane, none, says, sends, slot } from '../testing/poll-scene';
import { at, context, facts, GUEST, heard, newLoop, ownerSays } from '../testing/scene';
import { workable } from '../times/solve';

describe('guests whose calendar can be read', () => {
  const calendar = (busy: readonly Period[]): StepContext['peers'] => {
    const { calendar: owners } = context({ busy });
    if (!owners.ok) throw new Error('unreadable');
    return new Map([[GUEST, { ...owners.attendee, role: 'REQ-PARTICIPANT' as const }]]);
  };
  const asks = ownerSays(heard(['request_meeting']));

  it('are not asked: it is booked at once, where both are free (row 3)', () => {
    const made = step(newLoop(), asks, context({ peers: calendar([{ start: at(4, 0), end: at(5, 15) }]) }));
    expect(booked(made)).toBeGreaterThanOrEqual(at(5, 15));
    expect(sends(made)).toEqual([]);
  });

  it('wait for the owner where the owner approves everything', () => {
    const owner = { ...context().owner, approval: 'approve_everything' as const };
    const made = step(newLoop(), asks, context({ owner, peers: calendar([]) }));
    expect(made.plan.review).toBe('owner');
    expect(made.state.proposal?.actions).toMatchObject([{ kind: 'book' }]);
  });

  it('are in copy where others must be asked, and are free at what is offered', () => {
    const peers = calendar([{ start: at(4, 0), end: at(10, 12) }]);
    const made = step(
      newLoop(),
      ownerSays(heard(['request_meeting']), { to: [...facts().to, BOB] }),
      context({ peers }),
    );
    expect(sends(made)).toMatchObject([{ template: 'offer', to: ['p3'], cc: ['p2', 'p1'] }]);
    for (const s of made.state.offer?.slots ?? []) expect(s.start).toBeGreaterThanOrEqual(at(10, 12));
    const done = step(made.state, says(BOB, accepts(2)), context({ version: 2, peers }));
    expect(booked(done)).toBe(slot(made.state, 2).start);
  });

  it('count by their own word once they have spoken', () => {
    const peers = calendar([]);
    const made = step(
      newLoop(),
      ownerSays(heard(['request_meeting']), { to: [...facts().to, BOB] }),
      context({ peers }),
    );
    const refused = step(made.state, says(jane, none), context({ version: 2, peers }));
    expect(booked(step(refused.state, says(BOB, accepts(1)), context({ version: 3, peers })))).not.toBe(
      slot(made.state, 1).start,
    );
  });

  it('never make the owner free', () => {
    const made = step(newLoop(), asks, context({ peers: calendar([]), busy: [{ start: at(4, 0), end: at(6, 12) }] }));
    const start = booked(made) ?? 0;
    expect(
      workable(made.state, context({ busy: [{ start: at(4, 0), end: at(6, 12) }] }), { start, end: start + 30 }),
    ).toBe(true);
  });
});
