import type { Window } from '../../reading/reading';
import type { EpochMinute } from '../../time/period';
import type { Heard } from '../context';
import type { End, Nth, Rhythm } from './rhythm';

/** What the owner's words say about a series beside its times. */
interface RhythmWords {
  readonly every: 'day' | 'week' | 'fortnight' | 'month' | null;
  readonly nth: Nth | null;
  readonly count: number | null;
  readonly weeks: number | null;
  /** The words after "until". */
  readonly until: string | null;
  /** What is left when all that is taken out: a weekday that repeats, hours, people. */
  readonly rest: string;
}

const DAY_NAME =
  'monday|tuesday|wednesday|thursday|friday|montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes';
const EVERY = 'every|each|jeden?|jeder|chaque|tous les|cada|todos los';

const ORDINALS: readonly (readonly [Nth, string])[] = [
  [1, 'first|1st|ersten?|premier|primer'],
  [2, 'second|2nd|zweiten?|deuxième|segundo'],
  [3, 'third|3rd|dritten?|troisième|tercer'],
  [4, 'fourth|4th|vierten?|quatrième|cuarto'],
  [-1, 'last|letzten?|dernier|último'],
];
const MONTHLY =
  'monthly|monatlich\\p{L}*|mensuel\\p{L}*|mensual\\p{L}*|every month|each month|once a month|jeden monat|einmal im monat|(?:chaque|une fois par) mois|(?:cada|una vez al) mes';
const FORTNIGHTLY =
  'bi-?weekly|fortnightly|every (?:other|second|two) weeks?|every fortnight|alle zwei wochen|zweiwöchentlich\\p{L}*|jede zweite woche|toutes les deux semaines|une semaine sur deux|cada dos semanas|quincenal\\p{L}*';
const WEEKLY =
  'weekly|wöchentlich\\p{L}*|hebdomadaire\\p{L}*|semanal\\p{L}*|every week|each week|once a week|jede woche|einmal (?:pro|in der) woche|(?:chaque|une fois par) semaine|cada semana|una vez (?:a la|por) semana';
const DAILY =
  'daily|täglich\\p{L}*|quotidien\\p{L}*|diari[oa]s?|every day|each day|jeden tag|chaque jour|tous les jours|cada día|todos los días';
const LASTING =
  'recurring|regular|standing|repeating|regelmäßig\\p{L}*|wiederkehrend\\p{L}*|récurrent\\p{L}*|régulier|régulière|recurrente|periódic[oa]';

const EVERY_WORDS: readonly (readonly [NonNullable<RhythmWords['every']>, string])[] = [
  ['month', MONTHLY],
  ['fortnight', FORTNIGHTLY],
  ['week', WEEKLY],
  ['day', DAILY],
];

