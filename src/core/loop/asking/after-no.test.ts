import { describe, expect, it } from 'vitest';
import { sayIn } from '../../replies/owner/say';
import { overlaps } from '../../time/period';
import type { StepContext } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import { hear, ownerWrites, TO_GUEST } from '../testing/owner-says';
import { at, context, guestSays, heard, NOW, newLoop, window } from '../testing/scene';
import type { Transition } from '../transition';
import { afterNo, TAKEN_BACK } from './after-no';

const strict = (changes: Partial<StepContext> = {}) => {
  const base = context(changes);
  return { ...base, owner: { ...base.owner, approval: 'approve_everything' as const } };
};
const waits = () =>
  step(
    newLoop(),
    ownerWrites('Sunny, please find 30 minutes for Jane and me next week.', newLoop(), TO_GUEST),
    strict(),
  );
const decides = (state: LoopState, approve: boolean, version = 2): Transition => {
  const decisionId = state.needsOwner.at(-1)?.id ?? '';
  return step(state, { kind: 'decision', decisionId, approve, answer: null, by: 'u' }, strict({ version }));
};
const slotsOf = (actions: readonly Action[] = []) => actions.flatMap((a) => (a.kind === 'send' ? a.slots : []));
const takeBack = (state: LoopState, version = 3) =>
  step(state, { kind: 'command', command: 'take_no_back', by: 'u' }, strict({ version }));

describe('after a no', () => {
  it('nothing is done, what comes next is said, and whom it was for is still known', () => {
    const { state, plan } = decides(waits().state, false);
    expect(plan.actions.every((a) => a.kind === 'silent' || a.kind === 'set_timer')).toBe(true);
    expect(sayIn(afterNo(state), 'en')).toBe(
      'Nothing was sent to Jane Doe. Tell me what to do instead: a time, other days, or that you write yourself. Without a word this is closed in two weeks.',
    );
    const again = step(state, ownerWrites('Offer Thursday afternoon.', state), strict({ version: 3 }));
    const slots = slotsOf(again.state.proposal?.actions);
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ start }) => start >= at(5, 12) && start < at(5, 17))).toBe(true);
  });

  it('no time that was refused is offered again, whoever writes next', () => {
    const first = slotsOf(waits().state.proposal?.actions);
    const { state } = decides(waits().state, false);
    const wishes = heard(['propose_times'], {}, [window(at(9, 9), at(13, 17))]);
    for (const event of [ownerWrites('Please offer other times.', state), guestSays(wishes)]) {
      const next = step(state, event, strict({ version: 3 })).state.proposal;
      const slots = slotsOf(next?.actions);
      expect(slots.filter((slot) => first.some((refused) => overlaps(refused, slot)))).toEqual([]);
    }
    const named = first[0]?.start ?? NOW;
    const other = decides(waits().state, false).state;
    expect(other.constraints.some((c) => c.start === named && c.stance === 'cannot' && c.by === 'p1')).toBe(true);
  });

  it('it can be taken back: the question stands as it was, and is answered as it would have been', () => {
    const asked = waits().state;
    const back = takeBack(decides(asked, false).state);
    expect(back.plan.reasons).toEqual([TAKEN_BACK]);
    expect([back.state.proposal, back.state.needsOwner]).toEqual([asked.proposal, asked.needsOwner]);
    expect([back.state.constraints, back.state.refused, back.state.lastNo]).toEqual([
      asked.constraints,
      undefined,
      undefined,
    ]);
    expect(slotsOf(decides(back.state, true, 4).plan.actions)).toEqual(slotsOf(asked.proposal?.actions));
  });

  it('not once somebody has said something else since', () => {
    const refused = decides(waits().state, false).state;
    const said = step(refused, ownerWrites('Hold on a moment.', refused), strict({ version: 3 })).state;
    expect(said.lastNo).toBeUndefined();
    expect(takeBack(said, 4).state.proposal).toEqual(said.proposal);
    expect(takeBack(newLoop()).plan.reasons).toEqual(['There is no answer to take back']);
  });

  it('to another question it can be taken back as well, where the no did nothing', () => {
    const busy = Array.from({ length: 20 }, (_, i) => ({ start: at(3 + i, 8, 30), end: at(3 + i, 17) }));
    const { state } = step(
      newLoop(),
      ownerWrites('Sunny, please find 30 minutes for Jane and me.', newLoop(), TO_GUEST),
      context({ busy }),
    );
    expect(state.needsOwner).toMatchObject([{ kind: 'nothing_fits' }]);
    const without = { ...state, phase: 'OFFERING' as const };
    const no = decides(without, false).state;
    expect([no.needsOwner, no.lastNo?.decision.kind]).toEqual([[], 'nothing_fits']);
    expect(takeBack(no).state.needsOwner).toEqual(state.needsOwner);
  });
});

describe('nobody is asked the same twice', () => {
  it('the newer words take the place of the older ones', () => {
    const offered = step(
      newLoop(),
      ownerWrites('Sunny, please find 30 minutes for Jane and me next week.', newLoop(), TO_GUEST),
      context(),
    ).state;
    const unclear = (evidence: string) =>
      guestSays({
        ...heard(['unclear'], { intents: [{ kind: 'unclear', confidence: 1, evidence }] }, [], false),
        gate: { auto: false, class: 1, reasons: ['understood none'] },
      });
    const first = step(offered, unclear('zebra'), context({ version: 2 }));
    const same = step(first.state, unclear('zebra'), context({ version: 3 }));
    const other = step(first.state, unclear('parlour'), context({ version: 4 }));
    expect(first.state.needsOwner).toHaveLength(1);
    expect([same.state.needsOwner.length, same.plan.actions.every((a) => a.kind !== 'send')]).toEqual([1, true]);
    expect(other.state.needsOwner.map((d) => [d.quote, d.version])).toEqual([['parlour', 4]]);
  });

  it('a plan that was said no to is not asked about once more, and names whom it is written to, and its time', () => {
    const asked = waits().state;
    expect(asked.needsOwner[0]?.text).toMatch(/^Send this mail to Jane Doe about /);
    const refused = decides(asked, false).state;
    expect(hear('No', refused).owner?.verdict?.kind).toBe('no');
    const timer = step(refused, { kind: 'calendar_changed' }, strict({ version: 3 }));
    expect(timer.state.needsOwner).toEqual([]);
  });
});
