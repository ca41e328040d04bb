import { describe, expect, it } from 'vitest';
import type { Gate, Intent, Reading } from '../reading/reading';
import type { Heard, ResolvedWindow, StepEvent } from './context';
import { NO_WORDS } from './owner/words';
import type { Action } from './plan';
import type { LoopState } from './state';
import { step } from './step';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from './testing/scene';
import type { Transition } from './transition';
import { stepOnBoth } from './two-readers';

const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
const booked = (): LoopState => {
  const state = offered();
  const slot = state.offer?.slots[0] ?? { start: 0, end: 0 };
  const booking = { meetingId: 'm', joinUrl: null, htmlLink: null, icalUid: 'u', sequence: 0, ...slot };
  return { ...state, phase: 'BOOKED', offer: null, booking } as LoopState;
};

/** What the model has understood; `gate` where it was not sure. */
function model(
  intents: readonly Intent[],
  changes: Partial<Reading> = {},
  windows: readonly ResolvedWindow[] = [],
  gate: Partial<Gate> = {},
): Heard {
  const said = heard(intents, { by: 'model', ...changes }, windows);
  return { ...said, gate: { ...said.gate, ...gate } };
}

const takes = (option: number): Partial<Reading> => ({
  options: [{ option, stance: 'accept', confidence: 1, evidence: 'x' }],
});
const stuck = (intents: readonly Intent[] = ['unclear'], changes: Partial<Reading> = {}) =>
  heard(intents, changes, [], false);
const unsure = { auto: false, reasons: ['understood partial'], unconfirmed: 'review' as const };
const unchecked = { auto: false, reasons: ['a time'], unconfirmed: 'echo' as const };
const noon = window(at(5, 12), at(5, 17), { precision: 'minute', exactStart: true });

function turn(state: LoopState, says: (said: Heard) => StepEvent, first: Heard, second: Heard | null): Transition {
  return stepOnBoth(state, says(first), second && says(second), context({ version: 2 }));
}

/** What is done to others, and whether the owner sees it first: `book`, `send echo p2`, `? book`. */
function acts({ state, plan }: Transition): string[] {
  const waits = plan.review === 'owner';
  const actions: readonly Action[] = waits ? (state.proposal?.actions ?? []) : plan.actions;
  return actions
    .filter((a) => ['send', 'book', 'move', 'cancel_event', 'suppress'].includes(a.kind))
    .filter((a) => a.kind !== 'send' || !a.to.includes('p1'))
    .map((a) => `${waits ? '? ' : ''}${a.kind}${a.kind === 'send' ? ` ${a.template}` : ''}`);
}

describe('what a guest says of the times on offer', () => {
  const guest = (first: Heard, second: Heard | null) => acts(turn(offered(), guestSays, first, second));

  it('is done where both readers come to the same act, however unsure either was', () => {
    expect(guest(heard(['accept_option'], takes(2)), model(['accept_option'], takes(2)))).toContain('book');
    expect(
      guest(stuck(['accept_option'], takes(2)), model(['accept_option', 'thank'], takes(2), [], unsure)),
    ).toContain('book');
  });

  it('is done where only the model understood it, and code finds the time in the words', () => {
    expect(guest(stuck(), model(['accept_option'], takes(2)))).toContain('book');
    expect(guest(stuck(), model(['propose_times'], {}, [noon]))).toContain('book');
  });

  it('is put back to them where code does not find the time in the words', () => {
    expect(guest(stuck(), model(['propose_times'], {}, [noon], unchecked))).toEqual(['send echo']);
  });

  it('is put back to them where the readers take different times', () => {
    const made = turn(offered(), guestSays, heard(['accept_option'], takes(1)), model(['accept_option'], takes(2)));
    expect(acts(made)).toEqual(['send echo']);
    const [slot] = made.plan.actions.flatMap((a) => (a.kind === 'send' ? a.slots : []));
    expect(slot?.start).toBe(offered().offer?.slots[1]?.start);
  });

  it('is put back to them where the grammar alone would book', () => {
    const silence = model(['thank']);
    expect(guest(heard(['accept_option'], takes(1)), silence)).toEqual(['send echo']);
  });

  it('is answered as the model understood it where nothing is lost by it', () => {
    const friday = window(at(6, 9), at(6, 17));
    const made = turn(offered(), guestSays, heard(['ask_for_times']), model(['state_availability'], {}, [friday]));
    expect(acts(made)).toEqual(['send counter']);
    const starts = made.plan.actions.flatMap((a) => (a.kind === 'send' ? a.slots.map((s) => s.start) : []));
    expect(starts.every((start) => start >= at(6, 9) && start < at(6, 17))).toBe(true);
  });

  it('and leave half open is answered with times to choose from, and with nothing that could end or book', () => {
    const friday = window(at(6, 9), at(6, 17));
    const half = (intents: readonly Intent[], changes: Partial<Reading> = {}, times = [friday]) =>
      guest(stuck(), model(intents, changes, times, unsure));
    expect(half(['state_availability'])).toEqual(['send counter']);
    expect(half(['accept_option'], takes(2), []).filter((act) => !act.startsWith('?'))).toEqual(['send echo']);
    expect(turn(offered(), guestSays, stuck(), model(['decline_meeting'], {}, [], unsure)).state.phase).toBe(
      'OFFERING',
    );
  });

  it('is the grammar’s to say where the model has not answered', () => {
    expect(guest(heard(['accept_option'], takes(2)), null)).toContain('book');
    expect(guest(stuck(), null)).toEqual([]);
  });
});

