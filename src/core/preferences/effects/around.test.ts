import { describe, expect, it } from 'vitest';
import type { Rule } from '../rule';
import { timeAfterRows } from './around';
import type { EventFacts, MeetingFacts } from './facts';

const guest = { address: 'jane@acme.com', name: 'Jane' };
const call = (start: number, end: number, medium: EventFacts['medium'] = 'video'): EventFacts => ({
  start,
  end,
  title: 'Call',
  guests: [guest],
  medium,
  busy: true,
  allDay: false,
});
const facts = (medium: MeetingFacts['medium']): MeetingFacts => ({
  words: [],
  medium,
  guests: [guest],
  ownAddresses: ['me@own.example'],
  codewords: [],
});
const rows = (rule: Rule, events: readonly EventFacts[], medium: MeetingFacts['medium'] = 'video') =>
  timeAfterRows(events, [{ rule, sentence: 's1' }], facts(medium)).map(({ start, end, toMeeting, fromMeeting }) => [
    start,
    end,
    toMeeting,
    fromMeeting,
  ]);

describe('meetings in a row', () => {
  it('a row that is full keeps the time around it', () => {
    const events = [call(600, 630), call(635, 660)];
    expect(rows({ kind: 'in_a_row', most: 2 }, events)).toEqual([[600, 660, 15, 15]]);
    expect(rows({ kind: 'in_a_row', most: 3 }, events)).toEqual([]);
  });

  it('a meeting may not join two rows to one that is too long', () => {
    const events = [call(600, 630), call(660, 690)];
    expect(rows({ kind: 'in_a_row', most: 2 }, events)).toEqual([[600, 630, 15, 0]]);
  });

  it('the pause that a sentence names ends a row, and is kept', () => {
    const events = [call(600, 630), call(655, 690)];
    expect(rows({ kind: 'in_a_row', most: 2, pause: 30 }, events)).toEqual([[600, 690, 30, 30]]);
    expect(rows({ kind: 'in_a_row', most: 2, pause: 20 }, events)).toEqual([[600, 630, 20, 0]]);
  });

  it('only meetings of the scope count, and are kept', () => {
    const rule: Rule = { kind: 'in_a_row', most: 1, scope: { media: ['video'] } };
    expect(rows(rule, [call(600, 630), call(800, 830, 'phone')])).toEqual([[600, 630, 15, 15]]);
    expect(rows(rule, [call(600, 630)], 'in_person')).toEqual([]);
  });
});
