import { describe, expect, it } from 'vitest';
import { BOOKED, FIRST, kinds, OFFERED, readWindows } from './context.fixture';
import { gate } from './gate';
import { read } from './read';

const accepted = (text: string, locale: string) =>
  read(text, { ...OFFERED, locale })
    .options.filter((option) => option.stance === 'accept')
    .map((option) => option.option);
const named = (text: string, locale: string) => readWindows(text, { ...FIRST, locale });

interface Samples {
  readonly locale: string;
  readonly accepts: [string, number[]][];
  readonly windows: [string, string[]][];
  readonly moves: string;
  readonly cancels: string;
  readonly late: string;
  readonly thanks: string;
}

const LANGUAGES: Samples[] = [
  {
    locale: 'de',
    accepts: [
      ['Dienstag um 11 Uhr passt mir gut.', [1]],
      ['Der zweite Termin passt.', [2]],
      ['Dienstag passt leider nicht, Mittwoch schon.', [2]],
    ],
    windows: [
      ['Nächste Woche Mittwoch zwischen 10 und 12 Uhr?', ['+2026-10-14 10:00-12:00']],
      ['Am Dienstag, den 13.10. von 9 bis 11 Uhr', ['+2026-10-13 09:00-11:00']],
      ['Donnerstagvormittag wäre super', ['+2026-10-08 -12:00']],
      ['Freitag kann ich nicht', ['-2026-10-09']],
      ['halb drei am Donnerstag', ['+2026-10-08 14:30']],
      ['übernächste Woche Dienstag nach 14 Uhr', ['+2026-10-20 14:00-']],
    ],
    moves: 'Können wir den Termin auf Freitag verschieben?',
    cancels: 'Ich muss den Termin leider absagen.',
    late: 'Ich komme 10 Minuten später.',
    thanks: 'Vielen Dank!',
  },
  {
    locale: 'fr',
    accepts: [
      ['Mardi à 11h me convient parfaitement.', [1]],
      ['La deuxième option me va très bien, merci !', [2]],
      ['Mardi ne me convient pas, mais mercredi oui.', [2]],
    ],
    windows: [
      ['Je suis disponible jeudi prochain à 15h.', ['+2026-10-15 15:00']],
      ['La semaine prochaine, mardi ou jeudi après 14h ?', ['+2026-10-13 14:00-', '+2026-10-15 14:00-']],
      ['entre 9h et 11h le 13 octobre', ['+2026-10-13 09:00-11:00']],
      ['Je ne suis pas disponible jeudi.', ['-2026-10-08']],
      ['Vendredi de 14h à 16h', ['+2026-10-09 14:00-16:00']],
    ],
    moves: 'Peut-on décaler à vendredi même heure ?',
    cancels: 'Je dois annuler notre rendez-vous, désolé.',
    late: "J'ai 10 minutes de retard",
    thanks: 'Merci beaucoup !',
  },
  {
    locale: 'es',
    accepts: [
      ['El martes a las 11 me viene bien.', [1]],
      ['La segunda opción me va perfecto, gracias.', [2]],
      ['El martes no puedo, pero el miércoles sí.', [2]],
    ],
    windows: [
      ['¿Podríamos vernos el próximo jueves a las 10 de la mañana?', ['+2026-10-15 10:00']],
      [
        'Estoy libre el jueves por la tarde o el viernes a partir de las 3.',
        ['+2026-10-08 12:00-17:00', '+2026-10-09 15:00-'],
      ],
      ['de 2 a 4 el viernes', ['+2026-10-09 14:00-16:00']],
      ['El viernes no puedo', ['-2026-10-09']],
    ],
    moves: '¿Podemos mover la reunión al viernes a la misma hora?',
    cancels: 'Tengo que cancelar la reunión.',
    late: 'Llego 10 minutos tarde',
    thanks: 'Muchas gracias',
  },
];

describe.each(LANGUAGES)('$locale', ({ locale, accepts, windows, moves, cancels, late, thanks }) => {
  it.each(accepts)('takes a slot: %s', (text, options) => {
    expect(accepted(text, locale)).toEqual(options);
  });

  it.each(windows)('names times: %s', (text, expected) => {
    expect(named(text, locale)).toEqual(expected);
  });

  it('moves, cancels, is late, thanks', () => {
    const booked = { ...BOOKED, locale };
    expect(kinds(moves, booked)).toEqual(['reschedule']);
    expect(readWindows(moves, booked)[0]).toMatch(/^\+2026-10-16/);
    expect(kinds(cancels, booked)).toEqual(['cancel']);
    expect(read(late, booked).details.lateMin).toBe(10);
    expect(kinds(thanks, { ...OFFERED, locale })).toEqual(['thank']);
  });

  it('needs no locale to know its language', () => {
    const choice = accepts[1]?.[0] ?? '';
    expect(read(choice, OFFERED).language).toBe(locale);
    expect(gate(read(choice, OFFERED), OFFERED).auto).toBe(true);
  });
});
