import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../time/calendar-date';
import { UTC } from '../time/zone';
import { applyItip } from './itip';
import type { ItipState } from './itip-state';
import { parseCalendar } from './parse';

const ME = 'dana@sundial.test';
const nine = 'DTSTART:20260312T130000Z';
const organizer = `ORGANIZER:mailto:${ME}`;
const guest = (partstat: string, email = 'jo@guest.test') => `ATTENDEE;PARTSTAT=${partstat}:mailto:${email}`;

function ics(method: string, sequence: number, stamp: number, ...lines: string[]): string {
  const dtstamp = `DTSTAMP:20260301T1000${String(stamp).padStart(2, '0')}Z`;
  const event = ['BEGIN:VEVENT', 'UID:u1', `SEQUENCE:${sequence}`, dtstamp, ...lines, 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', `METHOD:${method}`, ...event, 'END:VCALENDAR'].join('\r\n');
}
function run(...messages: string[]) {
  let state: ItipState = new Map();
  const reasons = messages.map((text) => {
    const result = applyItip(state, parseCalendar(text, UTC), ME);
    if (!result.applied) expect(result.state.get('u1')?.master ?? null).toBe(state.get('u1')?.master ?? null);
    state = result.state;
    return result.reason;
  });
  const known = state.get('u1');
  const answers = (known?.master?.attendees ?? []).map((a) => `${a.email} ${a.partstat}`);
  return { reasons, known, answers, start: known?.master?.start?.at };
}
const invite = (sequence = 0, stamp = 0, ...more: string[]) =>
  ics(
    'REQUEST',
    sequence,
    stamp,
    nine,
    'DTEND:20260312T140000Z',
    organizer,
    guest('NEEDS-ACTION'),
    guest('NEEDS-ACTION', 'sam@guest.test'),
    ...more,
  );

describe('REQUEST', () => {
  test('creates, updates, reschedules', () => {
    const moved = ics('REQUEST', 1, 2, 'DTSTART:20260313T130000Z', organizer, guest('NEEDS-ACTION'));
    const { reasons, start } = run(invite(), invite(0, 1, 'SUMMARY:New'), moved);
    expect(reasons).toEqual(['created', 'updated', 'rescheduled']);
    expect(start).toBe(dayNumber(2026, 3, 13) * 1440 + 13 * 60);
  });

  test('SEQUENCE decides before DTSTAMP; the same message twice changes nothing', () => {
    expect(run(invite(2, 1), invite(1, 9)).reasons).toEqual(['created', 'outdated']);
    expect(run(invite(2, 5), invite(2, 4), invite(2, 5)).reasons).toEqual(['created', 'outdated', 'duplicate']);
    expect(run(invite(2, 5), invite(3, 1)).reasons).toEqual(['created', 'updated']);
  });

  test('of another organizer about a known UID is refused', () => {
    const forged = ics('REQUEST', 9, 9, nine, 'ORGANIZER:mailto:mallory@evil.test');
    expect(run(invite(), forged).reasons[1]).toBe('other_organizer');
    expect(run(invite(), ics('CANCEL', 9, 9, 'ORGANIZER:mailto:mallory@evil.test')).reasons[1]).toBe('other_organizer');
  });

  test('for one instance leaves the series; a new schedule drops it', () => {
    const series = invite(0, 0, 'RRULE:FREQ=DAILY');
    const one = ics('REQUEST', 0, 1, 'RECURRENCE-ID:20260314T130000Z', 'DTSTART:20260314T150000Z', organizer);
    const { reasons, known } = run(series, one);
    expect(reasons).toEqual(['created', 'instance_changed']);
    expect(known?.instances.size).toBe(1);
    const moved = ics('REQUEST', 1, 2, 'DTSTART:20260312T180000Z', 'RRULE:FREQ=DAILY', organizer);
    expect(run(series, one, moved).known?.instances.size).toBe(0);
    expect(run(series, moved, one).reasons[2]).toBe('outdated');
  });
});

describe('REPLY', () => {
  test('sets one attendee’s answer, also without ORGANIZER as outlook.com sends it', () => {
    const { reasons, answers } = run(invite(), ics('REPLY', 0, 1, guest('ACCEPTED')));
    expect(reasons[1]).toBe('answered');
    expect(answers).toEqual(['jo@guest.test ACCEPTED', 'sam@guest.test NEEDS-ACTION']);
  });

  test('the later answer wins, whatever the order of arrival', () => {
    const yes = ics('REPLY', 0, 1, guest('ACCEPTED'));
    const no = ics('REPLY', 0, 2, guest('DECLINED'));
    expect(run(invite(), yes, no).answers[0]).toBe('jo@guest.test DECLINED');
    const { answers, reasons } = run(invite(), no, yes, no);
    expect(answers[0]).toBe('jo@guest.test DECLINED');
    expect(reasons.slice(2)).toEqual(['outdated', 'duplicate']);
  });

  test('to an older version, by a stranger, for several people, or about nothing changes nothing', () => {
    expect(run(invite(2), ics('REPLY', 1, 9, guest('ACCEPTED'))).reasons[1]).toBe('outdated');
    expect(run(invite(), ics('REPLY', 0, 1, guest('ACCEPTED', 'eve@x.test'))).reasons[1]).toBe('unknown_attendee');
    const two = ics('REPLY', 0, 1, guest('ACCEPTED'), guest('DECLINED', 'sam@guest.test'));
    expect(run(invite(), two).reasons[1]).toBe('one_attendee_expected');
    expect(run(ics('REPLY', 0, 1, guest('ACCEPTED'))).reasons).toEqual(['unknown_event']);
  });

  test('a delegate joins, named by the attendee or by himself', () => {
    const delegating = 'ATTENDEE;PARTSTAT=DELEGATED;DELEGATED-TO="mailto:kim@guest.test":mailto:jo@guest.test';
    const first = run(invite(), ics('REPLY', 0, 1, delegating));
    expect(first.reasons[1]).toBe('delegated');
    expect(first.answers).toEqual([
      'jo@guest.test DELEGATED',
      'sam@guest.test NEEDS-ACTION',
      'kim@guest.test NEEDS-ACTION',
    ]);
    const self = 'ATTENDEE;PARTSTAT=ACCEPTED;DELEGATED-FROM="mailto:jo@guest.test":mailto:kim@guest.test';
    expect(run(invite(), ics('REPLY', 0, 1, self)).answers.at(-1)).toBe('kim@guest.test ACCEPTED');
  });

  test('about a delegation may name both, as RFC 5546 has it: one of them answers', () => {
    const passing = 'ATTENDEE;PARTSTAT=DELEGATED;DELEGATED-TO="mailto:kim@guest.test":mailto:jo@guest.test';
    const passed = (partstat: string) =>
      `ATTENDEE;PARTSTAT=${partstat};DELEGATED-FROM="mailto:jo@guest.test":mailto:kim@guest.test`;
    const first = ics('REPLY', 0, 1, passing, passed('NEEDS-ACTION'));
    const second = ics('REPLY', 0, 2, passed('ACCEPTED'), passing);
    const { reasons, answers } = run(invite(), first, second);
    expect(reasons.slice(1)).toEqual(['delegated', 'answered']);
    expect(answers).toEqual(['jo@guest.test DELEGATED', 'sam@guest.test NEEDS-ACTION', 'kim@guest.test ACCEPTED']);
    const stranger = passed('ACCEPTED').replace('jo@', 'sam@');
    expect(run(invite(), ics('REPLY', 0, 1, passing, stranger)).reasons[1]).toBe('one_attendee_expected');
  });

  test('to one instance is kept with that instance', () => {
    const reply = ics('REPLY', 0, 1, 'RECURRENCE-ID:20260314T130000Z', guest('DECLINED'));
    const { known, answers } = run(invite(0, 0, 'RRULE:FREQ=DAILY'), reply);
    const [instance] = [...(known?.instances.values() ?? [])];
    expect(instance?.attendees[0]?.partstat).toBe('DECLINED');
    const at = dayNumber(2026, 3, 14) * 1440 + 13 * 60;
    expect([instance?.start?.at, instance?.end?.at]).toEqual([at, at + 60]);
    expect(answers[0]).toBe('jo@guest.test NEEDS-ACTION');
  });
});

describe('CANCEL', () => {
  test('of all, of one instance, of some attendees', () => {
    expect(run(invite(), ics('CANCEL', 1, 1, organizer)).known?.master?.status).toBe('CANCELLED');
    const one = run(invite(0, 0, 'RRULE:FREQ=DAILY'), ics('CANCEL', 1, 1, organizer, 'RECURRENCE-ID:20260314T130000Z'));
    expect(one.reasons[1]).toBe('instance_cancelled');
    const at = dayNumber(2026, 3, 14) * 1440 + 13 * 60;
    expect([...(one.known?.instances.values() ?? [])]).toMatchObject([{ status: 'CANCELLED', start: { at } }]);
    const some = run(invite(), ics('CANCEL', 1, 1, organizer, guest('NEEDS-ACTION', 'sam@guest.test')));
    expect(some.reasons[1]).toBe('attendees_removed');
    expect(some.answers).toEqual(['jo@guest.test NEEDS-ACTION']);
  });

  test('that overtakes its invitation keeps the invitation out', () => {
    expect(run(ics('CANCEL', 1, 5, organizer), invite(0, 1)).reasons).toEqual(['unknown_event', 'outdated']);
  });
});

describe('the other methods', () => {
  test('COUNTER is kept as a proposal until it is declined or the event moves', () => {
    const counter = ics(
      'COUNTER',
      0,
      1,
      'DTSTART:20260313T150000Z',
      'DTEND:20260313T160000Z',
      organizer,
      guest('TENTATIVE'),
      'COMMENT:Later?',
    );
    const proposed = run(invite(), counter);
    expect(proposed.known?.proposals).toEqual([
      {
        email: 'jo@guest.test',
        recurrenceId: null,
        start: dayNumber(2026, 3, 13) * 1440 + 900,
        end: dayNumber(2026, 3, 13) * 1440 + 960,
        comment: 'Later?',
      },
    ]);
    expect(proposed.start).toBe(dayNumber(2026, 3, 12) * 1440 + 780);
    expect(run(invite(), counter, ics('DECLINECOUNTER', 0, 2, organizer, guest('TENTATIVE'))).known?.proposals).toEqual(
      [],
    );
    const moved = ics('REQUEST', 1, 3, 'DTSTART:20260313T150000Z', organizer, guest('NEEDS-ACTION'));
    expect(run(invite(), counter, moved).known?.proposals).toEqual([]);
  });

  test('ADD needs a series, PUBLISH needs nobody, REFRESH asks', () => {
    const add = ics('ADD', 1, 1, 'DTSTART:20260401T130000Z', organizer);
    expect(run(add).reasons).toEqual(['unknown_event']);
    const added = run(invite(0, 0, 'RRULE:FREQ=WEEKLY'), add, add);
    expect(added.reasons.slice(1)).toEqual(['instance_added', 'duplicate']);
    expect(added.known?.instances.size).toBe(1);
    expect(run(ics('PUBLISH', 0, 0, nine)).reasons).toEqual(['created']);
    expect(run(invite(), ics('REFRESH', 0, 1, guest('ACCEPTED'))).reasons[1]).toBe('refresh_asked');
  });

  test('ADD with a rule adds all its instances, with one that has no end none', () => {
    const series = invite(0, 0, 'RRULE:FREQ=WEEKLY');
    const add = (rule: string) => ics('ADD', 1, 1, 'DTSTART:20260401T150000Z', 'DURATION:PT1H', rule, organizer);
    const { reasons, known } = run(series, add('RRULE:FREQ=DAILY;COUNT=3'), add('RRULE:FREQ=DAILY;COUNT=3'));
    expect(reasons.slice(1)).toEqual(['instance_added', 'duplicate']);
    const first = dayNumber(2026, 4, 1) * 1440 + 900;
    expect([...(known?.instances ?? [])].map(([key, { start, end }]) => [key, start?.at, end?.at])).toEqual(
      [0, 1, 2].map((day) => [first + day * 1440, first + day * 1440, first + day * 1440 + 60]),
    );
    for (const rule of ['RRULE:FREQ=DAILY', 'RRULE:FREQ=DAILY;COUNT=9999', 'RRULE:FREQ=NEVER']) {
      expect(run(series, add(rule)).reasons[1]).toBe('too_many');
    }
  });

  test('a task need not have a start, an event must', () => {
    const task = ics('REQUEST', 0, 0, organizer).replaceAll('VEVENT', 'VTODO');
    const { applied, state } = applyItip(new Map(), parseCalendar(task, UTC, { todos: true }), ME);
    expect([applied, state.get('u1')?.master?.component]).toEqual([true, 'VTODO']);
  });

  test('what is not iTIP changes nothing', () => {
    expect(run('BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:u1\nEND:VEVENT\nEND:VCALENDAR').reasons).toEqual(['no_method']);
    expect(run('BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR').reasons).toEqual(['no_event']);
    expect(run(ics('REQUEST', 0, 0, organizer)).reasons).toEqual(['no_start']);
    expect(run(ics('REQUEST', 0, 0, nine).replace('UID:u1\r\n', '')).reasons).toEqual(['no_uid']);
  });
});

describe('any order of arrival', () => {
  const versions = [0, 1, 2].map((n) =>
    ics('REQUEST', n, n, `DTSTART:2026031${n + 2}T130000Z`, organizer, guest('NEEDS-ACTION')),
  );
  const messages = [
    ...versions,
    ...versions,
    ics('REPLY', 2, 20, guest('ACCEPTED')),
    ics('REPLY', 2, 10, guest('DECLINED')),
  ];

  test('of repeated versions ends at the newest, and applying all again changes nothing', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(messages.slice(0, 6), { minLength: 6 }), (order) => {
        const { start, known } = run(...order);
        expect(start).toBe(dayNumber(2026, 3, 14) * 1440 + 780);
        expect(known?.revision).toMatchObject({ sequence: 2 });
      }),
      { numRuns: 200, seed: 51 },
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(messages, { minLength: 1 }), (order) => {
        const once = run(...order);
        const again = run(...order, ...versions.slice(0, 3).filter((v) => order.includes(v)));
        expect(again.start).toBe(once.start);
      }),
      { numRuns: 200, seed: 52 },
    );
  });
});
