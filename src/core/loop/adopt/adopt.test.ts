import { describe, expect, it } from 'vitest';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import { ASSISTANT, at, context, facts, GUEST, heard, newLoop, OWNER, window } from '../testing/scene';
import { stepOnBoth } from '../two-readers';
import type { AdoptedEvent, CalendarMeeting } from './calendar-meeting';

const MEETING: CalendarMeeting = {
  calendarId: 'c',
  eventId: 'e',
  title: 'Budget',
  start: at(5, 15),
  end: at(5, 16),
  guests: [{ address: GUEST, name: 'Jane Doe' }],
  owners: true,
  repeats: false,
};
const EVENT: AdoptedEvent = {
  meetingId: 'm',
  title: 'Budget',
  start: at(5, 15),
  end: at(5, 16),
  location: null,
  joinUrl: 'https://meet.test/x',
  htmlLink: null,
  icalUid: 'u',
  sequence: 3,
  guests: [{ address: GUEST, name: 'Jane Doe', optional: false, response: 'accepted' }],
};
const TO_ASSISTANT: Partial<MessageFacts> = { to: [{ address: ASSISTANT, name: 'Sunny' }], cc: [] };
const ctx = (upcoming: readonly CalendarMeeting[] = [MEETING]): StepContext => context({ upcoming });
const about = [{ calendarId: 'c', eventId: 'e', person: true, title: 0 }];
const at3 = window(at(5, 15), at(5, 16), { role: 'current_event', precision: 'minute', exactStart: true });
const at4 = window(at(5, 16), at(5, 17), { precision: 'minute', exactStart: true });
const says = (said: Heard, changes: Partial<MessageFacts> = TO_ASSISTANT) =>
  ({ kind: 'message', facts: facts(changes), heard: said }) as const;
/** As a model reads "push my 3pm with Jane to 4". */
const push: Heard = { ...heard(['reschedule', 'propose_times'], { by: 'model' }, [at3, at4]), about };
const kinds = (actions: readonly Action[]) => actions.map(({ kind }) => kind);

const adopted = (): LoopState => step(newLoop(), { kind: 'adopted', event: EVENT, messageRowId: 'row' }, ctx()).state;

describe('a meeting of the calendar', () => {
  it('is taken on by a reading of a model, whatever the grammar made of the mail', () => {
    const grammar = says({ ...heard(['request_meeting'], {}, [at4]), about });
    const made = stepOnBoth(newLoop(), grammar, says(push), ctx());
    const event = { calendarId: 'c', eventId: 'e', start: at(5, 15), whole: false };
    expect(made.plan.actions).toContainEqual({ kind: 'adopt_event', ...event, messageRowId: 'row' });
  });

  it('is not taken on where a model reads that another meeting is asked for', () => {
    const asks = says({ ...heard(['request_meeting', 'reschedule'], { by: 'model' }, [at4]), about });
    expect(kinds(step(newLoop(), asks, ctx()).plan.actions)).not.toContain('adopt_event');
  });

  it('becomes the loop’s as it stands, and the mail is heard again', () => {
    const { state, plan } = step(newLoop(), { kind: 'adopted', event: EVENT, messageRowId: 'row' }, ctx());
    expect(state).toMatchObject({
      phase: 'BOOKED',
      meeting: { title: 'Budget', durationMin: 60, medium: 'video' },
      booking: { meetingId: 'm', icalUid: 'u', sequence: 3 },
    });
    expect(plan.actions).toContainEqual({ kind: 'hear_again', messageRowId: 'row', matter: 'calendar' });
    expect(kinds(plan.actions)).not.toContain('send');
  });

  it('is moved to the owner’s time at once', () => {
    const { plan } = step(adopted(), says(push, { ...TO_ASSISTANT, matter: 'calendar' }), ctx());
    expect(plan).toMatchObject({ review: 'none', actions: [{ kind: 'move', slot: { start: at(5, 16) } }] });
  });

  it('is put to the owner where what is to change was not said', () => {
    const nothing = says({ ...heard(['acknowledge']), about }, { ...TO_ASSISTANT, matter: 'calendar' });
    const { state } = step(adopted(), nothing, ctx());
    expect(state.needsOwner).toMatchObject([{ kind: 'not_adopted' }]);
  });

  it('is the matter of the loop that looks after it already', () => {
    const { state, plan } = step(newLoop(), says(push), ctx([{ ...MEETING, loopId: 'other' }]));
    expect(plan.actions).toEqual([{ kind: 'pass_on', loopId: 'other', messageRowId: 'row' }]);
    expect(state.phase).toBe('CLOSED');
  });

  it.each([
    ['others', /was set up by Tom/],
    ['overlaps', /lies over another meeting/],
    ['gone', /no longer in your calendar/],
  ] as const)('that cannot be taken on is told to the owner alone: %s', (reason, words) => {
    const failed = { kind: 'not_adopted', reason, title: 'Budget', messageRowId: 'row', organizer: 'Tom' } as const;
    const { state, plan } = step(newLoop(), failed, ctx());
    expect(state.needsOwner[0]?.text).toMatch(words);
    expect(plan.actions.filter(({ kind }) => kind === 'send')).toMatchObject([{ to: ['p1'], cc: [] }]);
  });
});

describe('somebody who writes first', () => {
  const theirs: Partial<MessageFacts> = {
    from: { address: GUEST, name: 'Jane Doe' },
    to: [{ address: OWNER, name: 'Dana' }],
    role: 'stranger',
  };
  const cancels = heard(['cancel'], {}, [at3]);

  it('is known by the event that they are invited to', () => {
    const { plan } = step(newLoop(), says(cancels, { ...theirs, level: 'A2' }), ctx());
    expect(kinds(plan.actions)).toContain('adopt_event');
    expect(kinds(plan.actions)).not.toContain('send');
  });

  it.each([
    ['whose mail is not proved', { ...theirs, level: 'A1' }],
    ['who is not invited', { ...theirs, level: 'A2', from: { address: 'eve@evil.test', name: 'Jane Doe' } }],
  ] as const)('changes nothing %s', (_, changes) => {
    const { plan } = step(newLoop(), says(cancels, changes), ctx());
    expect(kinds(plan.actions)).not.toContain('adopt_event');
  });

  it('changes nothing of an event to which somebody in copy is not invited', () => {
    const cc = [{ address: 'bob@initech.test', name: 'Bob' }];
    const { plan } = step(newLoop(), says(cancels, { ...theirs, level: 'A2', cc }), ctx());
    expect(kinds(plan.actions)).not.toContain('adopt_event');
  });
});
