import { expect, it } from 'vitest';
import type { Rule } from '../../rule';
import { describeRule } from '../describe';

const FRIDAY: Rule = { kind: 'never', when: { weekdays: [4], hours: [[900, 1440]] } };
const MORNINGS: Rule = { kind: 'like', weight: 2, when: { hours: [[0, 600]] } };
const AWAY: Rule = { kind: 'never', when: { dates: { from: '2026-12-24', to: '2027-01-03' } } };
const CALLS: Rule = {
  kind: 'duration',
  minutes: 60,
  scope: { media: ['video'], people: { by: 'tag', tag: 'customer' } },
};
const HOLIDAYS: Rule = { kind: 'never', when: { holidays: ['DE-BY', 'FR'] } };

it.each([
  [
    'en',
    'never offer Fri after 3:00 PM',
    'prefer before 10:00 AM',
    'never offer Dec 24, 2026 – Jan 3, 2027',
    'book 1 hour (meetings by video with customers)',
    'never offer on public holidays (Bavaria and France)',
  ],
  [
    'de',
    'Fr nach 15:00 nie anbieten',
    'vor 10:00 bevorzugen',
    '24. Dez. 2026 – 3. Jan. 2027 nie anbieten',
    '1 Stunde buchen (Termine per Video mit Kunden)',
    'an Feiertagen (Bayern und Frankreich) nie anbieten',
  ],
  [
    'fr',
    'ne jamais proposer ven. après 15:00',
    'préférer avant 10:00',
    'ne jamais proposer 24 déc. 2026 – 3 janv. 2027',
    'réserver 1 heure (réunions en visio avec les clients)',
    'ne jamais proposer les jours fériés (Bavière et France)',
  ],
  [
    'es',
    'no ofrecer nunca vie después de las 15:00',
    'preferir antes de las 10:00',
    'no ofrecer nunca 24 dic 2026 – 3 ene 2027',
    'reservar 1 hora (reuniones por vídeo con los clientes)',
    'no ofrecer nunca en festivos (Baviera y Francia)',
  ],
] as const)('%s: says what a rule does with the clock and the dates of the language', (language, ...chips) => {
  expect([FRIDAY, MORNINGS, AWAY, CALLS, HOLIDAYS].map((rule) => describeRule(rule, language))).toEqual(chips);
});
