import { type DayNumber, dayNumber, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { seeded } from '../../tests/support/random';
import type { Chance, Device, Language, Tone } from '../paraphrases/phrasebook';
import { DEVICES, LANGUAGES, TONES } from '../paraphrases/phrasebook';
import { pickOf } from '../paraphrases/say';
import { at, drawBusy, type HiddenCalendar } from './hidden-calendar';
import type { OwnTime } from './mind';
import { DECK, type PersonaName, personas } from './personas';
import { drawSecrets, type SecretEvent } from './secrets';

/** One guest of one loop, as the seed makes them. */
export interface GuestPart extends OwnTime {
  readonly address: string;
  readonly name: string;
  readonly persona: PersonaName;
  readonly language: Language;
  readonly tone: Tone;
  readonly device: Device;
}

export interface LoopPart {
  readonly seed: number;
  /** Index of the owner. */
  readonly owner: number;
  readonly subject: string;
  readonly minutes: number;
  readonly weeksAhead: 1 | 2;
  readonly requestAt: EpochMinute;
  readonly guests: readonly GuestPart[];
}

export interface OwnerPart {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly tone: Tone;
  readonly calendar: HiddenCalendar;
  readonly events: readonly SecretEvent[];
}

/** Owners who share a few days, and loops that contend for their time. */
export interface WorldPart {
  readonly number: number;
  /** A Monday. */
  readonly firstDay: DayNumber;
  readonly startMs: number;
  readonly owners: readonly OwnerPart[];
  readonly loops: readonly LoopPart[];
}

/** So many loops make a world: seed 1 to 25 the first, and so on. Each world plays the whole deck of personas once. */
export const LOOPS_PER_WORLD = DECK.length;

const OWNERS: readonly { name: string; zone: string; language: Language; load: number }[] = [
  { name: 'Dana Reyes', zone: 'America/New_York', language: 'en', load: 0.4 },
  { name: 'Katrin Behrens', zone: 'Europe/Berlin', language: 'de', load: 0.5 },
  { name: 'Owen Carter', zone: 'Europe/London', language: 'en', load: 0.65 },
  { name: 'Amélie Laurent', zone: 'Europe/Paris', language: 'fr', load: 0.45 },
  { name: 'Lucía Navarro', zone: 'America/Los_Angeles', language: 'es', load: 0.35 },
];
const HOMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Europe/London', 'America/New_York', 'America/Los_Angeles'],
  de: ['Europe/Berlin'],
  fr: ['Europe/Paris'],
  es: ['Europe/Madrid'],
};
const FIRST_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Priya', 'Tom', 'Hannah', 'Marcus'],
  de: ['Jonas', 'Lena', 'Uwe', 'Sabine'],
  fr: ['Claire', 'Luc', 'Margot', 'Antoine'],
  es: ['Marta', 'Pablo', 'Inés', 'Jorge'],
};
const SURNAMES =
  'Abbott Brandt Costa Delgado Ekström Fontaine Gruber Hollis Ibarra Jansen Keller Lindqvist Moreau Novak Okafor Petit Quintero Rossi Schubert Thorne Ullmann Vasquez Whitlock Ximenes Yardley Zeller Ashby Bellamy Corbin Dietrich Escobar Falk Garnier Haas Ivanova Juarez Kessler Lefort Mercer Nolan'.split(
    ' ',
  );
const COLOURS =
  'Amber Cobalt Coral Crimson Emerald Indigo Ivory Jade Lilac Maroon Ochre Olive Saffron Silver Teal'.split(' ');
const THINGS = 'Harbour Lantern Meadow Orchard Pavilion'.split(' ');
const DOMAINS = ['globex.test', 'initech.test', 'umbra.test'];

/** Days from the Monday on for which calendars are filled. */
const SPAN_DAYS = 42;

/** The number of the world that a seed belongs to; seeds count from 1. */
export function worldOf(seed: number): number {
  return Math.floor((seed - 1) / LOOPS_PER_WORLD) + 1;
}

