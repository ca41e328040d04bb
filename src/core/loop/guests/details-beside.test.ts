import { describe, expect, it } from 'vitest';
import type { Heard } from '../context';
import type { LoopState } from '../state';
import { step } from '../step';
import { TO_ASSISTANT } from '../testing/owner-says';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';

type Details = Heard['reading']['details'];
const none = heard([]).reading.details;
const about = (details: Partial<Details>) => ({ details: { ...none, ...details } });
const offered = (details: Partial<Details> = {}): LoopState =>
  step(newLoop(), ownerSays(heard(['request_meeting'], about(details))), context()).state;
const takes = (details: Partial<Details>, intents: Parameters<typeof heard>[0] = ['accept_option']) =>
  heard(intents, { options: [{ option: 1, stance: 'accept', confidence: 1, evidence: 'x' }], ...about(details) });
const says = (state: LoopState, said: Heard) => step(state, guestSays(said, { level: 'A2' }), context({ version: 2 }));
const NUMBER = '+12127365000';

describe('what is said of the place beside an acceptance', () => {
  it.each([
    ['a number to call', { medium: 'phone', phone: NUMBER }],
    ['by phone', { medium: 'phone' }],
  ] as const)('%s: the meeting is a call, and booked', (_, details) => {
    const made = says(offered(), takes(details));
    expect(made.plan.actions).toMatchObject([{ kind: 'book' }]);
    expect(made.plan.review).toBe('none');
    expect(made.state.meeting).toMatchObject({ ...details });
  });

  it('a place for a meeting in person that had none is taken', () => {
    const made = says(offered({ medium: 'in_person' }), takes({ location: 'Blue Bottle, Main Street' }));
    expect(made.plan.actions).toMatchObject([{ kind: 'book' }]);
    expect(made.plan.review).toBe('none');
    expect(made.state.meeting).toMatchObject({ medium: 'in_person', location: 'Blue Bottle, Main Street' });
  });

  it.each([
    ['in place of a video call', {}],
    ['in place of the owner’s', { medium: 'in_person', location: '14 Elm Street' }],
  ] as const)('a place %s is the owner’s to allow, with the time as one', (_, before) => {
    const details = { medium: 'in_person', location: '12 Baker Street' } as const;
    for (const intents of [['accept_option'], ['accept_option', 'change_location']] as const) {
      const made = says(offered(before), takes(details, intents));
      expect(made.plan.review).toBe('owner');
      expect(made.state.proposal?.actions).toMatchObject([{ kind: 'book' }]);
      expect(made.state.proposal?.after.meeting).toMatchObject(details);
    }
  });
});

describe('what is said of it in a request', () => {
  it.each([
    ['a place', { location: '12 Baker Street' }, 'in_person'],
    ['a number', { phone: NUMBER }, 'phone'],
    ['a place and how', { location: 'Room 204', medium: 'video' }, 'video'],
  ] as const)('%s says how people meet', (_, details, medium) => {
    expect(offered(details).meeting).toMatchObject({ ...details, medium });
  });

  it('is kept when the owner says it later to the assistant', () => {
    const said = ownerSays(
      heard(['instruct_assistant', 'change_location'], about({ location: '12 Baker Street', medium: 'in_person' })),
      TO_ASSISTANT,
    );
    expect(step(offered(), said, context({ version: 2 })).state.meeting).toMatchObject({
      location: '12 Baker Street',
      medium: 'in_person',
    });
  });
});

it('a shorter call at times of their own is booked at the first of them that is free, where nothing is on offer', () => {
  const stalled: LoopState = { ...offered(), phase: 'STALLED', offer: null };
  const starts = [at(5, 10, 15), at(5, 14, 15)].map((start) =>
    window(start, at(5, 17), { precision: 'minute', exactStart: true }),
  );
  const said = heard(
    ['propose_times', 'change_duration', 'provide_details'],
    about({ durationMin: 20, medium: 'phone', phone: NUMBER }),
    starts,
  );
  expect(says(stalled, said).plan.actions).toMatchObject([
    { kind: 'book', slot: { start: at(5, 10, 15), end: at(5, 10, 35) } },
  ]);
});
