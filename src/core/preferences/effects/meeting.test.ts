import { describe, expect, it } from 'vitest';
import type { SourcedRule } from '../compiled';
import type { Rule } from '../rule';
import { isJourney } from './around';
import type { MeetingFacts } from './facts';
import { isCalled, isOne } from './facts';
import { takesEffect } from './kinds';
import { followUpsOf, languageFor, mailLengthFor } from './manner';
import { callerFor, longestFor, phoneFor, placeFor, roomFor, videoLink, wantedFor } from './meeting';
import { titleFor } from './title';
import { namesSaid, wordsWithEffect } from './words';

const sourced = (...rules: Rule[]): SourcedRule[] => rules.map((rule, i) => ({ rule, sentence: `s${i + 1}` }));
const jane = { address: 'jane@mail.globex.co.uk', name: 'Jane Doe' };
const facts = (changes: Partial<MeetingFacts> = {}): MeetingFacts => ({
  words: ['meeting'],
  medium: 'video',
  guests: [jane],
  ownAddresses: ['dana@acme.test'],
  codewords: [],
  ...changes,
});

describe('which rule holds', () => {
  it('a person before their company, both before the kind of meeting, and of equals the later', () => {
    const rules = sourced(
      { kind: 'duration', minutes: 10, scope: { people: { by: 'address', address: jane.address } } },
      { kind: 'duration', minutes: 20, scope: { people: { by: 'domain', domain: 'globex.co.uk' } } },
      { kind: 'duration', minutes: 30, scope: { types: ['interview'] } },
      { kind: 'duration', minutes: 40, scope: { types: ['interview'] } },
      { kind: 'duration', minutes: 50 },
    );
    const interview = facts({ words: ['Vorstellungsgespräch', 'interview'] });
    expect(wantedFor(rules, interview).durationMin).toBe(10);
    expect(wantedFor(rules.slice(1), interview).durationMin).toBe(20);
    expect(wantedFor(rules.slice(2), interview).durationMin).toBe(40);
    // What holds for all meetings is in the settings.
    expect(wantedFor(rules.slice(4), interview).durationMin).toBeUndefined();
  });

  it('a kind of meeting is by the medium that it is always named with, unless a rule says otherwise', () => {
    const phone = { types: ['screening'], media: ['phone'] } as const;
    const rules = sourced(
      { kind: 'duration', minutes: 20, scope: phone },
      { kind: 'never', when: { weekdays: [0] }, scope: { types: ['interview'], media: ['phone'] } },
      { kind: 'medium', medium: 'in_person', scope: { types: ['screening'], people: { by: 'name', name: 'Jane' } } },
    );
    const asked = (words: string[], medium: MeetingFacts['medium'] = null) => facts({ words, medium, guests: [] });
    expect(wantedFor(rules, asked(['screening']))).toEqual({ medium: 'phone' });
    expect(wantedFor(rules, asked(['screening'], 'phone'))).toEqual({ medium: 'phone', durationMin: 20 });
    // What is refused to some of them says nothing of the others.
    expect(wantedFor(rules, asked(['interview']))).toEqual({});
    expect(wantedFor(rules, facts({ words: ['screening'], medium: null })).medium).toBe('in_person');
    const both = [...rules, ...sourced({ kind: 'duration', minutes: 30, scope: { ...phone, media: ['video'] } })];
    expect(wantedFor(both, asked(['screening'])).medium).toBeUndefined();
  });

  it('the shortest of the longest, whoever says it', () => {
    const rules = sourced(
      { kind: 'longest', minutes: 60 },
      { kind: 'longest', minutes: 45, scope: { types: ['call'] } },
    );
    expect(longestFor(rules, facts({ words: ['call'] }))).toMatchObject({ rule: { minutes: 45 }, sentence: 's2' });
    expect(longestFor(rules, facts())).toMatchObject({ rule: { minutes: 60 }, sentence: 's1' });
  });
});