describe('what cannot be taken back', () => {
  it('is the owner’s to see where only a model read it', () => {
    expect(acts(turn(booked(), guestSays, stuck(), model(['cancel'])))).toContain('? cancel_event');
    expect(acts(turn(booked(), ownerSays, stuck(), model(['cancel'])))).toContain('? cancel_event');
  });

  it('is not the owner’s own matter, which ends with its answer', () => {
    const thursday = window(at(5, 0), at(6, 0), { precision: 'day' });
    const asks = (said: Heard) => ownerSays({ ...said, owner: NO_WORDS }, { to: [], cc: [] });
    const asked = model(['ask_calendar'], {}, [thursday]);
    const made = stepOnBoth(
      newLoop(),
      asks(stuck(['ask_question'])),
      asks(asked),
      context({ version: 2, upcoming: [] }),
    );
    expect(made.plan.actions).toMatchObject([{ kind: 'send', template: 'owner_status', to: ['p1'] }]);
    expect([made.state.closedReason, made.state.needsOwner]).toEqual(['done', []]);
  });

  it('is the assistant’s part in it, on the word that a model alone has read of the owner', () => {
    const made = turn(offered(), ownerSays, stuck(), model(['stop_assistant']));
    expect([made.plan.review, made.state.phase]).toEqual(['owner', 'OFFERING']);
    expect(turn(offered(), ownerSays, heard(['stop_assistant']), model(['stop_assistant'])).state.phase).toBe('CLOSED');
  });

  it('is not a guest’s own no', () => {
    expect(turn(offered(), guestSays, stuck(), model(['decline_meeting'])).state.phase).toBe('CLOSED');
  });

  it('is mail to somebody whom a model alone has found for a name, and none to an address that stands in the owner’s mail', () => {
    const bob = { op: 'add', email: 'bob@stone.test', name: null, confidence: 1, evidence: 'bob@stone.test' } as const;
    const adds = (one: object) => model(['add_participant'], { participants: [{ ...bob, ...one }] });
    expect(acts(turn(offered(), ownerSays, stuck(), adds({})))).toEqual(['send poll']);
    const contacts = [{ address: 'bob@stone.test', name: 'Bob Stone' }];
    const named = stepOnBoth(
      offered(),
      ownerSays(stuck()),
      ownerSays(adds({ email: null, name: 'Bob Stone' })),
      context({ version: 2, contacts }),
    );
    expect(acts(named)).toEqual(['? send poll']);
    // A guest brings nobody but whoever arranges their time.
    expect(acts(turn(offered(), guestSays, stuck(), adds({}))).filter((act) => !act.startsWith('?'))).toEqual([]);
  });

  it('is done where both read it', () => {
    expect(acts(turn(booked(), ownerSays, heard(['cancel']), model(['cancel'])))).toContain('cancel_event');
  });

  it('is held where one reader says it and the other something else', () => {
    const made = turn(booked(), ownerSays, heard(['cancel']), model(['ask_for_times']));
    expect(acts(made).filter((act) => !act.startsWith('?'))).toEqual([]);
  });
});

