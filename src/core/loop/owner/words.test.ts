import { describe, expect, it } from 'vitest';
import { meetingsIn } from './meetings';
import { addressesIn, isMeant, namesIn } from './people';
import { verdictOf } from './verdict';
import { ownerWords } from './words';

describe('a verdict', () => {
  it.each([
    ['Yes', 'yes', ''],
    ['yes!', 'yes', ''],
    ['OK, thanks', 'yes', ''],
    ['Yes please.', 'yes', ''],
    ['Hi Sunny,\n\nYes, go ahead.', 'yes', ''],
    ['Ja, gerne', 'yes', ''],
    ['No', 'no', ''],
    ['Nope, thanks.', 'no', ''],
    ['No, offer Saturday instead', 'no', 'offer Saturday instead'],
    ['Yes, but only Thursday.', 'edit', 'Thursday.'],
    ['edit: make it 45 minutes', 'edit', 'make it 45 minutes'],
    ['Edit: Thursday afternoon', 'edit', 'Thursday afternoon'],
    ['Ja, aber nur Donnerstag', 'edit', 'Donnerstag'],
  ])('%s', (text, kind, rest) => {
    expect(verdictOf(text)).toEqual({ kind, rest });
  });

  it.each(['Yesterday I was away', 'Nothing before 10', 'Tuesday works', 'Okra is on the menu', 'Not sure yet'])(
    'is not in "%s"',
    (text) => {
      expect(verdictOf(text)).toBeNull();
    },
  );
});

describe('people', () => {
  it.each([
    ['Please find 30 minutes with Jane Doe next week', ['Jane Doe']],
    ['A call with Jane and Bob on Thursday', ['Jane', 'Bob']],
    ['with Anna-Lena van der Berg, please', ['Anna-Lena van der Berg']],
    ['Ein Treffen mit Jürgen am Montag', ['Jürgen']],
    ['Meet with me on Friday with Zoom', []],
    ['Sunny, find time for me and Ana next week', ['Ana']],
    ['Half an hour for Ana Sol, Ben and me, please', ['Ana Sol', 'Ben']],
    ['Finde eine Stunde für Jürgen und mich', ['Jürgen']],
    ['Une heure pour Ana et moi', ['Ana']],
    ['Busca un hueco para Ana y para mí con Ben', ['Ben']],
    ['Find a time for Ana and Ben', []],
    ['Good for me and for Zoom', []],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('have addresses only where these are addresses', () => {
    expect(addressesIn('It is <Jane@Globex.test>, not jane@@globex.test.')).toEqual(['jane@globex.test']);
  });

  it('are meant by all of their name, the first or the last, never by a part of it', () => {
    const jane = { name: 'Jane Doe', address: 'j.d@globex.test' };
    expect(['Jane', 'doe', 'JANE DOE', 'Jan', 'Janet'].map((name) => isMeant(name, jane))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('several meetings in one mail', () => {
  const people = [
    { name: 'Jane Doe', address: 'jane@globex.test' },
    { name: 'Bob Ray', address: 'bob@initech.test' },
  ];
  const hear = (part: string) => ({ part, windows: /(Tuesday|Thursday|next week)/.exec(part)?.slice(1) ?? [] });

  it('are told apart where everybody is named once', () => {
    const found = meetingsIn(
      'Please set up 30 minutes with Jane on Tuesday, and an hour with Bob on Thursday.',
      people,
      hear,
    );
    expect(found.map(({ names, heard }) => [names, heard.windows])).toEqual([
      [['Jane'], ['Tuesday']],
      [['Bob'], ['Thursday']],
    ]);
  });

  it('share what is said last', () => {
    const found = meetingsIn('30 minutes with Jane and a call with Bob next week', people, hear);
    expect(found.map(({ heard }) => heard.windows)).toEqual([['next week'], ['next week']]);
  });

  it.each([
    '30 minutes with Jane and Bob next week',
    '30 minutes with Jane and an hour with Carol',
    'a call with Jane, then a call with Jane and Bob',
  ])('are not in "%s"', (text) => {
    expect(meetingsIn(text, people, hear)).toEqual([]);
  });
});

const wishing = { now: 29_900_000, zone: 'Europe/Berlin', passages: [] };

describe('what else an owner says', () => {
  const words = (text: string) =>
    ownerWords(text, { assistant: 'Sunny', people: [], wishing }, () => ({ windows: [] }));

  it.each([
    ['We agreed on Tuesday 3pm, please send the invite.', { agreed: true }],
    ['Jane and I agreed on Tuesday at 3pm.', { agreed: true }],
    ['Can we meet on Tuesday at 3?', { agreed: false, asks: true }],
    ['As discussed, please find a time on Tuesday at 3.', { agreed: false }],
    ['Hi Jane, Thursday at 3pm works, see you then!', { settles: true, asks: false }],
    ['Hi Jane, I do not want to meet at this point.', { declines: true }],
    ["Hi Jane, thanks, but I'm not interested.", { declines: true }],
    ["Tell her I can't", { declines: true }],
    ["I'll pass on this one", { declines: true }],
    ['Please decline politely.', { declines: true }],
    ['Sag ihr ab.', { declines: true }],
    ['Kein Interesse, danke', { declines: true }],
    ['I will pass the details on to Jane', { declines: false }],
    ["Tell her I can't wait", { declines: false }],
    ['Let her know, no rush', { declines: false }],
    ["I don't want to meet in person", { declines: false }],
    ["I'm not interested in video", { declines: false }],
    ['Did she decline the other one?', { declines: false }],
    ['Sunny, offer Saturday', { toAssistant: true }],
    ['Please offer Saturday as well', { toAssistant: true }],
    ['It is jane@globex.test, thanks', { plain: true }],
    ['jane@globex.test, but only on Friday', { plain: false }],
  ])('%s', (text, said) => {
    expect(words(text)).toMatchObject(said);
  });
});
