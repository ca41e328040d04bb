import { describe, expect, it } from 'vitest';
import type { Heard, StepEvent } from '../context';
import type { StaffAct } from '../event';
import type { LoopState } from '../state';
import { step } from '../step';
import { kinds, sends } from '../testing/poll-scene';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

const week = window(at(9, 0), at(14, 0), { precision: 'week' });
const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'], {}, [week])), context()).state;
/** Jane takes the first time, in words that were not read with certainty: the owner is asked. */
function doubtful(owner: Partial<ReturnType<typeof context>['owner']> = {}): LoopState {
  const base = context({ version: 2 });
  const options = [{ option: 1, stance: 'accept' as const, confidence: 1, evidence: 'x' }];
  const said: Heard = {
    ...heard(['accept_option'], { options }),
    gate: { auto: false, class: 2, reasons: ['asks a question first'] },
  };
  const event = guestSays(said, { level: 'A2' });
  return step(offered(), event, { ...base, owner: { ...base.owner, ...owner } }).state;
}
const next = (state: LoopState, event: StepEvent) => step(state, event, context({ version: 3 }));
const open = (state: LoopState) => state.needsOwner.find(({ kind }) => kind === 'approve');
const acts = (act: StaffAct, decisionId: string | null, words: string | null = null): StepEvent => ({
  kind: 'staff',
  act,
  decisionId,
  words,
  by: 's',
  staff: 'Ana',
});

describe('a yes of staff to times of which one is gone', () => {
  it('sends no other times: those wait for a yes of their own', () => {
    const state = doubtful();
    const { id = '' } = open(state) ?? {};
    const said = { kind: 'decision', decisionId: id, approve: true, answer: null, by: 's' } as const;
    const busy = state.proposal?.actions.flatMap((a) => (a.kind === 'book' ? [a.slot] : [])) ?? [];
    const now = context({ version: 3, busy });
    expect(busy).toHaveLength(1);
    const made = step(state, { ...said, staff: 'Ana' }, now);
    expect(sends(made).map(({ template }) => template)).toEqual(['owner_question']);
    expect(open(made.state)).toMatchObject({
      act: 'offer',
      doubts: ['A time of the approved plan is gone: these are new'],
    });
    // The owner has said that it shall go on.
    expect(sends(step(state, said, now)).map(({ template }) => template)).toEqual(['counter']);
  });
});

describe('a plan that waits because it is doubtful', () => {
  it('says what is doubtful, and whether the owner keeps the yes for themselves', () => {
    expect(open(doubtful())).toMatchObject({ doubts: ['asks a question first'] });
    expect(open(doubtful())?.reserved).toBeUndefined();
    expect(open(doubtful({ approval: 'approve_everything' }))).toMatchObject({
      doubts: ['asks a question first'],
      reserved: true,
    });
  });

  it('is carried out on a yes of staff, which is not recorded as the owner’s', () => {
    const state = doubtful();
    const id = open(state)?.id ?? '';
    const yes = { kind: 'decision', decisionId: id, approve: true, answer: null, by: 's' } as const;
    const made = next(state, { ...yes, staff: 'Ana' });
    expect(kinds(made)).toContain('book');
    expect(made.plan.reasons).toEqual(['Approved for you by a person of staff']);
    expect(next(state, { ...yes, by: 'u' }).plan.reasons).toEqual(['You approved']);
  });

  it('that staff change teaches nothing about the owner’s wishes', () => {
    const state = doubtful();
    const edit = { durationMin: 45 };
    const change = { kind: 'decision', decisionId: open(state)?.id ?? '', approve: true, answer: null, edit } as const;
    expect(kinds(next(state, { ...change, by: 'u' }))).toContain('note_corrections');
    expect(kinds(next(state, { ...change, by: 's', staff: 'Ana' }))).not.toContain('note_corrections');
  });

  it('is put to the owner by staff with their words, and stands', () => {
    const state = doubtful();
    const made = next(state, acts('ask_owner', open(state)?.id ?? '', 'Does the first time suit you?'));
    expect(made.state.proposal).toEqual(state.proposal);
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(sends(made)[0]?.note).toContain('Ana, a person of staff, asks: Does the first time suit you? Book ');
  });

  it('is let go by staff without a word to anybody, or with a question to the owner', () => {
    const state = doubtful();
    const id = open(state)?.id ?? '';
    const silent = next(state, acts('stay_silent', id));
    expect(silent.state).toMatchObject({ proposal: null, needsOwner: [], phase: 'OFFERING' });
    expect(sends(silent)).toEqual([]);
    const rejected = next(state, acts('reject', id, 'misread'));
    expect(rejected.state).toMatchObject({ proposal: null, needsOwner: [{ kind: 'staff' }] });
    expect(sends(rejected).flatMap(({ to }) => to)).toEqual(['p1']);
  });

  it('that was answered meanwhile stays answered', () => {
    expect(kinds(next(offered(), acts('stay_silent', 'approve-2')))).toEqual(['silent']);
  });
});

it('staff who take over stop everything, and the owner is told', () => {
  const made = next(doubtful(), { kind: 'command', command: 'take_over', by: 's', staff: 'Ana' });
  expect(made.state).toMatchObject({ takenOver: true, needsOwner: [], proposal: null });
  expect(sends(made)).toMatchObject([{ template: 'owner_status', to: ['p1'] }]);
});
