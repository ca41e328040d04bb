import { describe, expect, it } from 'vitest';
import type { Intent, Reading } from '../../reading/reading';
import type { Heard, ResolvedWindow, StepContext } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const doubtful = (
  intents: readonly Intent[],
  reasons: readonly string[],
  changes: Partial<Reading> = {},
  windows: readonly ResolvedWindow[] = [],
): Heard => ({ ...heard(intents, changes, windows, false), gate: { auto: false, class: 2, reasons } });
const says = (state: LoopState, what: Heard, changes: Partial<StepContext> = {}, version = 2) =>
  step(state, guestSays(what), context({ version, ...changes }));
const mails = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const toJane = (made: Transition) => mails(made).filter((mail) => mail.to.includes('p2'));
const toOwner = (made: Transition) => mails(made).filter((mail) => mail.to.includes('p1'));
const afternoon = window(at(5, 12), at(5, 17));
const takes = (option: number): Partial<Reading> => ({
  options: [{ option, stance: 'accept', confidence: 1, evidence: 'that one' }],
});

describe('what a guest can tell in one word is asked of them', () => {
  it.each([
    ['an hour without a day', 'day'],
    ['an unusual length', 'length'],
    ['a whole day and a part of it', undefined],
    ['a stretch and a part of it', undefined],
    ['windows contradict each other', undefined],
    ['flag: ambiguous time', undefined],
  ])('%s', (reason, part) => {
    const made = says(offered(), doubtful(['propose_times'], ['understood partial', reason], {}, [afternoon]));
    expect(toJane(made)).toMatchObject([{ template: 'clarify', ...(part ? { part } : {}) }]);
    expect(toJane(made)[0]?.part).toBe(part);
    expect([toOwner(made), made.state.needsOwner]).toEqual([[], []]);
    expect(made.state.offer).toEqual(offered().offer);
  });

  it.each([
    [['unread: zebra']],
    [['understood partial', 'unread: zebra, parlour']],
    [['doubtful option']],
    [['doubtful: accept option']],
  ])('the time that they seem to take is put back to them: %j', (reasons) => {
    const made = says(offered(), doubtful(['accept_option'], reasons, takes(2)));
    expect(toJane(made)).toMatchObject([{ template: 'echo', slots: [{ start: offered().offer?.slots[1]?.start }] }]);
    expect([toOwner(made), made.state.needsOwner]).toEqual([[], []]);
  });

  it('twice in a conversation, then the owner is asked', () => {
    const vague = () => doubtful(['propose_times'], ['an hour without a day'], {}, [afternoon]);
    const once = says(offered(), vague());
    const twice = says(once.state, vague(), {}, 3);
    expect([once, twice].map((made) => toJane(made)[0]?.template)).toEqual(['clarify', 'clarify']);
    const third = says(twice.state, vague(), {}, 4);
    expect(toJane(third)).toEqual([]);
    expect(third.state.needsOwner).toHaveLength(1);
    const echoes = [5, 6, 7].reduce<Transition[]>((all, version) => {
      const before = all.at(-1)?.state ?? offered();
      return [...all, says(before, doubtful(['accept_option'], ['unread: zebra'], takes(1)), {}, version)];
    }, []);
    expect(echoes.map((made) => toJane(made).length)).toEqual([1, 1, 0]);
    expect(echoes[2]?.state.needsOwner.map(({ kind }) => kind)).toEqual(['approve']);
  });

  it('a flagged day and date likewise', () => {
    const conflict = () => ({
      ...doubtful(['propose_times'], ['flag: weekday date conflict'], { flags: ['weekday_date_conflict'] }),
    });
    const once = says(offered(), conflict());
    const third = says(says(once.state, conflict(), {}, 3).state, conflict(), {}, 4);
    expect(toJane(once)).toMatchObject([{ template: 'clarify' }]);
    expect([toJane(third), third.state.needsOwner.map(({ kind }) => kind)]).toEqual([[], ['unclear']]);
  });
});

describe('the owner is asked', () => {
  it.each([
    [['flag: sensitive']],
    [['flag: hostile', 'an hour without a day']],
    [['question that data cannot answer', 'unread: zebra']],
    [['cancels and agrees']],
    [['understood none']],
  ])('what only they can tell: %j', (reasons) => {
    const made = says(offered(), doubtful(['accept_option'], reasons, takes(2)));
    expect(toJane(made).map(({ template }) => template)).not.toContain('clarify');
    expect(made.state.needsOwner).toHaveLength(1);
  });

  it.each(['approve_everything', 'drafts_only'] as const)('in the mode %s about every mail', (approval) => {
    const owner = { ...context().owner, approval };
    const vague = doubtful(['propose_times'], ['an hour without a day'], {}, [afternoon]);
    const made = says(offered(), vague, { owner });
    expect(toJane(made)).toEqual([]);
    expect(made.state.needsOwner).toHaveLength(1);
  });
});
