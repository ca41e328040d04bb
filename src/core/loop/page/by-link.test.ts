import { describe, expect, it } from 'vitest';
import { step } from '../step';
import { booked, bookedGroup, find, kinds, next, sends } from '../testing/booked-scene';
import { at, context, heard, newLoop, ownerSays } from '../testing/scene';
import { mayChangeByLink, mayChangeOnPage } from './on-page';

const page = { kind: 'on_page', participantId: 'p2' } as const;

describe('a guest of what was arranged by mail, on the page of their link', () => {
  it('asks for another time: others are offered, and the meeting stands until one is chosen', () => {
    const made = next(booked(), { ...page, act: 'move', slot: null });
    expect(made.plan.review).toBe('none');
    expect(sends(made)).toMatchObject([{ template: 'reschedule', to: ['p2'] }]);
    expect(made.state).toMatchObject({ phase: 'RESCHEDULING', underway: { by: 'p2', act: 'move' } });
    expect(made.state.booking?.start).toBe(at(5, 14));
  });

  it('asks for another time where they tick: what is offered lies there', () => {
    const windows = [{ start: at(6, 13), end: at(6, 17) }];
    const made = next(booked(), { ...page, act: 'move', slot: null, windows });
    const slots = find(made, 'hold')?.slots ?? [];
    expect(slots.length).toBeGreaterThan(0);
    for (const { start, end } of slots) expect([start >= at(6, 13), end <= at(6, 17)]).toEqual([true, true]);
  });

  it('cancels, and the link says that it is them', () => {
    const made = next(booked(), { ...page, act: 'cancel', slot: null });
    expect(made.plan.review).toBe('none');
    expect(kinds(made)).toContain('cancel_event');
  });

  it('does neither alone where others come, too', () => {
    expect([mayChangeByLink(booked(), 'p2'), mayChangeByLink(bookedGroup(), 'p2')]).toEqual([true, false]);
    expect(mayChangeOnPage(booked(), 'p2')).toBe(false);
    expect(kinds(next(bookedGroup(), { ...page, act: 'cancel', slot: null }))).not.toContain('cancel_event');
  });
});

it('stretches that a guest ticks are heard like a mail that names them: the next times lie there', () => {
  const offered = step(newLoop(), ownerSays(heard(['request_meeting'])), context()).state;
  const choice = {
    kind: 'choice',
    participantId: 'p2',
    set: offered.offer?.set ?? 0,
    options: [],
    zone: null,
  } as const;
  const windows = [{ start: at(6, 13), end: at(6, 17) }];
  const made = next(offered, { ...choice, heard: null, windows });
  expect(sends(made)).toMatchObject([{ template: 'counter', to: ['p2'] }]);
  for (const { start, end } of made.state.offer?.slots ?? []) {
    expect([start >= at(6, 13), end <= at(6, 17)]).toEqual([true, true]);
  }
  expect(made.state.constraints.some((c) => c.by === 'p2' && c.stance === 'can' && c.start === at(6, 13))).toBe(true);
});