describe('who and what is meant', () => {
  it.each([
    ['Jane', true],
    ['jane doe', true],
    ['Doe', true],
    ['Janet', false],
    ['Jane Roe', false],
  ])('the name “%s”', (name, meant) => {
    expect(isOne({ by: 'name', name }, jane, [])).toBe(meant);
    expect(isOne({ by: 'name', name }, { address: 'jane.doe@x.test', name: null }, [])).toBe(meant);
  });

  it('a group by those who are said to belong to it', () => {
    const rules = sourced(
      { kind: 'tagged', tag: 'investor', people: { by: 'domain', domain: 'globex.co.uk' } },
      { kind: 'priority', people: { by: 'name', name: 'Sam' } },
    );
    expect(isOne({ by: 'tag', tag: 'investor' }, jane, rules)).toBe(true);
    expect(isOne({ by: 'tag', tag: 'vip' }, jane, rules)).toBe(false);
    expect(isOne({ by: 'tag', tag: 'vip' }, { address: 'x@y.test', name: 'Sam Spade' }, rules)).toBe(true);
  });

  it.each([
    ['Weekly 1:1 with Bob', '1:1'],
    ['One-on-one', '1:1'],
    ['Catch-up on Q3', 'check-in'],
    ['Lunch', 'lunch'],
    ['Book clubs', 'book club'],
    ['Call with our investors', 'investor'],
  ])('“%s” is called %s', (title, name) => {
    expect(isCalled({ words: [title] }, name)).toBe(true);
    expect(isCalled({ words: ['Something else'] }, name)).toBe(false);
  });

  it('a journey by its title', () => {
    expect(isJourney('ICE 599 nach Berlin', 'train')).toBe(true);
    expect(isJourney('BA 0178 to London', 'flight')).toBe(true);
    expect(isJourney('TGV Paris', 'flight')).toBe(false);
    expect(isJourney('Drive to the office', 'travel')).toBe(true);
    expect(isJourney('Training with Ann', 'train')).toBe(false);
    expect(isJourney('Team volley', 'flight')).toBe(false);
  });

  it('words with an effect count as whole words', () => {
    const rules = sourced(
      { kind: 'codeword', word: 'Kairos', businessDays: 2 },
      { kind: 'stop_word', word: 'red light' },
      { kind: 'duration', minutes: 15, scope: { types: ['book club'], codeword: 'sprint' } },
    );
    expect(wordsWithEffect(rules, 'Please: kairos, and a sprint.')).toEqual({
      codewords: ['kairos', 'sprint'],
      stop: false,
    });
    const shouted = sourced({ kind: 'stop_word', word: 'STOP' });
    expect(wordsWithEffect(shouted, 'Stop by my office').stop).toBe(false);
    expect(wordsWithEffect(shouted, 'STOP.').stop).toBe(true);
    expect(wordsWithEffect(rules, 'Red lights').stop).toBe(false);
    expect(wordsWithEffect(rules, 'Kairosity')).toEqual({ codewords: [], stop: false });
    expect(wordsWithEffect(rules, 'Red light, please')).toEqual({ codewords: [], stop: true });
    expect(namesSaid(rules, ['Our book clubs', 'a coffee with an investor'])).toEqual([
      'book club',
      'coffee',
      'investor',
    ]);
  });
});

describe('what a meeting is', () => {
  it.each([
    ['{guest} × {owner}', 'Jane Doe × Dana'],
    ['{guest organisation} / {organisation}', 'Globex / Acme'],
    ['{topic}: {guest}', 'Plans: Jane Doe'],
    ['Sync', 'Sync'],
  ])('the title “%s”', (pattern, title) => {
    expect(titleFor(sourced({ kind: 'title', pattern }), facts(), { owner: 'Dana', topic: 'Plans' })).toBe(title);
  });

  it('of a mailbox that anybody can have the guest stands for the organisation', () => {
    const rules = sourced({ kind: 'title', pattern: '{guest organisation} × {organisation}' });
    const eve = facts({ guests: [{ address: 'eve@gmail.com', name: 'Eve' }] });
    expect(titleFor(rules, eve, { owner: 'Dana', topic: '' })).toBe('Eve × Acme');
    const either = sourced({ kind: 'title', pattern: '{guest organisation} × Acme', fallback: '{guest} × Dana' });
    expect(titleFor(either, eve, { owner: 'Dana', topic: '' })).toBe('Eve × Dana');
    expect(titleFor(either, facts(), { owner: 'Dana', topic: '' })).toBe('Globex × Acme');
  });

  it.each<[string, string]>([
    ['Eve Stone', 'Eve x Dana'],
    ['Dr. Eve Stone', 'Eve x Dana'],
    ['Stone, Eve', 'Eve x Dana'],
  ])('has the first name of "%s"', (name, title) => {
    const rules = sourced({ kind: 'title', pattern: '{guest first name} x {owner}' });
    const eve = facts({ guests: [{ address: 'eve@globex.example', name }] });
    expect(titleFor(rules, eve, { owner: 'Dana', topic: '' })).toBe(title);
  });

  it('place, number and who rings, for the medium that they are about', () => {
    const rules = sourced(
      { kind: 'place', place: 'Room 4' },
      { kind: 'phone', number: '+1 212 555 0100' },
      { kind: 'caller', who: 'owner', scope: { people: { by: 'name', name: 'Jane' } } },
    );
    expect(placeFor(rules, facts())).toBeNull();
    expect(placeFor(rules, facts({ medium: 'in_person' }))).toBe('Room 4');
    const phone = facts({ medium: 'phone' });
    expect([callerFor(rules, phone), phoneFor(rules, phone)]).toEqual(['owner', null]);
    expect(phoneFor(rules, { ...phone, guests: [] })).toBe('+1 212 555 0100');
  });

  it('a link of the owner’s own takes the place of the calendar’s', () => {
    const video = (provider: string, fallback?: string) =>
      sourced({ kind: 'video', provider, ...(fallback ? { fallback } : {}) });
    expect(videoLink(video('https://zoom.us/j/5551234567'))).toBe('https://zoom.us/j/5551234567');
    expect(videoLink(video('Zoom', 'acme.zoom.us/my/dana'))).toBe('https://acme.zoom.us/my/dana');
    expect(videoLink(video('Google Meet'))).toBeNull();
    expect(videoLink(video('Zoom'))).toBeNull();
  });

  it('a link of its own for some meetings', () => {
    const rules = sourced(
      { kind: 'video', provider: 'https://zoom.us/j/1', scope: { people: { by: 'name', name: 'Jane' } } },
      { kind: 'video', provider: 'https://whereby.com/dana' },
    );
    const of = (person: typeof jane) =>
      videoLink(rules, { words: ['call'], medium: 'video', guests: [person], ownAddresses: [], codewords: [] });
    expect(of(jane)).toBe('https://zoom.us/j/1');
    expect(of({ address: 'x@y.test', name: 'Sam' })).toBe('https://whereby.com/dana');
    expect(videoLink(rules)).toBe('https://whereby.com/dana');
  });
});

