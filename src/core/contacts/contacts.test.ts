import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Acquaintance, acquaintances, type Meeting } from './acquaintance';
import { inviteSuggestions } from './colleagues';
import { isPerson } from './person';
import { vipReason } from './reason';
import { partsOf, vipScore } from './score';

const NOW = 29_000_000;
const DAY = 1440;
const jane = { address: 'jane@globex.test', name: 'Jane Doe' };
const bob = { address: 'bob@initech.test', name: null };

const meeting = (daysAgo: number, others: Meeting['others'], more: Partial<Meeting> = {}): Meeting => ({
  uid: 'one',
  start: NOW - daysAgo * DAY,
  end: NOW - daysAgo * DAY + 30,
  others,
  byOwner: false,
  ...more,
});
const known = (meetings: Meeting[], mails: Parameters<typeof acquaintances>[1] = []) =>
  acquaintances(meetings, mails, { since: NOW - 90 * DAY, now: NOW });

const person = fc
  .record({
    meetings: fc.integer({ min: 0, max: 200 }),
    alone: fc.double({ min: 0, max: 1, noNaN: true }),
    started: fc.double({ min: 0, max: 1, noNaN: true }),
    lastMet: fc.integer({ min: NOW - 90 * DAY, max: NOW }),
    answersAfter: fc.option(fc.integer({ min: 0, max: 20_000 })),
  })
  .map(
    ({ meetings, alone, started, lastMet, answersAfter }): Acquaintance => ({
      ...jane,
      meetings,
      alone: Math.floor(alone * meetings),
      started: Math.floor(started * meetings),
      hosted: 0,
      lastMet: meetings > 0 ? lastMet : null,
      lastMail: NOW - 90 * DAY,
      nextMeeting: null,
      days: meetings,
      answersAfter,
    }),
  );

describe('the score of somebody', () => {
  const rises = (more: (one: Acquaintance) => Acquaintance) =>
    fc.assert(
      fc.property(person, (one) => {
        expect(vipScore(more(one), NOW)).toBeGreaterThanOrEqual(vipScore(one, NOW));
      }),
      { numRuns: 500, seed: 7 },
    );

  it('rises with meetings of the same shares', () => {
    rises((one) => ({ ...one, meetings: one.meetings * 2, alone: one.alone * 2, started: one.started * 2 }));
  });
  it('rises with how lately they were met', () => {
    rises((one) => ({ ...one, lastMet: one.lastMet === null ? null : Math.min(NOW, one.lastMet + 5 * DAY) }));
    rises((one) => ({ ...one, lastMail: NOW }));
  });
  it('rises with the share of one-to-ones, and with the share that the owner called', () => {
    rises((one) => ({ ...one, alone: Math.min(one.meetings, one.alone + 1) }));
    rises((one) => ({ ...one, started: Math.min(one.meetings, one.started + 1) }));
  });
  it('rises with how fast they answer', () => {
    rises((one) => ({ ...one, answersAfter: Math.floor((one.answersAfter ?? 40_000) / 2) }));
  });
  it('and its parts lie between 0 and 1, whatever is known', () => {
    fc.assert(
      fc.property(person, (one) => {
        for (const part of [...Object.values(partsOf(one, NOW)), vipScore(one, NOW)]) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});

describe('who is known', () => {
  it('a meeting counts once, whatever calendars have it, and one to come only tells when', () => {
    const [one] = known([meeting(3, [jane]), meeting(3, [jane]), meeting(2, [jane]), meeting(-4, [jane])]);
    expect(one).toMatchObject({ ...jane, meetings: 2, alone: 2, hosted: 2, lastMet: NOW - 2 * DAY });
    expect(one?.nextMeeting).toBe(NOW + 4 * DAY);
  });

  it('an audience makes nobody known, nor what is long past', () => {
    const crowd = Array.from({ length: 13 }, (_, i) => ({ address: `p${i}@globex.test`, name: null }));
    expect(known([meeting(3, crowd), meeting(95, [jane])])).toEqual([]);
  });

  it('is told on how many days they were met or wrote', () => {
    const [one] = known([meeting(3, [jane]), meeting(2, [jane])], [{ ...jane, lastAt: NOW, days: 1, answersAfter: 4 }]);
    expect(one?.days).toBe(3);
    const [fresh] = known([meeting(0, [jane])], [{ ...jane, lastAt: NOW, days: 1, answersAfter: 4 }]);
    expect(fresh?.days).toBeLessThan(3);
  });

  it('mail alone makes somebody known', () => {
    const [one] = known([], [{ ...bob, lastAt: NOW - DAY, days: 1, answersAfter: 30 }]);
    expect(one).toMatchObject({ ...bob, meetings: 0, answersAfter: 30 });
  });

  it.each([
    'c_188abc@resource.calendar.google.com',
    'no-reply@acme.test',
    'notifications@acme.test',
    'fred@fireflies.ai',
    'room-4@acme.test',
    'boardroom@acme.test',
    'all-hands@acme.test',
    'design-team@acme.test',
    'info@acme.test',
  ])('%s is nobody', (address) => expect(isPerson(address)).toBe(false));

  it.each([
    'jane@globex.test',
    'rob.otto@acme.test',
    'allan@acme.test',
    'roomy.mcroom@acme.test',
    'abbot@acme.test',
    'teamer@acme.test',
  ])('%s is somebody', (address) => expect(isPerson(address)).toBe(true));
});

describe('why somebody is suggested', () => {
  const said = (meetings: Meeting[], mails: Parameters<typeof acquaintances>[1] = []) =>
    known(meetings, mails).map((one) => vipReason(one, NOW))[0];

  it('by the number of meetings, and what is most telling about them', () => {
    const six = Array.from({ length: 6 }, (_, i) => meeting(10 + i, [jane]));
    expect(said(six)).toBe('6 meetings in 90 days, mostly the two of you');
    expect(said(six.map((one) => ({ ...one, others: [jane, bob], byOwner: true })))).toBe(
      '6 meetings in 90 days, most of them at your request',
    );
    expect(said([meeting(2, [jane, bob])])).toBe('1 meeting in 90 days, the last one this week');
    expect(said([], [{ ...bob, lastAt: NOW, days: 1, answersAfter: 20 }])).toBe(
      'In your mail lately, answers your mail quickly',
    );
  });
});

describe('whom to ask to join', () => {
  const times = (n: number, who: Meeting['others'][number], more: Partial<Meeting> = {}) =>
    Array.from({ length: n }, (_, i) => meeting(i + 1, [who], { uid: who.address, ...more }));
  const ana = { address: 'ana@acme.test', name: 'Ana' };
  const ben = { address: 'ben@acme.test', name: 'Ben' };

  it('colleagues met three times come first, then hosts from outside', () => {
    const met = known([...times(3, ana), ...times(2, ben), ...times(5, jane), ...times(5, bob, { byOwner: true })]);
    expect(inviteSuggestions(met, ['dana@acme.test']).map(({ person, reason }) => [person.address, reason])).toEqual([
      ['ana@acme.test', 'A colleague: 3 meetings in four weeks'],
      ['jane@globex.test', 'Asked you to 5 meetings in four weeks'],
    ]);
  });

  it('users of a public mail host are not colleagues', () => {
    const met = known(times(3, { address: 'ana@gmail.com', name: null }, { byOwner: true }));
    expect(inviteSuggestions(met, ['dana@gmail.com'])).toEqual([]);
  });
});
