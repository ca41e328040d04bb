import { describe, expect, it } from 'vitest';
import { salutationIn } from '../../mail/salutation';
import { step } from '../step';
import { offered } from '../testing/poll-scene';
import { context, GUEST, guestSays, heard, newLoop, ownerSays } from '../testing/scene';
import { NO_WORDS } from './words';

const called = (text: string) => salutationIn(text).called.map(({ words, formal }) => (formal ? `!${words}` : words));

describe('the greeting of a mail', () => {
  it.each([
    ['Dear Ms Harding,\nthank you for your note.', ['!Ms Harding']],
    ['Hi Daniel,\n\nGreat to hear from you', ['Daniel']],
    ["G'day Jo\nNo worries", ['Jo']],
    ['Hello Prof. Ang and Dr Stroud,\nshall we meet?', ['!Prof. Ang', '!Dr Stroud']],
    ['Sehr geehrte Frau Dr. Feldmann,\nkönnten wir', ['!Frau Dr. Feldmann']],
    ['Liebe Mai, lieber Torsten, sehr geehrte Frau Ebersbach,\nwir wollen', ['Mai', 'Torsten', '!Frau Ebersbach']],
    ['Hallo Herr Ewers, könnten Sie am Dienstag?', ['!Herr Ewers']],
    ['Lieber Herr von der Heyde!\n', ['!Herr von der Heyde']],
    ['Bonjour Madame Quintin,\nje vous propose', ['!Madame Quintin']],
    ['Bonjour Sylvie, bonjour Bruno,\nSunny cherche', ['Sylvie', 'Bruno']],
    ['Dear Kenji, chère Lucie,\n', ['Kenji', 'Lucie']],
    ['Estimado Sr. Ruiz:\n', ['!Sr. Ruiz']],
    ['Hola Julián, ¿cómo vas?', ['Julián']],
    ['Dear Megan (Rodrigo en copia),\n', ['Megan']],
    ['Hi Edgar, the loan extension for the two Krøyers: let us meet', ['Edgar']],
  ])('%j calls %j', (text, names) => expect(called(text)).toEqual(names));

  it.each([
    'Hello both, I am in Edinburgh',
    'Dear friends,',
    'Hola, hermano',
    'Thursday works for me.',
    'Liebe Oma,',
    '',
  ])('of %j is nobody’s name', (text) => expect(called(text)).toEqual([]));

  it.each([
    ['Calum,\n\nso they liked it', 'Calum'],
    ['¡Bruno! ¿Entonces vienes?', 'Bruno'],
    ['Stefan - good talking at the expo', 'Stefan'],
    ['Thursday, 2pm works', 'Thursday'],
  ])('%j may begin with a name', (text, name) =>
    expect(salutationIn(text)).toMatchObject({ called: [{ words: name, formal: false }], bare: true }),
  );
});

it.each([
  ['Liebe Anja, hast du nächste Woche Zeit?', true],
  ['Hallo Herr Ewers, hätten Sie Zeit?', false],
  ['Salut Nicolas, tu es libre mardi ? Dis-moi ce qui te va', true],
  ['Bonjour Madame, je vous propose mardi', false],
  ['Hola Ana, ¿puedes el martes?', true],
  ['Estimada Sra. Gil: ¿le viene bien a usted el martes?', false],
  ['Hallo ihr Lieben, wir müssen uns zusammensetzen', true],
  ['Hola Sol! Dale, ¿vos podés el jueves?', true],
  ['hey mats! lange nicht gesehen', true],
  ['Bonjour, quelles sont vos disponibilités ?', null],
  ['Hi Dana, are you free on Tuesday?', null],
])('the terms of %j', (text, familiar) => expect(salutationIn(text).familiar).toBe(familiar));

describe('a guest is called as the mail to them calls them', () => {
  const guest = (text: string, name: string | null = 'Daniel Okafor') => {
    const owner = { ...NO_WORDS, salutation: salutationIn(text) };
    const said = { ...heard(['request_meeting']), owner };
    const made = step(newLoop(), ownerSays(said, { to: [{ address: GUEST, name }] }), context());
    return made.state.participants.find((p) => p.role === 'guest');
  };

  it.each([
    ['Hi Daniel,', 'Daniel'],
    ['Hi Dan,', 'Dan'],
    ['Dear Mr Okafor,', 'Mr Okafor'],
    ['Dear Dr Ade,', 'Dr Ade'],
    ['Hi Team,', undefined],
    ['Hello both,', undefined],
  ])('%s', (text, words) => expect(guest(text)?.called?.words).toBe(words));

  it('also where only their address is known', () => expect(guest('Liebe Petra,', null)?.called?.words).toBe('Petra'));

  it('and on the terms of the mail, to whom a title is given never closely', () => {
    expect(guest('Hallo Daniel, passt dir Dienstag?')?.familiar).toBe(true);
    expect(guest('Sehr geehrter Herr Okafor, sagst du es Eva?')?.familiar).toBe(false);
    expect(guest('Hi Daniel, is Tuesday good?')?.familiar).toBeUndefined();
  });
});

describe('a guest whom no mail of the owner has told about is written to as they write to the owner', () => {
  const terms = (text: string, language: string, told?: boolean) => {
    const scene = offered();
    const known = told === undefined ? {} : { familiar: told };
    const state = {
      ...scene,
      participants: scene.participants.map((p) => (p.role === 'guest' ? { ...p, ...known } : p)),
    };
    const said = heard(['ask_for_times']);
    const salutation = salutationIn(text);
    const made = step(state, guestSays({ ...said, reading: { ...said.reading, language }, salutation }), context());
    return made.state.participants.find((p) => p.role === 'guest')?.familiar;
  };

  it.each([
    ['hey dana! hast du andere zeiten?', 'de', true],
    ['Hallo Dana,\nginge es auch später?', 'de', true],
    ['Hallo Frau Reyes,\nginge es auch später?', 'de', false],
    ['Guten Tag,\nginge es auch später?', 'de', undefined],
    ['Hi Dana, have you other times?', 'en', undefined],
  ])('%j', (text, language, familiar) => expect(terms(text, language)).toBe(familiar));

  it('but not against what the owner says to them', () => {
    expect(terms('hey dana! hast du andere zeiten?', 'de', false)).toBe(false);
  });
});