/** A world, the same for the same number: owners, calendars, the first `most` of its loops, guests. */
export function castWorld(number: number, most = LOOPS_PER_WORLD): WorldPart {
  const chance = warm(number * 7_919);
  // From 2028 on: the sandbox's clock only runs ahead. The weeks spread over the years' changes of the clock.
  const firstDay = monday(dayNumber(2028, 1, 3)) + 7 * ((number * 17) % 150);
  const owners = OWNERS.map((owner, i) => castOwner(number, i, owner, firstDay, chance));
  const deck = shuffled(DECK, chance);
  const surnames = shuffled(SURNAMES, chance);
  // Nobody in a world shares a surname: a name in a mail says of which loop it is.
  const loops = deck.map((guests, i) =>
    castLoop((number - 1) * LOOPS_PER_WORLD + i + 1, i, {
      guests,
      owners,
      firstDay,
      surnames: surnames.splice(0, guests.length),
    }),
  );
  const startMs = at('Etc/UTC', firstDay - 1, 720) * 60_000;
  return { number, firstDay, startMs, owners, loops: loops.slice(0, most) };
}

function castOwner(
  world: number,
  i: number,
  { name, zone, language, load }: (typeof OWNERS)[number],
  first: DayNumber,
  chance: Chance,
): OwnerPart {
  const hours = { from: 540, to: 1020 };
  const busy = drawBusy({ zone, hours }, { first, days: SPAN_DAYS }, load, chance);
  const events = drawSecrets(busy, `${world}-${i}`, { zone, first, weeks: SPAN_DAYS / 7 }, chance);
  const counted = events.filter((event) => event.blocks).flatMap((event) => event.periods);
  return {
    email: `owner${i}@acme.test`,
    name,
    language,
    tone: pickOf(TONES, chance),
    calendar: { zone, hours, busy: counted },
    events,
  };
}

function castLoop(
  seed: number,
  i: number,
  world: {
    guests: readonly PersonaName[];
    owners: readonly OwnerPart[];
    firstDay: DayNumber;
    surnames: readonly string[];
  },
): LoopPart {
  const chance = warm(seed * 1_000_003);
  const owner = i % world.owners.length;
  const zone = world.owners[owner]?.calendar.zone as string;
  const day = world.firstDay + Math.floor(chance() * 3);
  return {
    seed,
    owner,
    subject: `${COLOURS[i % COLOURS.length]} ${THINGS[Math.floor(i / COLOURS.length)]}`,
    minutes: pickOf([15, 30, 30, 30, 45, 60], chance),
    weeksAhead: chance() < 0.75 ? 1 : 2,
    requestAt: at(zone, day, 540 + 5 * Math.floor(chance() * 90)),
    guests: world.guests.map((persona, n) => castGuest(persona, world, { seed, i, n, ownerZone: zone }, chance)),
  };
}

function castGuest(
  persona: PersonaName,
  world: { guests: readonly PersonaName[]; firstDay: DayNumber; surnames: readonly string[] },
  { seed, i, n, ownerZone }: { seed: number; i: number; n: number; ownerZone: string },
  chance: Chance,
): GuestPart {
  const language = pickOf(LANGUAGES, chance);
  const homes = HOMES[language];
  const zone = homes.includes(ownerZone) && chance() < 0.6 ? ownerZone : pickOf(homes, chance);
  const apart = /America/.test(zone) !== /America/.test(ownerZone);
  // Whoever works across an ocean takes calls early or late.
  const hours = apart ? { from: 450, to: 1260 } : { from: 510, to: 1080 };
  // Several calendars have to leave something in common.
  const load = world.guests.length > 1 ? 0.1 + chance() * 0.25 : 0.25 + chance() * 0.4;
  const first = pickOf(FIRST_NAMES[language], chance);
  const surname = world.surnames[n] as string;
  const local = `${first}.${surname}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
  const prefix = personas[persona].bounces ? 'bounce+' : '';
  return {
    address: `${prefix}${local}.${seed}@${DOMAINS[(i + n) % DOMAINS.length]}`,
    name: `${first} ${surname}`,
    persona,
    language,
    tone: pickOf(TONES, chance),
    device: pickOf(DEVICES, chance),
    calendar: {
      zone,
      hours,
      busy: drawBusy({ zone, hours }, { first: world.firstDay, days: SPAN_DAYS }, load, chance),
    },
    delayMin: Math.round(10 * 60 ** chance()),
  };
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(chance() * rest.length), 1)[0] as T);
}

function monday(day: DayNumber): DayNumber {
  return day - weekdayOf(day);
}

/** The first numbers of neighbouring seeds resemble each other. */
function warm(seed: number): Chance {
  const chance = seeded(seed);
  for (let i = 0; i < 3; i += 1) chance();
  return chance;
}
