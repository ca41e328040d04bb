import { type HolidayCountry, holidayCountryOfZone } from '../../availability/public-holidays';
import type { Atom } from './atom';

/** Countries as adjectives and as nouns, in the languages of the document; without what leads to them ("in the", "en"). */
const NAMED: readonly (readonly [HolidayCountry, string])[] = [
  [
    'US',
    'us|u\\.s\\.|usa|united states|american|us-amerikanische[nrs]?|amerikanische[nrs]?|américains|états-unis|estados unidos|estadounidenses',
  ],
  [
    'GB-EAW',
    'uk|u\\.k\\.|united kingdom|british|great britain|england and wales|english|england|welsh|wales|britische[nrs]?|großbritannien|britanniques|royaume-uni|angleterre|británicos|reino unido|inglaterra',
  ],
  ['GB-SCT', 'scotland|scottish|schottland|schottische[nrs]?|écosse|escocia'],
  ['GB-NIR', 'northern ireland|northern irish|nordirland'],
  ['IE', 'ireland|irish|irland|irische[nrs]?|irlande|irlanda'],
  ['DE', 'germany|german|deutschland|deutsche[nrs]?|allemagne|allemands|alemania|alemanes'],
  ['DE-BW', 'baden-württemberg'],
  ['DE-BY', 'bavaria|bavarian|bayern|bayerische[nrs]?'],
  ['DE-BE', 'berlin|berliner'],
  ['DE-BB', 'brandenburg'],
  ['DE-HB', 'bremen'],
  ['DE-HH', 'hamburg|hamburger'],
  ['DE-HE', 'hesse|hessen|hessische[nrs]?'],
  ['DE-MV', 'mecklenburg-vorpommern'],
  ['DE-NI', 'lower saxony|niedersachsen'],
  ['DE-NW', 'north rhine-westphalia|nordrhein-westfalen|nrw'],
  ['DE-RP', 'rhineland-palatinate|rheinland-pfalz'],
  ['DE-SL', 'saarland'],
  ['DE-SN', 'saxony|sachsen|sächsische[nrs]?'],
  ['DE-ST', 'saxony-anhalt|sachsen-anhalt'],
  ['DE-SH', 'schleswig-holstein'],
  ['DE-TH', 'thuringia|thüringen|thüringer'],
  ['AT', 'austria|austrian|österreich|österreichische[nrs]?|autriche|autrichiens|austríacos'],
  ['FR', 'france|french|frankreich|französische[nrs]?|français|francia|franceses'],
  ['ES', 'spain|spanish|spanien|spanische[nrs]?|espagne|espagnols|españa|españoles'],
  ['IT', 'italy|italian|italien|italienische[nrs]?|italie|italiens|italia|italianos'],
  [
    'NL',
    'the netherlands|netherlands|holland|dutch|niederlande|niederlanden|niederländische[nrs]?|pays-bas|países bajos',
  ],
  ['BE', 'belgium|belgian|belgien|belgische[nrs]?|belgique|belges|bélgica|belgas'],
  ['PT', 'portugal|portuguese|portugiesische[nrs]?|portugais|portugueses'],
];

const COUNTRY_OF = NAMED.map(([country, names]) => [country, new RegExp(`^(?:${names})$`, 'iu')] as const);
const NAME = `(?:${NAMED.flatMap(([, names]) => names.split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const EACH_NAME = new RegExp(`(?<![\\p{L}-])${NAME}(?![\\p{L}-])`, 'giu');
const JOINED = '(?:\\s*(?:,|&|/)\\s*|\\s+(?:and|or|und|oder|et|ou|y|o)\\s+)';
const NAMES = `${NAME}(?:${JOINED}(?:(?:in|en|in der|in den)\\s+)?(?:the\\s+|der\\s+|den\\s+)?${NAME})*`;

/** "Bank holidays", "an Feiertagen"; with the words around them that say which, and of which country. */
const DAYS = [
  `(?:(?:on|during|over)\\s+)?(?:(?:all|any|every|each|a|the|my|our|both)\\s+)?(?:(?<before>${NAMES})\\s+)?(?:(?:official|national)\\s+)?(?:bank|public|national|federal|statutory|legal)\\s+(?:holidays|hols?|holiday)`,
  `(?<before>${NAMES})\\s+holidays`,
  `(?:(?:an|auf)\\s+)?(?:(?:allen?|jede[mnr]?|einem)\\s+)?(?:(?:gesetzlichen?|bundesweiten?|nationalen?|offiziellen?)\\s+)?(?:(?<before>${NAMES})\\s+)?(?:(?:gesetzlichen?|bundesweiten?|nationalen?)\\s+)?(?:Feiertag(?:en?|s)|feiertags)`,
  `(?:an|auf)\\s+(?:jedem|einem)\\s+(?:gesetzlichen\\s+)?Feiertag`,
  `(?:(?:pendant|lors)\\s+(?:de\\s+)?)?(?:tous\\s+)?(?:les|des|de|tout|un|aux?)?\\s*(?:jours?\\s+)?fériés?(?:\\s+(?:légaux|nationaux))?(?:\\s+(?<before>${NAME}))?`,
  `(?:(?:en|durante)\\s+)?(?:(?:todos\\s+)?(?:los|un|cada)\\s+)?(?:días?\\s+)?(?:festivos?|feriados?|fiestas\\s+nacionales)(?:\\s+(?:nacionales|oficiales))?(?:\\s+(?<before>${NAME}))?`,
].map(
  (days) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}-])${days}(?:\\s+(?:in|of|en|aux?|du|de|d['’])\\s*(?:(?:the|der|den|el|los|la|le|les)\\s+)?(?<after>${NAMES}))?(?![\\p{L}\\p{N}-])`,
      'giu',
    ),
);
const SIGN = /holiday|\bhols\b|feiertag|férié|festivo|feriado|fiestas nacionales/iu;

