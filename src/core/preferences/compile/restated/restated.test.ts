import { describe, expect, it } from 'vitest';
import { compile } from '../../compile';
import type { Rule } from '../../rule';

const rulesOf = (text: string, locale = 'en'): Rule[] => {
  const { sentences } = compile(text, { now: 29_700_000, zone: 'America/New_York', locale });
  return sentences.every(({ understood }) => understood === 'yes') ? sentences.flatMap(({ rules }) => rules) : [];
};
const never = (weekdays: number[] | undefined, ...hours: [number, number][]): Rule => ({
  kind: 'never',
  when: { ...(weekdays ? { weekdays } : {}), ...(hours.length > 0 ? { hours } : {}) },
});

describe('what the owner does at a time', () => {
  it.each<[string, string, Rule[]]>([
    ['en', "I'm in court all day on Mondays.", [never([0])]],
    ['en', 'I teach MWF 10-10:50 and 1-1:50.', [never([0, 2, 4], [600, 650], [780, 830])]],
    ['en', 'Fridays are for my dissertation.', [never([4])]],
    ['en', "I'm in class Tuesdays 9 to 12 and Thursdays 2 to 4.", [never([1], [540, 720]), never([3], [840, 960])]],
    ['de', 'Dienstags bin ich den ganzen Tag in der Klinik.', [never([1])]],
    ['de', 'Dienstags von 9 bis 11 Uhr unterrichte ich.', [never([1], [540, 660])]],
    ['de', 'Am Freitag hole ich die Kinder ab, da bitte nichts einplanen.', [never([4])]],
    ['fr', 'Le mardi, je suis toute la journée au tribunal.', [never([1])]],
    ['fr', "Le jeudi matin, c'est pour la thèse, pas de réunions.", [never([3], [0, 720])]],
    ['es', 'Los martes de 9 a 11 doy clase.', [never([1], [540, 660])]],
    ['es', 'Los jueves estoy todo el día en el juzgado.', [never([3])]],
    [
      'en',
      'Meetings are 30 minutes; I teach Tuesdays 9 to 11.',
      [{ kind: 'duration', minutes: 30 }, never([1], [540, 660])],
    ],
  ])('takes it, in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });

  it.each([
    ['en', "Tuesdays I'm in the office all day."],
    ['en', "Tuesdays I'm in Berlin all day."],
    ['en', "Tuesdays I'm not in clinic all day."],
    ['en', 'Tuesdays she is in clinic all day.'],
    ['en', 'On Tuesdays I was in clinic all day.'],
    ['en', "Tuesdays I'm sometimes in clinic all day."],
    ['en', "Tuesdays or Thursdays I'm in clinic all day."],
    ['en', "Tuesdays I'm in clinic all day?"],
    ['en', 'I teach on Tuesdays.'],
    ['en', 'I used to teach Tuesdays 9 to 11.'],
    ['en', 'I teach my clients Tuesdays 9 to 11.'],
    ['en', 'I teach Tuesdays 9 to 11 during the semester.'],
    ['en', 'I teach Tuesdays 9 to 11 except in June.'],
    ['en', "I'm at the gym Tuesdays until 9."],
    ['en', 'Fridays are for my clients.'],
    ['en', 'Fridays are not for my dissertation.'],
    ['en', 'Fridays were for my dissertation.'],
    ['en', 'Mondays I take customer calls, no meetings.'],
    ['en', 'Mondays I interview candidates, nothing please.'],
    ['en', 'Meetings are 30 minutes unless I say so; I teach Tuesdays 9 to 11.'],
    ['de', 'Dienstags von 9 bis 11 Uhr unterrichte ich nicht.'],
    ['de', 'Dienstags war ich in der Klinik, keine Termine.'],
    ['de', 'Am Mittwoch habe ich vielleicht keine Sprechstunde, da also nichts vergeben.'],
    ['de', 'Freitag ist für Kunden.'],
    ['fr', 'Le mardi de 9h à 11h il donne cours.'],
    ['fr', "Le lundi matin, ce n'est pas pour la compta, ne rien mettre."],
    ['es', 'Los martes de 9 a 11 doy clase a mis clientes.'],
    ['es', 'Los viernes no son para mi tesis.'],
    ['es', 'A veces de 14:00 a 16:00 como con mi familia, no hay reuniones.'],
    ['es', 'De 14:00 a 16:00 como con mi familia, hay reuniones.'],
  ])('is not taken from %s "%s"', (locale, text) => {
    expect(rulesOf(text, locale)).toEqual([]);
  });
});

describe('the conclusion of a reason', () => {
  it.each<[string, string, Rule[]]>([
    ['en', 'I collect the children at 3.15, so nothing between 2.45 and 4.', [never(undefined, [885, 960])]],
    ['de', 'Ich hole um 15 Uhr die Kinder ab, also nichts zwischen 14:30 und 16 Uhr.', [never(undefined, [870, 960])]],
    ['fr', 'Je récupère les enfants à 16h, donc rien après 15h30.', [never(undefined, [930, 1440])]],
    ['es', 'Recojo a los niños a las cinco, así que nada después de las 16:30.', [never(undefined, [990, 1440])]],
  ])('is the rule, in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });

  it.each([
    ['en', 'I collected the children at 3.15, so nothing between 2.45 and 4.'],
    ['en', 'I collect the kids in winter, so nothing between 2 and 4.'],
    ['en', 'I pick up the kids at 3, so calls are fine between 2 and 4.'],
    ['en', "I'm on holiday, so no meetings before 10."],
    ['en', 'I collect the kids at 3 if my wife works, so nothing between 2 and 4.'],
    ['en', 'He collects the kids at 3, so nothing between 2 and 4.'],
    ['de', 'Freitags hole ich die Kinder ab, also nichts zwischen 14:30 und 16 Uhr.'],
    ['fr', 'Le vendredi je récupère les enfants à 16h, donc rien après 15h.'],
  ])('is not taken without its condition, from %s "%s"', (locale, text) => {
    expect(rulesOf(text, locale)).toEqual([]);
  });
});

describe('another order of words', () => {
  const tag = (name: string) => ({ scope: { people: { by: 'tag' as const, tag: name } } });
  it.each<[string, string, Rule[]]>([
    ['en', 'A total of 3 hours of meetings a day, tops.', [{ kind: 'limit', most: { minutes: 180 }, per: 'day' }]],
    ['en', 'Only two demos a week.', [{ kind: 'limit', most: { count: 2 }, per: 'week', scope: { types: ['demo'] } }]],
    ['en', 'After two meetings back to back I need a 20 minute break.', [{ kind: 'in_a_row', most: 2, pause: 20 }]],
    [
      'en',
      'Before you confirm anything with an investor, ask me.',
      [{ kind: 'act', act: 'book', ask: true, ...tag('investor') }],
    ],
    ['en', 'I prefer phone to video.', [{ kind: 'medium', medium: 'phone' }]],
    ['en', 'I work Monday to Thursday.', [{ kind: 'hours', weekdays: [4, 5, 6], hours: [] }]],
    [
      'de',
      'Bevor du etwas mit einem Patienten zusagst, frag mich.',
      [{ kind: 'act', act: 'book', ask: true, ...tag('patient') }],
    ],
    [
      'de',
      'Wer nach zwei Tagen nicht antwortet, bekommt eine Erinnerung.',
      [{ kind: 'follow_up_after', businessDays: 2 }],
    ],
    [
      'de',
      'Investoren werden immer gesiezt.',
      [{ kind: 'formality', tone: 'formal', people: { by: 'tag', tag: 'investor' } }],
    ],
    ['de', 'Lieber Telefon als Video.', [{ kind: 'medium', medium: 'phone' }]],
    [
      'fr',
      'Les démos ne doivent pas dépasser 30 minutes.',
      [{ kind: 'longest', minutes: 30, scope: { types: ['demo'] } }],
    ],
    ['fr', 'Je préfère la visio au téléphone.', [{ kind: 'medium', medium: 'video' }]],
    [
      'es',
      'Consúltame antes de mover una reunión con un inversor.',
      [{ kind: 'act', act: 'move', ask: true, ...tag('investor') }],
    ],
  ])('says the same, in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });

  it.each([
    ['en', 'Only one day per week.'],
    ['en', 'A total of 3 hours of meetings a day.'],
    ['en', "I don't prefer phone to video."],
    ['en', 'She prefers phone to video.'],
    ['en', 'After three meetings in a row I need coffee.'],
    ['en', 'I work Monday to Thursday this week.'],
    ['en', 'I work Monday to Thursday from home.'],
    ['en', 'Their hours are 8 to 5.'],
    ['de', 'Kunden werden nicht gesiezt.'],
    ['de', 'Kunden wurden gesiezt.'],
    ['de', 'Wer nach drei Tagen nicht antwortet, bekommt keine Erinnerung.'],
    ['de', 'Mittagspause von 12 bis 13 Uhr ist nicht heilig.'],
    ['fr', 'Je ne préfère pas le téléphone à la visio.'],
    ['es', 'Las reuniones presenciales, en la semana 5.'],
    ['es', 'Las reuniones presenciales, en la oficina no, en la calle Serrano 45.'],
  ])('says nothing in %s "%s"', (locale, text) => {
    expect(rulesOf(text, locale)).toEqual([]);
  });
});
