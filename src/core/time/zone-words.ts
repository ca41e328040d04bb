import type { EpochMinute } from './period';
import { windowsZone } from './resolve-tzid';
import { knownZone, offsetAt, zoneNames, zoneTable } from './zone';
import { CITY_NAMES, RENAMED_CITIES, ZONE_PLACES } from './zone-cities';

/** A zone that words name: one, or several between which only a person (or the sender's own zone) can decide. */
export type NamedZone = { readonly tzid: string } | { readonly candidates: readonly string[] };

/**
 * Abbreviations and names of zones as people use them: PST in March means the Pacific coast's clock, not UTC-8. GMT in
 * summer may be meant literally or as London's clock; IST, CST and AST name several countries' times.
 */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  'America/New_York': 'et|est|edt|eastern|hne|hae',
  'America/Chicago': 'ct|cst|cdt|central|hnc|hac',
  'America/Denver': 'mt|mst|mdt|mountain|hnr|har',
  'America/Los_Angeles': 'pt|pst|pdt|pacific|hnp|hap',
  'America/Anchorage': 'akt|akst|akdt',
  'Pacific/Honolulu': 'hst|ht|hawaiian|hawaii-aleutian',
  'America/Halifax': 'adt|atlantic',
  'America/St_Johns': 'nst|ndt',
  'America/Sao_Paulo': 'brt',
  'America/Argentina/Buenos_Aires': 'art',
  'Etc/UTC': 'utc|utc+0|z|zulu|coordinated universal|universal|ut',
  'Europe/London': 'bst|british|british summer',
  'Europe/Dublin': 'irish|irish standard',
  'Europe/Lisbon': 'wet|west|western european|western european summer',
  'Europe/Paris': 'cet|cest|met|mest|mez|mesz|central european|central european summer|mitteleuropäische|hec|heca',
  'Europe/Helsinki': 'eet|eest|oez|oesz|eastern european|eastern european summer',
  'Europe/Istanbul': 'trt',
  'Europe/Moscow': 'msk',
  'Africa/Johannesburg': 'sast',
  'Africa/Lagos': 'wat',
  'Africa/Nairobi': 'eat',
  'Asia/Dubai': 'gst|gulf',
  'Asia/Karachi': 'pkt',
  'Asia/Kathmandu': 'npt',
  'Asia/Bangkok': 'ict',
  'Asia/Singapore': 'sgt',
  'Asia/Hong_Kong': 'hkt',
  'Asia/Manila': 'pht',
  'Asia/Jakarta': 'wib',
  'Asia/Tokyo': 'jst',
  'Asia/Seoul': 'kst',
  'Australia/Perth': 'awst',
  'Australia/Darwin': 'acst',
  'Australia/Adelaide': 'acdt',
  'Australia/Sydney': 'aest|aedt|aet',
  'Pacific/Auckland': 'nzst|nzdt|nzt',
};
const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  ist: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  ast: ['America/Halifax', 'Asia/Riyadh'],
  gmt: ['Etc/UTC', 'Europe/London'],
  'greenwich mean': ['Etc/UTC', 'Europe/London'],
};
/** Zones without summer time for the offsets that Etc/GMT±n cannot say, by minutes east. */
const FIXED_OFFSETS: Readonly<Record<number, string>> = {
  [-570]: 'Pacific/Marquesas',
  210: 'Asia/Tehran',
  270: 'Asia/Kabul',
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  525: 'Australia/Eucla',
  570: 'Australia/Darwin',
};
/** Letters that are ordinary words when they are small: anywhere, or in one language ("14:00 et 16:00", "10:00 ist gut"). */
const SMALL_WORDS = new Set([
  'art',
  'dc',
  'eat',
  'hac',
  'hae',
  'har',
  'ht',
  'la',
  'met',
  'mest',
  'ut',
  'wat',
  'west',
  'wet',
  'z',
]);
const SMALL_WORDS_IN: Readonly<Record<string, readonly string[]>> = {
  fr: ['et', 'est', 'hec'],
  de: ['ist', 'est'],
  es: ['et'],
};

/** Cities of IANA names that are ordinary words or say something else in mail. */
const NOT_CITIES = new Set([
  'easter',
  'center',
  'troll',
  'knox',
  'west',
  'east',
  'north',
  'south',
  'central',
  'general',
]);

let places: Map<string, string[]> | undefined;

