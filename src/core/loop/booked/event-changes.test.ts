import { describe, expect, it } from 'vitest';
import type { Reading } from '../../reading/reading';
import { step } from '../step';
import { accept, booked, bookedGroup, details, find, kinds, next, proved, sends } from '../testing/booked-scene';
import { at, context, guestSays, heard, newLoop, ownerSays } from '../testing/scene';

describe('changing the event', () => {
  const updated = { kind: 'event_updated', sequence: 0, joinUrl: 'https://meet.test/x' } as const;
  const says = (kind: Parameters<typeof heard>[0][number], changes: Partial<Reading['details']>) =>
    heard([kind], details(changes));

  it('tells the people only when the calendar has the change', () => {
    const asked = next(booked(), guestSays(says('change_duration', { durationMin: 15 }), proved));
    expect(kinds(asked)).toEqual(['update_event']);
    const made = next(asked.state, updated);
    expect(sends(made)).toMatchObject([
      { template: 'changed', to: ['p2'], cc: ['p1'], changes: ['duration'], by: 'p2' },
    ]);
    expect(made.state.booking?.end).toBe(at(5, 14, 15));
    expect(made.state.underway).toBeUndefined();
  });

  it('what the calendar refuses stays as it was, and the owner is asked', () => {
    const asked = next(booked(), ownerSays(says('change_medium', { medium: 'phone' })));
    const made = next(asked.state, { kind: 'update_failed', reason: 'unavailable' });
    expect(made.state.meeting.medium).toBe('video');
    expect(sends(made)).toMatchObject([{ template: 'owner_question' }]);
  });

  it.each<[string, Parameters<typeof says>, 'none' | 'owner']>([
    ['shorter', ['change_duration', { durationMin: 15 }], 'none'],
    ['longer', ['change_duration', { durationMin: 60 }], 'owner'],
    ['by phone', ['change_medium', { medium: 'phone' }], 'none'],
    ['at a place', ['change_location', { medium: 'in_person', location: 'Blue Bottle' }], 'owner'],
    ['under another title', ['change_title', { title: 'Budget' }], 'owner'],
  ])('a guest may have it %s by their own word, or not', (_, what, review) => {
    expect(next(booked(), guestSays(says(...what), proved)).plan.review).toBe(review);
    expect(next(booked(), guestSays(says(...what), { level: 'A1' })).plan.review).toBe('owner');
    expect(next(bookedGroup(), guestSays(says(...what), proved)).plan.review).toBe('owner');
    expect(next(booked(), ownerSays(says(...what))).plan.review).toBe('none');
  });

  it('a longer meeting without room at its time is offered near it, with the word of the owner', () => {
    const busy = [{ start: at(5, 14, 30), end: at(5, 15) }];
    const made = next(booked(), ownerSays(says('change_duration', { durationMin: 60 })), { busy });
    expect(made.plan.review).toBe('owner');
    expect(made.state.proposal?.actions.some((a) => a.kind === 'send' && a.template === 'reschedule')).toBe(true);
    expect(made.state.meeting.durationMin).toBe(30);
  });

  it('the owner adds and removes people; a guest only asks for it', () => {
    const add = heard(['add_participant'], {
      participants: [{ op: 'add', email: 'eve@globex.test', name: 'Eve', confidence: 1, evidence: 'x' }],
    });
    const made = next(booked(), ownerSays(add));
    expect(find(made, 'update_event')?.fields).toEqual(['people']);
    expect(made.state.participants.map((p) => p.address)).toContain('eve@globex.test');
    const asked = next(booked(), guestSays(add, proved));
    expect(asked.plan.review).toBe('owner');
    expect(asked.state.participants.map((p) => p.address)).not.toContain('eve@globex.test');
    const remove = heard(['remove_participant'], {
      participants: [{ op: 'remove', email: null, name: 'Bob', confidence: 1, evidence: 'x' }],
    });
    expect(next(bookedGroup(), ownerSays(remove)).state.participants.map((p) => p.id)).toEqual(['p1', 'p2']);
  });
});

describe('changing the meeting before it is booked', () => {
  const offered = () => step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
  const shorter = details({ durationMin: 15 });

  it('offers the same times for a shorter meeting', () => {
    const state = offered();
    const made = next(state, guestSays(heard(['change_duration'], shorter), proved));
    expect(sends(made)).toMatchObject([{ template: 'counter', to: ['p2'] }]);
    expect(made.state.offer?.slots.map((s) => s.start)).toEqual(state.offer?.slots.map((s) => s.start));
    expect(made.state.offer?.slots.every((s) => s.end === s.start + 15)).toBe(true);
    expect(made.state.meeting.durationMin).toBe(15);
  });

  it('books the time that is chosen in the same mail, shorter', () => {
    const both = heard(['change_duration', 'accept_option'], { ...shorter, ...accept(2) });
    const slot = find(next(offered(), guestSays(both, proved)), 'book')?.slot;
    expect(slot && slot.end - slot.start).toBe(15);
  });

  it('leaves a longer meeting to the owner', () => {
    const made = next(offered(), guestSays(heard(['change_duration'], details({ durationMin: 60 })), proved));
    expect(made.plan.review).toBe('owner');
    expect(made.state.meeting.durationMin).toBe(30);
  });

  it('answers where it takes place, and asks the owner about the rest', () => {
    const asks = (topic: 'location' | 'attendees') =>
      heard(['ask_question'], { questions: [{ topic, evidence: 'x' }] });
    const call = { ...offered(), meeting: { ...offered().meeting, mediumAssumed: false } };
    expect(sends(next(call, guestSays(asks('location'))))).toMatchObject([{ template: 'answer_event', slots: [] }]);
    expect(sends(next(offered(), guestSays(asks('attendees'))))).toMatchObject([{ to: ['p1'] }]);
  });
});

describe('questions', () => {
  const asks = (...topics: ('join_link' | 'agenda' | 'location')[]) =>
    heard(['ask_question'], { questions: topics.map((topic) => ({ topic, evidence: 'x' })) });

  it('answers from the event, to whoever asks', () => {
    expect(sends(next(booked(), guestSays(asks('join_link'))))).toMatchObject([
      { template: 'answer_event', to: ['p2'], cc: [], topics: ['join_link'] },
    ]);
  });

  it('says what it is about where the subject does, and asks the owner where it does not', () => {
    const about = (subject: string) =>
      next(booked({ thread: { ...booked().thread, subject } }), guestSays(asks('agenda')));
    expect(sends(about('Re: Roadmap for spring'))).toMatchObject([{ template: 'answer_event', to: ['p2'] }]);
    for (const subject of ['Chat', 'Meeting with Jane', 'Jane Doe / Dana Reyes', 'Quick call next week?']) {
      expect(sends(about(subject)), subject).toMatchObject([{ template: 'owner_question', to: ['p1'] }]);
    }
  });

  it('leaves to the owner what the event does not say', () => {
    expect(sends(next(booked(), guestSays(asks('join_link', 'agenda'))))).toMatchObject([{ to: ['p1'] }]);
  });
});
