import { Temporal } from 'temporal-polyfill';
import { dayNumber } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { generator, interleave, showTime } from './measure';

const NAMES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const MANY = 1_024;

/** Markdown: the cost of one conversion, four zones in rotation, against the cached formatter and a Temporal polyfill. */
export function zoneFigures(): string {
  const random = generator(1);
  const first = dayNumber(2020, 1, 1) * 1440;
  const instants = Int32Array.from({ length: MANY }, () => first + Math.floor(random() * 8 * 365 * 1440));
  const zones = NAMES.map(zoneTable);
  const formats = NAMES.map(
    (timeZone) =>
      new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }),
  );
  let i = 0;
  const next = () => (i = (i + 1) % MANY);
  const minute = () => instants[next()] as number;
  const walls = Array.from(
    instants,
    (t) => new Temporal.PlainDateTime(2020 + (t % 8), 1 + (t % 12), 1 + (t % 28), t % 24, t % 60),
  );
  const tasks = [
    { name: 'ours, instant → wall', run: () => toWall(zones[i & 3] as (typeof zones)[number], minute()) },
    { name: 'cached Intl.format', run: () => (formats[i & 3] as Intl.DateTimeFormat).format(minute() * 60_000).length },
    {
      name: 'temporal-polyfill, instant → wall',
      run: () =>
        Temporal.Instant.fromEpochMilliseconds(minute() * 60_000).toZonedDateTimeISO(NAMES[i & 3] as string).hour,
    },
    { name: 'ours, wall → instant', run: () => toInstant(zones[i & 3] as (typeof zones)[number], minute()) },
    {
      name: 'temporal-polyfill, wall → instant',
      run: () => (walls[next()] as Temporal.PlainDateTime).toZonedDateTime(NAMES[i & 3] as string).epochMilliseconds,
    },
  ];
  const times = interleave(tasks, 11);
  const of = (name: string) => times.get(name) as number;
  const row = (name: string, ours: string) => `${name} | ${showTime(of(name))} | ${(of(name) / of(ours)).toFixed(0)}×`;
  const toWallRows = tasks.slice(0, 3).map(({ name }) => row(name, 'ours, instant → wall'));
  const toInstantRows = tasks.slice(3).map(({ name }) => row(name, 'ours, wall → instant'));
  return `### Time zones
One conversion, random instants of eight years, four zones in rotation.

| | time | times ours |
|--|--|--|
| ${[...toWallRows, ...toInstantRows].join(' |\n| ')} |
`;
}