/** "3 October is a public holiday" names one, and "bank holiday weekends" are others; "the day after" is another day. */
const SAID_OF = /(?:\b(?:is|are|was|were|as|ist|sind|est|sont|es|son)|['’]s)\s+(?:a\s+|an\s+|un\s+|ein\s+)?$/iu;
const GOES_ON =
  /^\s*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weeks?|seasons?|periods?|eves?|lundis?|lunes)(?!\p{L})/iu;
const BESIDE =
  /(?<!\p{L})(?:before|after|around|near|between|bridging|outside|vor|nach|um|zwischen|neben|avant|après|autour|entre|veilles?|antes|después|vísperas?|puentes?)\s+(?:(?:an?|the|den|dem|die|les?|des|du|un|los|las|el|de|del)\s+)*$/iu;

/**
 * The public holidays that a text names, and the text with spaces in their places. The country is the one that is named,
 * else that of the owner's zone; where neither is sure, or a country is named that nobody here knows, they are a word that
 * is not understood.
 */
export function publicHolidaysIn(text: string, zone: string): { found: Atom[]; text: string } {
  if (!SIGN.test(text)) return { found: [], text };
  const found: Atom[] = [];
  let left = text;
  for (const pattern of DAYS) {
    left = left.replace(pattern, (raw: string, ...rest: unknown[]) => {
      const from = rest.find((one) => typeof one === 'number') as number;
      const groups = rest.at(-1) as { before?: string; after?: string };
      const to = from + raw.length;
      const before = left.slice(0, from);
      if (SAID_OF.test(before) || GOES_ON.test(left.slice(to)) || BESIDE.test(before)) return raw;
      // "An den Feiertagen", "über die Feiertage" are those at the end of the year.
      if (/^\s*Feiertage?n?$/iu.test(raw) && /(?<!\p{L})(?:die|den|der)\s+$/iu.test(before)) return raw;
      const lead = /^\s*/u.exec(raw)?.[0].length ?? 0;
      const place = { from: from + lead, to, text: raw.slice(lead) };
      const holidays = isOfOthers(left, from + lead, to) ? null : countriesOf([groups.before, groups.after], zone);
      found.push(holidays ? { ...place, k: 'days', days: { holidays } } : { ...place, k: 'word' });
      return ' '.repeat(raw.length);
    });
  }
  return { found, text: left };
}

/** "Norwegian public holidays", "bank holidays in Hong Kong": of a country that is not in the list. */
function isOfOthers(text: string, from: number, to: number): boolean {
  return (
    (!LED.test(text.slice(from, to)) && /[\p{Ll}\d,]\s+\p{Lu}\p{Ll}[\p{L}-]*\s+$/u.test(text.slice(0, from))) ||
    /^\s+(?:in|of|en|aux?|du|de)\s+(?:(?:the|der|den|el|los|la|le|les)\s+)?\p{Lu}/u.test(text.slice(to)) ||
    /^\s*(?:,|&|\/|and|or|und|oder|et|ou|y|o)\s+(?:in\s+|en\s+)?\p{Lu}\p{L}+\s*(?:[.,;:]|$)/u.test(text.slice(to))
  );
}

const LED =
  /^(?:on|during|over|all|any|every|each|an?|the|my|our|auf|alle|jede[mnr]?|pendant|lors|tous|les|des|de|tout|une?|aux?|en|durante|los|cada)(?!\p{L})/iu;

function countriesOf(said: readonly (string | undefined)[], zone: string): HolidayCountry[] | null {
  const words = said.filter((one) => one !== undefined).join(' ');
  if (!words) {
    const own = holidayCountryOfZone(zone);
    return own && [own];
  }
  const names = words.match(EACH_NAME) ?? [];
  const countries = names.flatMap((name) => COUNTRY_OF.flatMap(([country, is]) => (is.test(name) ? [country] : [])));
  return countries.length > 0 ? [...new Set(countries)].sort() : null;
}
