import { type DayNumber, dayNumber, formatClock, formatLocalDate, weekdayOf } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { seeded } from '../../tests/support/random';
import type { MailRow } from '../reader/gold';
import { letter } from './letter';
import {
  type Chance,
  DEVICES,
  LANGUAGES,
  type SaidTime,
  type SaidWindow,
  type Saying,
  type Scene,
  TONES,
} from './phrasebook';
import { goldOf, pickOf, say } from './say';

const OWNER_ZONES = ['America/New_York', 'Europe/Berlin', 'Europe/London', 'America/Los_Angeles'];
const HOMES = {
  en: ['Europe/London', 'America/New_York'],
  de: ['Europe/Berlin'],
  fr: ['Europe/Paris'],
  es: ['Europe/Madrid'],
};
const WRITERS = {
  en: ['Priya Shah', 'Tom Baker'],
  de: ['Jonas Weber', 'Lena Vogt'],
  fr: ['Claire Martin', 'Luc Petit'],
  es: ['Marta Ruiz', 'Pablo Gil'],
};
const COLLEAGUES = ['Marc Stone', 'Julia Brandt', 'Nina Costa', 'Paul Moreau'];

/** A mail of the bank with its gold; tags say language, saying, tone, device; `phrase` is the wording's template. */
export interface BankRow extends MailRow {
  readonly phrase: string;
}

/** `count` mails that a seed determines, spread over languages, sayings, tones and devices. */
export function paraphraseRows(seed: number, count: number): BankRow[] {
  return Array.from({ length: count }, (_, i) => rowOf(seed, i));
}

function rowOf(seed: number, i: number): BankRow {
  const chance = seeded(seed * 1_000_003 + i);
  for (let warm = 0; warm < 3; warm++) chance();
  const language = LANGUAGES[i % LANGUAGES.length] as (typeof LANGUAGES)[number];
  const maker = MAKERS[Math.floor(i / LANGUAGES.length) % MAKERS.length] as Maker;
  const tone = pickOf(TONES, chance);
  const device = pickOf(DEVICES, chance);
  const ownerZone = pickOf(OWNER_ZONES, chance);
  const home = pickOf(HOMES[language], chance);
  const senderZone = maker.role || ownerZone === 'America/Los_Angeles' || chance() < 0.6 ? null : home;
  const owner = zoneTable(ownerZone);
  const today = dayNumber(2026, 1, 5) + Math.floor(chance() * 104) * 7 + Math.floor(chance() * 5);
  const now = toInstant(owner, today * 1440 + 540 + Math.floor(chance() * 16) * 30);
  const slots =
    maker.state === 'new' ? [] : slotsFrom(today, maker.slots ?? (maker.state === 'booked' ? 1 : 3), chance);
  const clock = zoneTable(senderZone ?? ownerZone);
  const scene: Scene = {
    today: Math.floor(toWall(clock, now) / 1440),
    slots: slots.map(({ day, from }) => {
      const wall = toWall(clock, toInstant(owner, day * 1440 + from));
      return { day: Math.floor(wall / 1440), from: wall - Math.floor(wall / 1440) * 1440 };
    }),
  };
  const saying = maker.make(scene, chance);
  const said = say(saying, scene, language, tone, chance);
  const writer = { name: pickOf(WRITERS[language], chance), language, tone, device };
  return {
    id: `bank-${seed}-${i}`,
    split: 'dev',
    now: new Date(now * 60_000).toISOString(),
    ownerZone,
    senderZone,
    locale: chance() < 0.2 ? language : null,
    role: maker.role ?? 'guest',
    loopState: maker.state,
    offered: slots.map(({ day, from }) => `${formatLocalDate(day)} ${formatClock(from)}`),
    text: maker.role === 'auto' ? said.text : letter(said.text, writer, chance),
    gold: goldOf(saying, scene),
    tags: [language, saying.say, tone, device],
    phrase: said.phrase,
  };
}

function slotsFrom(today: DayNumber, count: number, chance: Chance): { day: DayNumber; from: number }[] {
  const slots: { day: DayNumber; from: number }[] = [];
  for (let ahead = 1 + Math.floor(chance() * 4); slots.length < count; ahead += 1 + Math.floor(chance() * 2))
    if (weekdayOf(today + ahead) < 5) slots.push({ day: today + ahead, from: 540 + Math.floor(chance() * 16) * 30 });
  return slots;
}

interface Maker {
  readonly state: MailRow['loopState'];
  readonly role?: MailRow['role'];
  /** How many are offered, where it is not three. */
  readonly slots?: number;
  readonly make: (scene: Scene, chance: Chance) => Saying;
}

