import { describe, expect, it } from 'vitest';
import type { LoopState } from './state';
import { currentState } from './state-version';
import { newLoop } from './testing/scene';

/** A question as it was stored when the start of its id was all that told what it asks. */
const old = (id: string, more: object = {}) => ({
  id,
  kind: 'question',
  text: 'What?',
  quote: null,
  planVersion: null,
  askedAt: 1,
  ...more,
});
const stored = (...needsOwner: object[]) => ({ ...newLoop(), needsOwner }) as unknown as LoopState;
const lifted = (id: string, more: object = {}) => currentState(stored(old(id, more))).needsOwner[0];

describe('a question of an earlier version', () => {
  it.each([
    ['who', 'who'],
    ['what-to-do', 'what_to_do'],
    ['was-it-you', 'was_it_you'],
    ['was-it-them-p2', 'was_it_them'],
    ['nothing-fits-3', 'nothing_fits'],
    ['move-late-4', 'move_late'],
    ['move-p2-1', 'move'],
    ['cancel-p2', 'cancel'],
    ['cancel-never-mind', 'never_mind'],
    ['series', 'series'],
    ['series-change-4', 'series_change'],
    ['change-4', 'change'],
    ['calendar-revoked', 'calendar'],
    ['declined-invitation-p2-1', 'declined_invitation'],
    ['stranger-zoe@globex.test', 'stranger'],
    ['q-1', 'unclear'],
  ])('with the id %s is of the kind %s', (id, kind) => {
    expect(lifted(id)).toEqual({ ...old(id), kind });
  });

  it('keeps what stood in its id', () => {
    expect(lifted('bounce-a-b@globex.test')).toMatchObject({ kind: 'bounce', address: 'a-b@globex.test' });
    expect(lifted('without-p3')).toMatchObject({ kind: 'without', about: 'p3' });
    expect(lifted('calendar-cancel')).toEqual({ ...old('calendar-cancel'), kind: 'calendar_cancel' });
    expect(lifted('calendar-cancel-29546820')).toMatchObject({ kind: 'calendar_cancel', occurrence: 29_546_820 });
    expect(lifted('series-cancel-p2-29546820')).toMatchObject({
      kind: 'series_cancel',
      by: 'p2',
      occurrence: 29_546_820,
    });
  });

  it('is read in a plan that waits, too', () => {
    const proposal = { version: 1, actions: [], after: stored(old('rounds-4')) };
    const state = currentState({ ...stored(), proposal } as unknown as LoopState);
    expect(state.proposal?.after.needsOwner).toMatchObject([{ kind: 'rounds' }]);
  });
});

it('a state of today is left as it is', () => {
  const state = stored({ ...old('approve-1'), kind: 'approve' }, { ...old('who'), kind: 'who' });
  expect(currentState(state)).toBe(state);
});
