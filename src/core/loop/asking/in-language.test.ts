import { describe, expect, it } from 'vitest';
import { message } from '../../replies/message.fixture';
import { renderReply } from '../../replies/render';
import type { Decision } from '../state';
import { inLanguage, questionIn } from './in-language';

const NOTE = 'Shall I book this?';
/** Planned before a mail to the owner had more than words. */
const PLANNED = {
  kind: 'send',
  template: 'owner_question',
  to: ['p1'],
  cc: [],
  slots: [],
  note: NOTE,
  quote: null,
} as const;
const asked = () => message({ locale: 'es', template: 'owner_question', note: NOTE, slots: [] });
const decision = (changes: Partial<Decision> = {}): Decision => ({
  id: 'd',
  kind: 'unclear',
  text: NOTE,
  quote: null,
  planVersion: null,
  askedAt: 0,
  ...changes,
});

describe('E28 a question to the owner', () => {
  it('is wholly in English where their language has no words for it', () => {
    for (const one of [decision(), null]) {
      const said = renderReply(inLanguage(asked(), PLANNED, one, 'es')).text;
      expect(said).toMatch(/^Hi Anna,\n\nShall I book this\?/);
      expect(said).not.toMatch(/Hola|saludo|Escriba/);
    }
  });

  it('is wholly in English where it says more than the plan that it is about', () => {
    const asks = { does: 'close', whom: ['Tom'], title: 'Chat' } as const;
    const other = { ...asked(), note: `It still waits. ${NOTE}` };
    expect(inLanguage(other, PLANNED, decision({ asks }), 'de').locale).toBe('en');
  });
});

describe('what is asked and told in a language', () => {
  const says = [{ line: 'other_address', who: 'Tom' }] as const;
  const answers = [
    { id: 'book:1', label: { says: { line: 'offer_other_times' as const } } },
    { id: 'no', label: { key: 'leave' as const } },
  ];
  const shown = { said: null, why: null, times: [], guestZone: null, days: [], draft: null, answers };

  it.each([
    ['de', /^Guten Tag Anna Schmidt,\n\nIst das Tom mit einer anderen Adresse\?/, 'Andere Zeiten anbieten'],
    ['fr', /Est-ce Tom, depuis une autre adresse \?/, 'Proposer d’autres horaires'],
    ['es', /¿Es Tom, desde otra dirección\?/, 'Proponer otras horas'],
  ] as const)('is all of it in %s, the answers too', (locale, sentence, answer) => {
    const note = 'Is it Tom, from another address?';
    const asked = decision({ text: note, says, why: ['You have not said yes to the first plan yet'] });
    const mail = message({
      locale: 'en',
      template: 'owner_question',
      note,
      slots: [],
      recipient: { name: 'Anna Schmidt', role: 'owner', zone: 'Europe/Berlin', zoneGuessed: false },
      ownerPage: 'https://sundial.example/approve/x',
      question: shown,
    });
    const said = renderReply(inLanguage(mail, { ...PLANNED, note, says }, asked, locale)).text;
    expect(said).toMatch(sentence);
    expect(said).toMatch(new RegExp(answer));
    expect(said).not.toMatch(/\b(?:the|Why|Or|Offer|another)\b/);
  });

  it.each(['de', 'fr', 'es'] as const)('is told in %s where nothing is asked', (locale) => {
    const told = { ...PLANNED, template: 'owner_status', note: 'x', says: [{ line: 'rests', title: 'T' }] } as const;
    const mail = message({ locale: 'en', template: 'owner_status', note: 'x', slots: [] });
    expect(inLanguage(mail, told, null, locale).locale).toBe(locale);
    expect(renderReply(inLanguage(mail, told, null, locale)).text).not.toMatch(/\b(?:Hi|rests|answer)\b/);
  });

  it('of a question that was stored as words the page shows the words', () => {
    expect(questionIn(decision(), 'fr')).toBe(NOTE);
    expect(questionIn(decision({ says }), 'fr')).toMatch(/^Est-ce Tom/);
  });
});