describe('the room of a video meeting', () => {
  const facts = { words: ['call'], medium: 'video' as const, guests: [jane], ownAddresses: [], codewords: [] };
  const forJane = { people: { by: 'name', name: 'Jane' } } as const;
  it.each([
    [[{ kind: 'video', provider: 'Zoom' }], ['zoom'], 'zoom'],
    [[{ kind: 'video', provider: 'Zoom' }], [], null],
    [[{ kind: 'video', provider: 'Zoom', fallback: 'https://whereby.com/dana' }], ['zoom'], 'zoom'],
    [
      [
        { kind: 'video', provider: 'Zoom' },
        { kind: 'video', provider: 'Google Meet', scope: forJane },
      ],
      ['zoom'],
      null,
    ],
    [
      [
        { kind: 'video', provider: 'Google Meet' },
        { kind: 'video', provider: 'Zoom', scope: forJane },
      ],
      ['zoom'],
      'zoom',
    ],
    [[{ kind: 'video', provider: 'https://zoom.us/j/1' }], ['zoom'], null],
    [[], ['zoom'], null],
  ] as const)('%j, connected %j: %s', (rules, connected, room) => {
    expect(roomFor(sourced(...(rules as readonly Rule[])), facts, connected)).toBe(room);
  });
});

describe('the manner of writing', () => {
  it('a language for somebody, for all, or theirs', () => {
    const rules = sourced(
      { kind: 'language', language: 'de' },
      { kind: 'language', language: 'guest', people: { by: 'name', name: 'Jane' } },
    );
    expect(languageFor(rules, jane)).toBeNull();
    expect(languageFor(rules, { address: 'x@y.test', name: 'Sam' })).toBe('de');
  });

  it('a language that a guest may choose by writing it', () => {
    const rules = sourced({ kind: 'language', language: 'en', among: ['de'] });
    expect(languageFor(rules, jane, [], 'de')).toBe('de');
    expect(languageFor(rules, jane, [], 'fr')).toBe('en');
    expect(languageFor(rules, jane)).toBe('en');
  });

  it('how long mails to somebody are', () => {
    const rules = sourced(
      { kind: 'mail_length', most: { words: 60 } },
      { kind: 'mail_length', most: { sentences: 3 }, people: { by: 'name', name: 'Jane' } },
    );
    expect(mailLengthFor(rules, jane, [])).toEqual({ sentences: 3 });
    expect(mailLengthFor(rules, { address: 'x@y.test', name: 'Sam' }, [])).toEqual({ words: 60 });
    expect(mailLengthFor([], jane, [])).toBeNull();
  });

  it('reminders never more than the bound', () => {
    expect(followUpsOf(sourced({ kind: 'follow_ups', most: 9 }), 2)).toBe(2);
    expect(followUpsOf([], 2)).toBe(2);
  });
});

describe('takesEffect', () => {
  it('is false for what would be shown as understood and do nothing', () => {
    expect(takesEffect({ kind: 'video', provider: 'Zoom' }, [])).toBe(false);
    expect(takesEffect({ kind: 'video', provider: 'Zoom' }, ['zoom'])).toBe(true);
    expect(takesEffect({ kind: 'video', provider: 'Microsoft Teams' }, ['zoom'])).toBe(false);
    expect(takesEffect({ kind: 'video', provider: 'Google Meet' }, [])).toBe(true);
    expect(takesEffect({ kind: 'holds', visible: true }, [])).toBe(false);
    expect(takesEffect({ kind: 'holds', visible: false }, [])).toBe(true);
  });
});
