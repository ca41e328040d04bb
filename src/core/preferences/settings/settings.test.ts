import { describe, expect, it } from 'vitest';
import type { Basics } from '../basics';
import { compile } from '../compile';
import { rulesOf } from '../compiled';
import { settingsOf } from './settings';

const usual: Basics = {
  zone: 'Europe/Berlin',
  hours: { mon: [['09:00', '17:00']] },
  durationMin: 30,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  noticeMin: 240,
  horizonDays: 14,
  granularityMin: 30,
  medium: 'video',
  ccOwner: true,
  groupQuorum: 'all',
  sharesFreeBusy: false,
  approval: 'when_unsure',
  acts: {},
};

const settings = (...lines: string[]) =>
  settingsOf(rulesOf(compile(lines.join('\n'), { now: 29_900_000, zone: 'Europe/Berlin', locale: 'en' })), usual);

describe('settingsOf', () => {
  it('is the usual where the document says nothing', () => {
    const { durations, workingHours, timeZones, offers, maxPerDay, people } = settings();
    expect({ durations, workingHours, timeZones, offers, maxPerDay, people }).toEqual({
      durations: { default: 30, byType: {} },
      workingHours: usual.hours,
      timeZones: [{ iana: 'Europe/Berlin' }],
      offers: { count: null, spreadDays: null, ccOwner: true },
      maxPerDay: null,
      people: [],
    });
  });

  it('lets later sentences win', () => {
    const said = settings(
      'Meetings last 30 minutes by default.',
      'Coffee takes 30 minutes.',
      'Write warmly.',
      'Meetings last 45 minutes by default.',
      'Coffee takes 1 hour.',
      'Write formally.',
    );
    expect(said.durations).toEqual({ default: 45, byType: { coffee: { min: 60, windows: [] } } });
    expect(said.tone.formality).toBe('formal');
  });

  it('says of each medium what is kept free around it', () => {
    expect(
      settings(
        'Keep 5 minutes free before and after meetings.',
        'Keep 15 minutes free before in-person meetings.',
        'Keep 20 minutes free before interviews.',
      ).buffers,
    ).toEqual({
      video: { before: 5, after: 5 },
      phone: { before: 5, after: 5 },
      in_person: { before: 15, after: 5 },
    });
  });

  it('gathers what is said of one kind of meeting and of one person', () => {
    const said = settings(
      'Interviews take 45 minutes.',
      'Interviews are by video.',
      'Interviews only on Tuesday, 09:00–12:00.',
      'Give jane@acme.com priority.',
      'Count jane@acme.com as an investor.',
      'Meetings with jane@acme.com take 1 hour.',
      'Avoid meetings with Bob.',
    );
    const tuesdays = { weekdays: [1], hours: [[540, 720]] };
    expect(said.durations.byType).toEqual({ interview: { min: 45, medium: 'video', windows: [tuesdays] } });
    expect(said.only).toEqual([{ when: tuesdays, scope: { types: ['interview'] }, sentence: 's3' }]);
    expect(said.people).toEqual([
      {
        match: { by: 'address', address: 'jane@acme.com' },
        ...{ vip: true, avoid: false, ignore: false, tags: ['investor'], durationMin: 60, windows: [] },
      },
      { match: { by: 'name', name: 'Bob' }, vip: false, avoid: true, ignore: false, tags: [], windows: [] },
    ]);
  });

  it('parts wishes from musts, with their sentences and weights', () => {
    const said = settings('No meetings on Friday.', 'I prefer meetings before 12:00.', 'I dislike nothing.');
    expect(said.never).toEqual([{ when: { weekdays: [4] }, sentence: 's1' }]);
    expect(said.prefer).toEqual([{ when: { hours: [[0, 720]] }, weight: 2, sentence: 's2' }]);
    expect(said.avoid).toEqual([]);
  });

  it('names limits, pauses, zones and words', () => {
    const said = settings(
      'At most 6 meetings a day.',
      'At most 4 hours of meetings a day.',
      'At most 2 outside meetings a day.',
      'After 2 hours of meetings in a row I take a break of 30 minutes.',
      'I am in Lisbon from 2026-12-03 to 2026-12-09 (Europe/Lisbon).',
      'My time zone is Europe/Paris.',
      'The codeword "asap" opens the best times of the next 2 business days.',
      'The stop word is "basta".',
    );
    expect([said.maxPerDay, said.maxHoursPerDay, said.maxPerWeek]).toEqual([6, 4, null]);
    expect([said.breakAfterMin, said.breakMin]).toEqual([120, 30]);
    expect(said.timeZones).toEqual([
      { iana: 'Europe/Paris', sentence: 's6' },
      { iana: 'Europe/Lisbon', from: '2026-12-03', to: '2026-12-09', sentence: 's5' },
    ]);
    expect(said.codewords).toEqual({ asap: { within: { businessDays: 2 } } });
    expect(said.stopWords).toEqual(['basta']);
  });
});
