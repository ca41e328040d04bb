import { describe, expect, it } from 'vitest';
import type { Intent, Reading } from '../reading/reading';
import type { Heard, ResolvedWindow } from './context';
import type { Action } from './plan';
import type { LoopState } from './state';
import { step } from './step';
import { at, context, GUEST, guestSays, heard, newLoop, OWNER, ownerSays, window } from './testing/scene';
import type { Transition } from './transition';

/** What a model alone has read: the gate says how it must be confirmed. */
function unconfirmed(
  how: 'echo' | 'review',
  intents: readonly Intent[],
  changes: Partial<Reading> = {},
  windows: readonly ResolvedWindow[] = [],
): Heard {
  const said = heard(intents, { by: 'model', ...changes }, windows, false);
  return { ...said, gate: { ...said.gate, unconfirmed: how, reasons: ['read by a model alone'] } };
}

const acceptance = (option: number): Partial<Reading> => ({
  options: [{ option, stance: 'accept', confidence: 1, evidence: 'x' }],
});

const kinds = (made: Transition) => made.plan.actions.map((action) => action.kind);
const mails = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');

/** Three times are on offer. */
const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;

describe('a time that only a model has read', () => {
  it('is put back to the guest as an offer of that one time, and booked by their word', () => {
    const before = offered();
    const slot = before.offer?.slots[1];
    const made = step(
      before,
      guestSays(unconfirmed('echo', ['accept_option'], acceptance(2))),
      context({ version: 2 }),
    );
    expect(kinds(made)).not.toContain('book');
    expect(made.plan.review).toBe('none');
    expect(mails(made)).toMatchObject([{ template: 'echo', to: ['p2'], slots: [{ n: 1, start: slot?.start }] }]);
    const set = made.state.offer?.set ?? 0;
    const yes = { kind: 'choice', participantId: 'p2', set, options: [1], zone: null, heard: null } as const;
    expect(step(made.state, yes, context({ version: 3 })).plan.actions).toMatchObject([
      { kind: 'book', slot: { start: slot?.start } },
    ]);
  });

  it('is put back as well when the guest named it themselves', () => {
    const noon = window(at(5, 12), at(5, 17), { precision: 'minute' });
    const said = unconfirmed('echo', ['propose_times'], {}, [noon]);
    const made = step(offered(), guestSays(said), context({ version: 2 }));
    expect(mails(made)).toMatchObject([{ template: 'echo', slots: [{ start: at(5, 12), end: at(5, 12, 30) }] }]);
    expect(kinds(made)).not.toContain('book');
  });

  it('is shown to an owner who wants to see everything first', () => {
    const ctx = context({ version: 2 });
    const strict = { ...ctx, owner: { ...ctx.owner, approval: 'approve_everything' as const } };
    const made = step(offered(), guestSays(unconfirmed('echo', ['accept_option'], acceptance(2))), strict);
    expect(made.plan.review).toBe('owner');
    expect(mails(made).map((mail) => mail.to)).toEqual([['p1']]);
  });
});

describe('what a model alone has read ends nothing', () => {
  it.each(['opt_out', 'decline_meeting'] as const)('%s of a guest waits for the owner', (kind) => {
    const made = step(offered(), guestSays(unconfirmed('review', [kind])), context({ version: 2 }));
    expect(made.plan.review).toBe('owner');
    expect(made.state.phase).toBe('OFFERING');
    expect(made.state.participants.find((p) => p.address === GUEST)?.status).toBe('pending');
    expect(kinds(made)).toEqual(['send', 'set_timer']);
    const { id } = made.state.needsOwner.at(-1) ?? { id: '' };
    const approve = { kind: 'decision', decisionId: id, approve: true, answer: null, by: OWNER } as const;
    expect(step(made.state, approve, context({ version: 3 })).state.phase).toBe('CLOSED');
  });

  it('nor does it stop the assistant in the owner’s name', () => {
    const made = step(offered(), ownerSays(unconfirmed('review', ['stop_assistant'])), context({ version: 2 }));
    expect(made.state.phase).toBe('OFFERING');
    expect(made.plan.review).toBe('owner');
  });
});

it('an approval that was not read with certainty approves nothing, and the question is put again', () => {
  const ctx = context();
  const strict = { ...ctx, owner: { ...ctx.owner, approval: 'approve_everything' as const } };
  const waits = step(newLoop(), ownerSays(heard(['request_meeting'])), strict);
  expect(waits.plan.review).toBe('owner');
  for (const said of [unconfirmed('review', ['approve_plan']), heard(['approve_plan'], {}, [], false)]) {
    const made = step(waits.state, ownerSays(said, { to: [], cc: [] }), { ...strict, version: 2 });
    expect(mails(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    expect(made.state.needsOwner).toEqual(waits.state.needsOwner);
    expect(made.state.proposal).toEqual(waits.state.proposal);
  }
});