it('an answer in the app that the readers understand differently answers nothing: the question is put once more', () => {
  const asked = turn(booked(), guestSays, stuck(), model(['cancel'])).state;
  const question = asked.needsOwner.at(-1);
  const answers = (said: Heard): StepEvent => ({
    kind: 'decision',
    decisionId: question?.id ?? '',
    approve: false,
    answer: 'words',
    by: 'dana@acme.test',
    heard: said,
  });
  const no = { verdict: { kind: 'no', heard: null } } as const;
  const yes = { verdict: { kind: 'yes', heard: null } } as const;
  const words = (said: object): Heard => ({ ...heard(['unclear']), owner: { ...NO_WORDS, ...said } });
  const made = stepOnBoth(asked, answers(words(no)), answers(words(yes)), context({ version: 3 }));
  expect(acts(made)).toEqual([]);
  expect(made.plan.actions).toMatchObject([{ kind: 'send', template: 'owner_question', to: ['p1'] }]);
  expect(made.state.needsOwner.map(({ id }) => id)).toContain(question?.id);
  const agreed = stepOnBoth(asked, answers(words(yes)), answers(words(yes)), context({ version: 3 }));
  expect(acts(agreed)).toContain('cancel_event');
});

it.each(['hostile', 'asks_private_information', 'instruction_beyond_scheduling'] as const)(
  'a mail that either reader flags as %s waits for the owner',
  (flag) => {
    const plain = heard(['accept_option'], takes(2));
    const flagged = heard(['accept_option'], { ...takes(2), flags: [flag] }, [], false);
    const clear = model(['accept_option'], takes(2));
    const alarmed = model(['accept_option'], { ...takes(2), flags: [flag] }, [], unsure);
    for (const [first, second] of [
      [flagged, clear],
      [plain, alarmed],
    ] as const) {
      const made = turn(offered(), guestSays, first, second);
      expect(acts(made).filter((act) => !act.startsWith('?') && act !== 'send echo')).toEqual([]);
    }
  },
);

describe('a delicate matter', () => {
  const delicate = { flags: ['sensitive' as const] };
  const gate = { auto: false, reasons: ['flag: sensitive'], unconfirmed: 'review' as const };

  it('is settled as to its times, which the owner has handed over', () => {
    const said = model(['accept_option'], { ...takes(2), ...delicate }, [], gate);
    expect(acts(turn(offered(), guestSays, stuck(), said))).toContain('book');
  });

  it('ends by nobody’s word but the owner’s', () => {
    const said = model(['decline_meeting'], delicate, [], gate);
    expect(acts(turn(offered(), guestSays, stuck(), said)).filter((act) => !act.startsWith('?'))).toEqual([]);
  });
});

it('a colleague of a guest’s who reads along is offered the times, anybody else is the owner’s to let in', () => {
  const instead = (address: string) => {
    const participants = [{ op: 'instead' as const, name: 'Ana', email: null, confidence: 1, evidence: 'Ana' }];
    const said = model(['add_participant'], { participants });
    const copied = (heardIt: Heard) => guestSays(heardIt, { level: 'A2', cc: [{ address, name: 'Ana Lind' }] });
    return acts(turn(offered(), copied, stuck(), said));
  };
  expect(instead('ana@globex.test')).toEqual(['send offer']);
  expect(instead('ana@elsewhere.test')).toEqual(['? send offer']);
});

it('an owner’s own words alarm nobody but a reader that has understood them', () => {
  const flagged = heard(['request_meeting'], { flags: ['instruction_beyond_scheduling'] }, [], false);
  expect(acts(turn(newLoop(), ownerSays, flagged, model(['request_meeting'])))).toContain('send offer');
  const alarmed = model(['request_meeting'], { flags: ['instruction_beyond_scheduling'] }, [], unsure);
  expect(acts(turn(newLoop(), ownerSays, flagged, alarmed))).toContain('? send offer');
});

it('a time with two meanings for the grammar is settled by whoever understands it', () => {
  const seven = heard(['propose_times'], { flags: ['ambiguous_time'] }, [], false);
  expect(acts(turn(offered(), guestSays, seven, model(['propose_times'], {}, [noon])))).toContain('book');
});

it('days with two meanings are settled by times to choose from', () => {
  const days: Partial<Reading> = { flags: ['ambiguous_time'] };
  const thursday = window(at(5, 9), at(5, 17), { precision: 'day' });
  const said = model(['propose_times'], days, [thursday], unsure);
  expect(acts(turn(offered(), guestSays, stuck(), said))).toEqual(['send counter']);
  expect(acts(turn(offered(), guestSays, stuck(), model(['propose_times'], days, [noon], unsure)))).toEqual([
    'send clarify',
  ]);
});