/**
 * The zone that words of a mail name: `ET`, `PST`, `London time`, `Berliner Zeit`, `heure de Paris`, `UTC+2`, a city, an
 * IANA or Windows name. `at` is roughly when the time meant is: candidates with the same offset then are merged. Null when the
 * words name no zone, or are ordinary ones of the mail's language (`locale`). Reads at most the first 60 characters.
 */
export function resolveZoneWord(text: string, at?: EpochMinute, locale = 'en'): NamedZone | null {
  const word = text
    .slice(0, 60)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:)\]]+$/, '')
    .replace(/^[([]+/, '');
  if (!word || SMALL_WORDS.has(word) || SMALL_WORDS_IN[locale.slice(0, 2)]?.includes(word)) return null;
  const offset = offsetZone(word);
  if (offset) return { tzid: offset };
  if (word.includes('/')) {
    const iana = knownZone(word.replace(/ /g, '_'));
    return iana ? { tzid: iana } : null;
  }
  for (const form of forms(word.toLowerCase())) {
    const found = placeIndex().get(form);
    if (found) return choose(found, at);
  }
  const windows = windowsZone(text.slice(0, 60));
  return windows ? { tzid: windows } : null;
}

function choose(found: readonly string[], at: EpochMinute | undefined): NamedZone {
  const distinct =
    at === undefined
      ? found
      : found.filter((tzid, i) => {
          const offset = offsetAt(zoneTable(tzid), at);
          return found.findIndex((other) => offsetAt(zoneTable(other), at) === offset) === i;
        });
  return distinct.length === 1 ? { tzid: distinct[0] as string } : { candidates: distinct };
}

/** The word itself, then without the words around it that only say "time". */
function forms(word: string): string[] {
  const bare = word
    .replace(/^u\.?s\.? (?=eastern|central|mountain|pacific)/, '')
    .replace(
      /^(?:heures? (?:normale |avancée )?(?:de |d['’]|du )|hora (?:de |del )|(?:orts)?zeit (?:in |von )?|ortszeit )/,
      '',
    )
    .replace(/[ -](?:(?:standard|daylight|local|summer|winter) )?(?:time(?: ?zone)?|zeit|uhrzeit|ortszeit)$/, '');
  const out = [word, bare];
  if (word !== bare) {
    out.push(bare.replace(/ (?:standard|daylight|summer)$/, ''));
    if (bare.endsWith('er')) out.push(bare.slice(0, -2), bare.slice(0, -1));
    if (bare.endsWith("'s") || bare.endsWith('’s')) out.push(bare.slice(0, -2));
  }
  return out;
}

/** `UTC+2`, `GMT-5`, `UTC+05:30`, `+0200`. */
function offsetZone(word: string): string | null {
  const match = /^(?:utc|gmt)?\s?([+−-])\s?(\d{1,2})(?::?(\d{2}))?(?:\s?h(?:rs?|ours?)?)?$/i.exec(word);
  if (!match || !(/^[a-z]/i.test(word) || /\d{2}:?\d{2}$/.test(word))) return null;
  const sign = match[1] === '+' ? 1 : -1;
  const minutes = sign * (Number(match[2]) * 60 + Number(match[3] ?? 0));
  if (minutes === 0) return 'Etc/UTC';
  if (minutes % 60 !== 0) return FIXED_OFFSETS[minutes] ?? null;
  return knownZone(`Etc/GMT${sign > 0 ? '-' : '+'}${Math.abs(minutes / 60)}`) ?? null;
}

function placeIndex(): Map<string, string[]> {
  if (places) return places;
  const index = new Map<string, string[]>();
  const add = (word: string, tzid: string) => {
    const found = index.get(word);
    if (!found) index.set(word, [tzid]);
    else if (!found.includes(tzid)) found.push(tzid);
  };
  for (const source of [ABBREVIATIONS, ZONE_PLACES]) {
    for (const [tzid, words] of Object.entries(source)) for (const word of words.split('|')) add(word, tzid);
  }
  for (const [word, candidates] of Object.entries(AMBIGUOUS)) index.set(word, [...candidates]);
  for (const [tzid, names] of Object.entries(CITY_NAMES)) {
    for (const name of names) if (name) add(name.toLowerCase(), tzid);
  }
  for (const name of zoneNames()) {
    const segments = name.split('/');
    const city = (segments.at(-1) as string).replaceAll('_', ' ').toLowerCase();
    if (segments.length < 2 || segments[0] === 'Etc' || NOT_CITIES.has(city)) continue;
    if (!index.has(city)) index.set(city, [RENAMED_CITIES[name] ?? name]);
  }
  places = index;
  return index;
}
