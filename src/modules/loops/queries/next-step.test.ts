import { describe, expect, it } from 'vitest';
import type { LoopState } from '@/core/loop/state';
import { step } from '@/core/loop/step';
import { accepts, BOB, decides, says } from '@/core/loop/testing/poll-scene';
import { context, facts, guestSays, heard, newLoop, ownerSays } from '@/core/loop/testing/scene';
import { nextStep } from './next-step';

const careful = (version: number) => {
  const base = context({ version });
  return { ...base, owner: { ...base.owner, approval: 'approve_everything' as const } };
};
const no = (state: LoopState, version: number) =>
  step(state, decides(state.needsOwner[0]?.id ?? '', false), careful(version)).state;
const doubtful = { ...accepts(1), gate: { auto: false, class: 2 as const, reasons: ['residue'] } };

describe('what comes next after a no', () => {
  it('to the first mail is not that it has still to go out', () => {
    const proposed = step(newLoop(), ownerSays(heard(['request_meeting'])), careful(1)).state;
    const words = nextStep(no(proposed, 2));
    expect(words).toContain('You said no');
    expect(words).not.toContain('not gone out');
  });

  it('to the answer of a guest is not to wait for that guest', () => {
    const offered = step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
    for (const answer of [accepts(1), doubtful]) {
      const proposed = step(offered, guestSays(answer), careful(2)).state;
      expect(nextStep(no(proposed, 3))).toContain('You said no');
    }
  });

  it('waits for the others of a group', () => {
    const to = [...facts().to, BOB];
    const offered = step(newLoop(), ownerSays(heard(['request_meeting']), { to }), context()).state;
    const proposed = step(offered, says(BOB, doubtful), careful(2)).state;
    const refused = proposed.needsOwner.length > 0 ? no(proposed, 3) : proposed;
    expect(nextStep(refused)).toContain('Waiting for Jane Doe');
  });

  it('is as ever once somebody has said something', () => {
    const proposed = step(newLoop(), ownerSays(heard(['request_meeting'])), careful(1)).state;
    const again = step(no(proposed, 2), ownerSays(heard(['request_meeting'])), context({ version: 3 })).state;
    expect(nextStep(again)).toBe('Waiting for Jane Doe.');
  });
});