const offered = (make: Maker['make']): Maker => ({ state: 'options_offered', make });
const booked = (make: Maker['make']): Maker => ({ state: 'booked', make });
const fresh = (make: Maker['make'], role?: MailRow['role']): Maker => ({
  state: 'new',
  make,
  ...(role ? { role } : {}),
});
const person = (chance: Chance): { name: string; email: string } => {
  const name = pickOf(COLLEAGUES, chance);
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@globex.example` };
};

const MAKERS: readonly Maker[] = [
  offered((scene, chance) => ({ say: 'accept', option: 1 + Math.floor(chance() * scene.slots.length) })),
  offered((scene, chance) => ({ say: 'accept', option: 1 + Math.floor(chance() * scene.slots.length) })),
  offered((_, chance) => ({
    say: 'accept_several',
    options: pickOf(
      [
        [1, 2],
        [2, 3],
        [1, 3],
      ],
      chance,
    ),
  })),
  offered(() => ({ say: 'accept_any' })),
  offered((_, chance) => {
    const [option, refused] = pickOf(
      [
        [1, 2],
        [2, 1],
        [3, 1],
        [3, 2],
      ] as const,
      chance,
    );
    return { say: 'accept_except', option, refused };
  }),
  offered(() => ({ say: 'accept_unclear' })),
  { state: 'options_offered', slots: 1, make: () => ({ say: 'accept_unclear' }) },
  offered(() => ({ say: 'decline_all' })),
  offered((scene, chance) => ({
    say: 'decline_and_counter',
    windows: windowsIn(scene, 1 + Math.floor(chance() * 2), chance),
  })),
  offered((scene, chance) => ({ say: 'counter', windows: windowsIn(scene, 1, chance) })),
  fresh((scene, chance) => ({ say: 'counter', windows: windowsIn(scene, 1 + Math.floor(chance() * 3), chance) })),
  fresh((scene, chance) => ({ say: 'counter', windows: windowsIn(scene, 2, chance) })),
  fresh((scene, chance) => ({ say: 'unavailable', days: windowsIn(scene, 1, chance).map(({ day }) => day) })),
  fresh((_, chance) => ({ say: 'vague_week', weeksAhead: chance() < 0.7 ? 1 : 2 })),
  fresh((scene, chance) => ({ say: 'wrong_weekday', day: scene.today + 8, from: 600 + 60 * Math.floor(chance() * 6) })),
  {
    state: 'options_offered',
    role: 'auto',
    make: (scene, chance) => ({ say: 'out_of_office', back: scene.today + 2 + Math.floor(chance() * 10) }),
  },
  booked(() => ({ say: 'cancel' })),
  offered(() => ({ say: 'decline_meeting' })),
  booked((_, chance) => ({ say: 'late', minutes: pickOf([5, 10, 15, 20], chance) })),
  booked((_, chance) => ({ say: 'move_by', minutes: pickOf([-60, -30, 30, 60, 90], chance) })),
  booked((scene, chance) => ({ say: 'move_to', window: windowsIn(scene, 1, chance)[0] as SaidWindow })),
  booked((scene, chance) => ({ say: 'move_same_time', day: windowsIn(scene, 1, chance)[0]?.day as DayNumber })),
  offered((_, chance) => ({ say: 'duration', minutes: pickOf([15, 45, 60, 90], chance) })),
  booked((_, chance) => ({ say: 'medium', medium: pickOf(['video', 'phone', 'in_person'] as const, chance) })),
  offered((_, chance) => ({ say: 'add', ...person(chance) })),
  fresh((_, chance) => ({ say: 'delegate', ...person(chance) })),
  booked((_, chance) => ({
    say: 'ask',
    topic: pickOf(['join_link', 'attendees', 'agenda', 'is_automated'] as const, chance),
  })),
  offered(() => ({ say: 'ask_times' })),
  offered(() => ({ say: 'opt_out' })),
  booked(() => ({ say: 'thank' })),
  booked(() => ({ say: 'acknowledge' })),
  fresh(
    (_, chance) => ({
      say: 'request',
      minutes: pickOf([15, 30, 45, 60], chance),
      name: pickOf(COLLEAGUES, chance),
      weeksAhead: 1,
    }),
    'owner',
  ),
];

/** Windows on different working days of the next two weeks on which nothing was offered. */
function windowsIn({ today, slots }: Scene, count: number, chance: Chance): SaidWindow[] {
  const days = Array.from({ length: 12 }, (_, i) => today + 1 + i).filter(
    (day) => weekdayOf(day) < 5 && !slots.some((slot) => slot.day === day),
  );
  const wholeDays = chance() < 0.15;
  const windows: SaidWindow[] = [];
  while (windows.length < count) {
    const [day] = days.splice(Math.floor(chance() * days.length), 1) as [DayNumber];
    windows.push({ day, time: wholeDays ? { kind: 'day' } : timeOf(chance) });
  }
  return windows.sort((a, b) => a.day - b.day);
}

function timeOf(chance: Chance): SaidTime {
  const start = 540 + 30 * Math.floor(chance() * 14);
  const hour = 540 + 60 * Math.floor(chance() * 7);
  return pickOf<SaidTime>(
    [
      { kind: 'exact', from: start },
      { kind: 'exact', from: hour },
      { kind: 'range', from: hour, to: hour + pickOf([60, 120, 180], chance) },
      { kind: 'after', from: hour },
      { kind: 'before', to: hour + 60 },
      { kind: 'morning' },
      { kind: 'afternoon' },
    ],
    chance,
  );
}
