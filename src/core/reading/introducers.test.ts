import { describe, expect, it } from 'vitest';
import { FIRST, OWNER } from './context.fixture';
import { read } from './read';

const THANKED: readonly (readonly [text: string, locale: string])[] = [
  ['Thanks Bob for the intro (moving you to bcc). Sunny, please find 30 minutes for Jane and me.', 'en-US'],
  ['Bob, thank you for introducing us. Sunny will find us half an hour next week.', 'en-GB'],
  ['Thanks for the intro, Bob! Sunny, find us half an hour next week.', 'en-US'],
  [
    'Danke, Bob, für die Vorstellung (ich setze dich auf Bcc). Sunny, finde bitte 30 Minuten für Jane und mich.',
    'de-DE',
  ],
  ['Bob, danke fürs Vernetzen! Sunny, finde bitte nächste Woche 30 Minuten für uns.', 'de-DE'],
  ['Merci Bob pour la mise en relation. Sunny, trouve 30 minutes pour Jane et moi.', 'fr-FR'],
  ['Merci Bob pour la présentation (je te passe en copie cachée). Sunny, trouve 30 minutes pour Jane et moi.', 'fr-FR'],
  ['Gracias, Bob, por la presentación (te paso a copia oculta). Sunny, busca 30 minutos para Jane y para mí.', 'es-ES'],
  ['Bob, gracias por ponernos en contacto. Sunny, busca 30 minutos para Jane y para mí.', 'es-MX'],
];

describe('Introductions', () => {
  it.each(THANKED)('whom the owner thanks for one need not come: %s', (text, locale) => {
    const { participants, intents } = read(text, { ...OWNER, locale });
    expect(participants.map(({ op, name }) => `${op} ${name}`)).toEqual(['remove Bob']);
    expect(participants[0]?.evidence).toMatch(/Bob/);
    expect(intents.map(({ kind }) => kind)).toEqual(['request_meeting']);
  });

  it.each([
    'Thanks Bob for the presentation. Sunny, find us 30 minutes next week.',
    'Thanks Bob for the intro call. Sunny, find us 30 minutes next week.',
    'Thanks for the introduction. Sunny, find us 30 minutes next week.',
  ])('other thanks leave nobody out: %s', (text) => {
    expect(read(text, OWNER).participants).toEqual([]);
  });

  it('a guest who thanks changes nothing about who comes', () => {
    expect(read('Thanks Bob for the intro. Tuesday at 3 works for me.', FIRST).participants).toEqual([]);
  });
});
