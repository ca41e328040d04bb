import { describe, expect, it } from 'vitest';
import type { Heard } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import { at, context, guestSays, heard, newLoop, ownerSays, window } from '../testing/scene';
import type { Transition } from '../transition';

type Topic = Heard['reading']['questions'][number]['topic'];
const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
const toJane = (made: Transition) => sends(made).filter((s) => s.to.includes('p2'));
const offered = (): LoopState => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;

/** A reading of words that ask beside what they say, as the reader gates it. */
const asking = (said: Heard, ...topics: Topic[]): Heard => ({
  ...said,
  reading: {
    ...said.reading,
    intents: [...said.reading.intents, { kind: 'ask_question', confidence: 1, evidence: 'x' }],
    questions: topics.map((topic) => ({ topic, evidence: `about ${topic}` })),
  },
  gate: {
    auto: false,
    class: 2,
    reasons: ['asks a question first', ...(topics.includes('other') ? ['question that data cannot answer'] : [])],
  },
});
const takes = (n: number) =>
  heard(['accept_option'], { options: [{ option: n, stance: 'accept', confidence: 1, evidence: 'x' }] });
const says = (said: Heard, state = offered()) => step(state, guestSays(said, { level: 'A2' }), context({ version: 2 }));
const slot = (n: number) => offered().offer?.slots[n - 1];
const afternoon = window(at(10, 13), at(10, 17));

describe('a question beside an answer', () => {
  it.each<Topic>(['other', 'agenda', 'attendees', 'is_automated', 'join_link', 'location', 'time_zone', 'status'])(
    'holds no booking up: %s',
    (topic) => {
      const made = says(asking(takes(2), topic));
      expect(made.plan.review).toBe('none');
      expect(made.plan.actions.find((a) => a.kind === 'book')).toMatchObject({ slot: { start: slot(2)?.start } });
    },
  );

  it.each<Topic>(['other', 'attendees'])('goes to the owner, where data do not answer it: %s', (topic) => {
    const made = says(asking(takes(1), topic));
    expect(made.state.needsOwner).toMatchObject([{ kind: 'unclear', quote: `about ${topic}`, about: 'p2' }]);
    expect(sends(made)).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
  });

  it('stands on after the booking, until the owner has answered', () => {
    const made = says(asking(takes(1), 'other'));
    const time = slot(1) ?? { start: 0, end: 0 };
    const names = { meetingId: 'm', joinUrl: null, htmlLink: null, icalUid: 'u', sequence: 0, moved: false };
    const { start, end } = time;
    const booked = step(made.state, { kind: 'booked', start, end, ...names }, context({ version: 3 }));
    expect(booked.state.needsOwner.map((d) => d.kind)).toEqual(['unclear']);
    expect(sends(booked)).toMatchObject([{ template: 'confirm' }]);
  });

  it('is said by the confirmation, where that says it', () => {
    expect(sends(says(asking(takes(1), 'join_link', 'time_zone')))).toEqual([]);
  });

  it('is answered from the data beside new times', () => {
    const made = says(asking(heard(['propose_times'], {}, [afternoon]), 'time_zone'));
    expect(toJane(made).map((s) => s.template)).toEqual(['counter', 'answer_event']);
    expect(made.plan.review).toBe('none');
  });

  it('"are you a bot?" is answered, and the rest of the mail acted on', () => {
    expect(toJane(says(asking(takes(2), 'is_automated'))).map((s) => s.template)).toEqual(['answer_automated']);
    const times = says(asking(heard(['propose_times'], {}, [afternoon]), 'is_automated'));
    expect(toJane(times).map((s) => s.template)).toEqual(['counter', 'answer_automated']);
    const none = says(asking(heard(['decline_options']), 'is_automated'));
    expect(toJane(none).map((s) => s.template)).toEqual(['counter', 'answer_automated']);
    const both = says(asking(takes(2), 'is_automated', 'other'));
    expect(both.state.needsOwner).toMatchObject([{ kind: 'unclear' }]);
    expect(both.plan.actions.map((a) => a.kind)).toContain('book');
  });

  it('leaves in doubt what is in doubt for another reason', () => {
    const doubtful = asking(takes(2), 'other');
    const made = says({
      ...doubtful,
      gate: { ...doubtful.gate, reasons: [...doubtful.gate.reasons, 'unread: zebra'] },
    });
    expect(made.plan.actions.map((a) => a.kind)).not.toContain('book');
    expect(toJane(made).map((s) => s.template)).toEqual(['echo']);
    expect(made.state.needsOwner.map((d) => d.kind)).toEqual(['unclear']);
  });

  it('alone, changes nothing', () => {
    const made = says(asking(heard(['thank']), 'other'));
    expect(made.plan.actions.some((a) => a.kind === 'book' || a.kind === 'hold')).toBe(false);
    expect(made.state.needsOwner.map((d) => d.kind)).toEqual(['unclear']);
  });
});
