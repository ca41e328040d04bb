import { buildFreeBusyFromMinutes } from '@/core/availability/free-busy';
import { sameHours } from '@/core/availability/hours';
import { isFree } from '@/core/slots/is-free';
import { preferenceCurve } from '@/core/slots/preference-curve';
import type { Attendee, SlotQuery } from '@/core/slots/query';
import { rankSlots } from '@/core/slots/rank';
import { findSlots } from '@/core/slots/search';
import { dayNumber } from '@/core/time/calendar-date';
import { zoneTable } from '@/core/time/zone';
import { exponent, generator, interleave, showTime } from './measure';

interface Raw {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

interface Cell {
  readonly people: number;
  readonly days: number;
  readonly events: number;
}

interface Figures extends Cell {
  readonly found: number;
  readonly stretches: number;
  readonly slots: number;
  readonly ranked: number;
  readonly raw: number;
  readonly mirrorFloor: number;
  readonly rawFloor: number;
  readonly free: number;
}

const FIRST = dayNumber(2026, 2, 2) * 1440;
const ZONES = ['America/New_York', 'Europe/London', 'Europe/Berlin'].map(zoneTable);
const PICK = { k: 5, perDay: 2, minGap: 0 };

/** Events of 15 to 45 minutes at any time but one hour a day that the whole company keeps free, in random order. */
function rawEvents(cell: Cell, person: number): Raw {
  const random = generator(person + 1);
  const starts = new Int32Array(cell.events);
  const ends = new Int32Array(cell.events);
  for (let i = 0; i < cell.events; i++) {
    let start: number;
    let end: number;
    do {
      start = FIRST + 15 * Math.floor(random() * cell.days * 96);
      end = start + 15 * (1 + Math.floor(random() * 3));
    } while (start % 1440 < 900 && (end % 1440 > 840 || end % 1440 < start % 1440));
    starts[i] = start;
    ends[i] = end;
  }
  return { starts, ends };
}

function attendeeOf(raw: Raw, cell: Cell, person: number): Attendee {
  const coverage = { start: FIRST - 1440, end: FIRST + (cell.days + 1) * 1440 };
  const curve = [0, 1, 2, 3, 4].map((weekday) => ({
    weekday,
    from: 540 + 30 * (person % 4),
    to: 720,
    cost: 1 + person,
  }));
  return {
    id: String(person),
    role: 'REQ-PARTICIPANT',
    freeBusy: buildFreeBusyFromMinutes(raw.starts, raw.ends, coverage, { version: '1', asOf: FIRST }),
    availability: {
      zone: ZONES[person % ZONES.length] as (typeof ZONES)[number],
      weekly: sameHours([0, 1, 2, 3, 4], [[540, 1080]]),
      overrides: new Map(),
      travel: [],
    },
    bufferBefore: 0,
    bufferAfter: 0,
    weight: 1,
    preferences: preferenceCurve(curve),
  };
}

function figuresOf(cell: Cell): Figures {
  const raws = Array.from({ length: cell.people }, (_, person) => rawEvents(cell, person));
  const attendees = raws.map((raw, person) => attendeeOf(raw, cell, person));
  const q: SlotQuery = {
    window: { start: FIRST, end: FIRST + cell.days * 1440 },
    duration: 30,
    step: 30,
    gridZone: ZONES[0] as (typeof ZONES)[number],
    now: FIRST - 600,
    minimumNotice: 240,
    attendees,
    exclude: [],
    minOptional: 0,
  };
  const first = findSlots(q).at(0);
  const timings = interleave([
    { name: 'mirror floor', run: () => attendees.reduce((sum, a) => sum + read(a.freeBusy), 0) },
    { name: 'slots', run: () => findSlots(q).count },
    { name: 'ranked', run: () => rankSlots(findSlots(q), q, PICK).length },
    { name: 'raw floor', run: () => raws.reduce((sum, raw) => sum + read(raw), 0) },
    {
      name: 'raw',
      run: () => {
        const fresh = attendees.map((a, i) => ({ ...a, freeBusy: rebuilt(a, raws[i] as Raw) }));
        const query = { ...q, attendees: fresh };
        return rankSlots(findSlots(query), query, PICK).length;
      },
    },
    { name: 'free', run: () => (first && isFree(q, first) ? 1 : 0) },
  ]);
  const of = (name: string) => timings.get(name) as number;
  return {
    ...cell,
    found: findSlots(q).count,
    stretches: attendees.reduce((sum, a) => sum + a.freeBusy.starts.length, 0),
    slots: of('slots'),
    ranked: of('ranked'),
    raw: of('raw'),
    mirrorFloor: of('mirror floor'),
    rawFloor: of('raw floor'),
    free: of('free'),
  };
}

function rebuilt(a: Attendee, { starts, ends }: Raw) {
  return buildFreeBusyFromMinutes(starts, ends, a.freeBusy.coverage, a.freeBusy);
}

/** The floor: reading every stretch once. */
function read({ starts, ends }: Raw): number {
  let sum = 0;
  for (let i = 0; i < starts.length; i++) sum = (sum + (ends[i] as number) - (starts[i] as number)) | 0;
  return sum;
}

const CELLS: Cell[] = [1, 5, 10].flatMap((people) =>
  [30, 90].flatMap((days) => [100, 1_000, 10_000].map((events) => ({ people, days, events }))),
);

/** Markdown: searches by people, days and events per person, and the exponents. */
export function slotFigures(): string {
  // The first pass is thrown away: by the second one the runtime has compiled for people of every kind.
  for (const cell of CELLS.slice(0, 4)) figuresOf(cell);
  const all = CELLS.map(figuresOf);
  const ratio = (a: number, b: number) => `${(a / b).toFixed(1)}×`;
  const rows = all.map((f) =>
    [
      f.people,
      f.days,
      f.events,
      f.stretches,
      f.found,
      `${showTime(f.slots)} (${ratio(f.slots, f.mirrorFloor)})`,
      showTime(f.ranked),
      `${showTime(f.raw)} (${ratio(f.raw, f.rawFloor)}, ${(f.raw / f.people / f.events).toFixed(1)} ns)`,
      showTime(f.free),
    ].join(' | '),
  );
  const by = (key: 'people' | 'days' | 'events', figure: 'slots' | 'ranked' | 'raw') => {
    const others = (['people', 'days', 'events'] as const).filter((one) => one !== key);
    const groups = groupBy(all, others);
    const fits = [...groups.values()].map((group) => exponent(group.map((f) => [f[key], f[figure]] as const)));
    return (fits.reduce((sum, p) => sum + p, 0) / fits.length).toFixed(2);
  };
  return `### Free/busy and slot search
Time per search, 30-minute meetings on a 30-minute grid, three zones, weekly preferences; working hours remembered.
In brackets: times the floor, which is reading every stretch (or every raw event) once.

| people | days | events each | busy stretches | slots | warm mirror → slots | warm mirror → top five | unsorted events → top five (per event) | isFree |
|--|--|--|--|--|--|--|--|--|
| ${rows.join(' |\n| ')} |

Fitted exponents, mean over the other two sizes:

| | in events | in people | in days |
|--|--|--|--|
| mirror → slots | ${by('events', 'slots')} | ${by('people', 'slots')} | ${by('days', 'slots')} |
| mirror → top five | ${by('events', 'ranked')} | ${by('people', 'ranked')} | ${by('days', 'ranked')} |
| unsorted events → top five | ${by('events', 'raw')} | ${by('people', 'raw')} | ${by('days', 'raw')} |
`;
}

function groupBy(all: readonly Figures[], keys: readonly (keyof Cell)[]): Map<string, Figures[]> {
  const groups = new Map<string, Figures[]>();
  for (const f of all) {
    const key = keys.map((one) => f[one]).join();
    groups.set(key, [...(groups.get(key) ?? []), f]);
  }
  return groups;
}