const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');
const NUMBER =
  '(\\d{1,3}|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|huit|dix|dos|tres|cuatro|cinco|seis|ocho|diez)';
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zehn: 10 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, huit: 8, dix: 10 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10 },
};
const TIMES = word(`(?:for )?(?:a total of )?${NUMBER} (?:times|meetings|sessions|mal|fois|veces)`);
const WEEKS = word(
  `(?:for|over|during|für|pendant|durante|por)(?: the)?(?: next)? ${NUMBER} (?:weeks|wochen|semaines|semanas)`,
);
const UNTIL = /(?<!\p{L})(?:until|till|through|bis|jusqu['’](?:à|au|en|a)|hasta)\s+([^.,;!?\n]{2,40})/iu;
const PLURAL_DAY = /(?<![\p{L}])(?:on )?(mon|tues|wednes|thurs|fri)days(?!\p{L})/giu;

/** Reads how a meeting is to repeat; what is left of the text names its times. */
function rhythmWords(text: string): RhythmWords {
  // "Every second Tuesday" is no second Tuesday of a month.
  const ofMonth = /(?<!\p{L})(?:month|monat|mois|mes(?!\p{L})|mensu)/iu.test(text);
  const nth = (ofMonth && ORDINALS.find(([, names]) => ordinalDay(names).test(text))) || null;
  const found = (pattern: RegExp) => pattern.exec(text)?.[1] ?? null;
  const every = EVERY_WORDS.find(([, words]) => word(words).test(text))?.[0] ?? null;
  const rest = [
    ...(nth ? [[ordinalDay(nth[1]), 'every $1'] as const] : []),
    ...[MONTHLY, FORTNIGHTLY, WEEKLY, DAILY, LASTING].map(
      (words) => [new RegExp(word(words).source, 'giu'), ''] as const,
    ),
    [PLURAL_DAY, 'every $1day'] as const,
    [TIMES, ''] as const,
    [WEEKS, ''] as const,
    [UNTIL, ''] as const,
  ].reduce((left, [pattern, by]) => left.replace(pattern, by), text);
  return {
    every,
    nth: nth?.[0] ?? null,
    count: numberOf(found(TIMES)),
    weeks: numberOf(found(WEEKS)),
    until: found(UNTIL),
    rest,
  };
}

/** "The first Monday of every month". */
function ordinalDay(names: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:(?:on|am|le|el) )?(?:(?:the|${EVERY}|el|le) )?(?:${names})(?:n|s)? (${DAY_NAME})(?: (?:of|in|im|eines|du|de|des|del) (?:(?:the|every|each|jeden|jedes|chaque|cada) )?(?:month|monats?|mois|mes))?(?!\\p{L})`,
    'iu',
  );
}

function numberOf(word: string | null): number | null {
  if (word === null) return null;
  const n = NUMBERS[word.toLowerCase()] ?? Number(word);
  return n >= 2 && n <= 200 ? n : null;
}

/**
 * A request of the owner for meetings that repeat, heard without the words that say how: those are its rhythm. Null when
 * the meeting does not repeat. `hear` reads a part of the text as a mail of its own.
 */
export function hearRhythm(text: string, heard: Heard, hear: (part: string) => Heard): Heard | null {
  const kinds = heard.reading.intents.map((intent) => intent.kind);
  const repeats = heard.reading.windows.filter((w) => w.rrule !== null && w.role === 'offer' && isWish(w));
  const words = rhythmWords(text);
  const ended = words.count !== null || words.weeks !== null || words.until !== null;
  const plainly = isPlainlyRepeating(text) || words.nth !== null || (ended && repeats.length > 0);
  const asked = kinds.includes('request_recurring') || (kinds.includes('request_meeting') && plainly);
  if (!asked || (repeats.length === 0 && words.every === null && words.nth === null)) return null;
  const rest = hear(words.rest);
  const { ends, sure } = endOf(words, hear);
  const clear =
    sure && rest.gate.reasons.every((reason) => reason === 'no clear intent' || reason === 'understood none');
  const rules = [...rest.reading.windows, ...repeats].flatMap((w) => w.rrule ?? []);
  const month = words.nth !== null || words.every === 'month' || rules.some((rule) => rule.startsWith('FREQ=MONTHLY'));
  const workdays =
    !month && (words.every === 'day' || rules.some((rule) => (/BYDAY=([A-Z,]+)/.exec(rule)?.[1] ?? '').length >= 14));
  const interval = Math.max(
    words.every === 'fortnight' ? 2 : 1,
    ...rules.map((rule) => Number(/INTERVAL=(\d{1,2})/.exec(rule)?.[1] ?? 1)),
  );
  const rhythm: Rhythm = {
    unit: month ? 'month' : 'week',
    interval: workdays ? 1 : interval,
    ...(workdays ? { workdays: true as const } : {}),
    ...(words.nth ? { nth: words.nth } : {}),
    ...(ends ? { ends } : {}),
  };
  const { intents, details, participants, questions, flags, language } = heard.reading;
  return {
    ...heard,
    reading: {
      ...rest.reading,
      intents,
      details,
      participants,
      questions,
      flags,
      language,
      understood: clear ? 'full' : 'partial',
    },
    gate: clear ? { auto: true, class: 1, reasons: [] } : rest.gate,
    windows: rest.windows,
    rhythm,
  };
}

/** "Every week", "each month": no other meaning. "Weekly" alone may be part of a title. */
function isPlainlyRepeating(text: string): boolean {
  return (
    /(?<!\p{L})(?:every|each|jede[nr]?|chaque|tous les|cada|todos los) (?:(?:other|second|two|zweite[nr]?|zwei|deux|dos) )?(?:weeks?|months?|weekdays?|workdays?|working days?|days?|wochen?|monate?|werktag|tag|semaines?|mois|jours?|semanas?|meses|mes|días?)(?!\p{L})/iu.test(
      text,
    ) && !/(?<!\p{L})(?:any|irgend)/iu.test(text)
  );
}

function endOf(words: RhythmWords, hear: (part: string) => Heard): { ends: End | null; sure: boolean } {
  if (words.count !== null) return { ends: { count: words.count }, sure: true };
  if (words.weeks !== null) return { ends: { weeks: words.weeks }, sure: true };
  if (words.until === null) return { ends: null, sure: true };
  const until = deadlineOf(hear(`Find 30 minutes by ${words.until}.`));
  return { ends: until === null ? null : { until }, sure: until !== null };
}

function deadlineOf(heard: Heard): EpochMinute | null {
  const deadline = heard.windows.find((w) => w.role === 'deadline');
  return deadline?.end ?? null;
}

function isWish({ stance }: Window): boolean {
  return stance === 'can' || stance === 'prefer';
}
