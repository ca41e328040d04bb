import { describe, expect, it } from 'vitest';
import { ruleText } from '../../preferences/normal';
import { zoneTable } from '../../time/zone';
import type { StepContext } from '../context';
import { step } from '../step';
import { ownerWrites } from '../testing/owner-says';
import { at, context, heard, newLoop, ownerSays } from '../testing/scene';
import { correctionsOf } from './corrections';

const meeting = {
  title: 'Coffee',
  noun: 'coffee',
  durationMin: 30,
  medium: 'video',
  location: null,
  phone: null,
} as const;
const zone = zoneTable('America/New_York');
const half = (start: number) => ({ start, end: start + 30 });
const rules = (before: readonly number[], after: readonly number[], changed = {}) =>
  correctionsOf(
    { meeting, times: before.map(half) },
    { meeting: { ...meeting, ...changed }, times: after.map(half) },
    zone,
  );

describe('what the owner changes in a plan', () => {
  it('is a length or a medium of such meetings', () => {
    const scope = { types: ['coffee'] };
    expect(rules([], [], { durationMin: 45, medium: 'in_person' })).toEqual([
      { kind: 'duration', minutes: 45, scope },
      { kind: 'medium', medium: 'in_person', scope },
    ]);
    expect(rules([], [], { noun: 'meeting', durationMin: 45 })).toEqual([{ kind: 'duration', minutes: 45 }]);
  });

  it('is a part of the day or a weekday of which nothing is left', () => {
    const mornings = { kind: 'like', when: { hours: [[0, 720]] }, weight: -2 };
    expect(rules([at(4, 9), at(5, 10), at(6, 14)], [at(6, 14), at(6, 16)])).toEqual([mornings]);
    expect(rules([at(4, 9), at(5, 9), at(5, 14)], [at(5, 9), at(5, 14)])).toEqual([
      { kind: 'like', when: { weekdays: [2] }, weight: -2 },
    ]);
    expect(rules([at(4, 9), at(5, 10)], [at(4, 9, 30), at(5, 10, 30)])).toEqual([]);
    expect(rules([at(4, 9)], [at(4, 9)])).toEqual([]);
  });
});

describe('a correction', () => {
  const strict = { owner: { ...context().owner, approval: 'approve_everything' as const } };
  const changed = (corrected: StepContext['corrected']) => {
    const ctx = context({ ...strict, ...(corrected ? { corrected } : {}) });
    const { state } = step(newLoop(), ownerSays(heard(['request_meeting'])), ctx);
    const edit = { kind: 'decision', decisionId: 'approve-1', approve: true, answer: null, by: 'u' } as const;
    return step(
      state,
      { ...edit, edit: { durationMin: 60, slots: [{ start: at(12, 14), end: at(12, 15) }] } },
      { ...ctx, version: 2 },
    );
  };
  const longer = { kind: 'duration', minutes: 60 } as const;

  it('is noted the first time, and offered as a rule the second time, once', () => {
    const noted = { kind: 'note_corrections', rules: expect.arrayContaining([ruleText(longer)]) };
    const asked = [0, 1, 2].map((times) => {
      const made = changed(new Map([[ruleText(longer), times]]));
      expect(made.plan.actions).toContainEqual(noted);
      return made.state.needsOwner.find(({ id }) => id === 'preference-2');
    });
    expect(asked.map((question) => question?.preferences)).toEqual([
      undefined,
      { text: 'Meetings last 1 hour by default.', rules: [longer] },
      undefined,
    ]);
    expect(asked[1]?.text).toMatch(/^You have changed this in two plans now\. Shall I keep this/);
  });

  it('in the words of the owner counts as one, and is noted when the plan goes out', () => {
    const ctx = context({ ...strict, corrected: new Map([[ruleText(longer), 1]]) });
    const { state } = step(newLoop(), ownerSays(heard(['request_meeting'])), ctx);
    const made = step(state, ownerWrites('Yes, but make it 60 minutes.', state), { ...ctx, version: 2 });
    const decisions = made.state.needsOwner;
    expect(decisions.map(({ kind, preferences }) => [kind, preferences?.rules])).toEqual([
      ['preference', [longer]],
      ['approve', undefined],
    ]);
    const approval = decisions.at(-1)?.id ?? '';
    const yes = { kind: 'decision', decisionId: approval, approve: true, answer: null, by: 'u' } as const;
    const sent = step(made.state, yes, { ...ctx, version: 3 });
    expect(sent.plan.actions).toContainEqual({ kind: 'note_corrections', rules: [ruleText(longer)] });
    expect(sent.state.needsOwner.map(({ preferences }) => preferences?.rules)).toEqual([[longer]]);
  });
});
