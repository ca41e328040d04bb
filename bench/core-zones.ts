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
  const minutes = Int32Array.from({ length: MANY }, () => first + Math.floor(random() * 8 * 365 * 1440));
  const zones = Array.from(minutes, (_, i) => zoneTable(NAMES[i & 3] as string));
  const formats = NAMES.map(
    (timeZone) =>
      new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }),
  );
  const instants = Array.from(minutes, (t) => Temporal.Instant.fromEpochMilliseconds(t * 60_000));
  const walls = instants.map((instant) => instant.toZonedDateTimeISO('UTC').toPlainDateTime());
  // Every task converts all instants, in a loop of its own, so that neither the loop nor the call is what is measured.
  const tasks = [
    {
      name: 'ours, instant → wall',
      run: () => {
        let sum = 0;
        for (let i = 0; i < MANY; i++) sum += toWall(zones[i] as (typeof zones)[number], minutes[i] as number);
        return sum;
      },
    },
    {
      name: 'cached Intl.format',
      run: () => {
        let sum = 0;
        for (let i = 0; i < MANY; i++) {
          sum += (formats[i & 3] as Intl.DateTimeFormat).format((minutes[i] as number) * 60_000).length;
        }
        return sum;
      },
    },
    {
      name: 'temporal-polyfill, instant → wall',
      run: () => {
        let sum = 0;
        for (let i = 0; i < MANY; i++) {
          sum += (instants[i] as Temporal.Instant).toZonedDateTimeISO(NAMES[i & 3] as string).hour;
        }
        return sum;
      },
    },
    {
      name: 'ours, wall → instant',
      run: () => {
        let sum = 0;
        for (let i = 0; i < MANY; i++) sum += toInstant(zones[i] as (typeof zones)[number], minutes[i] as number);
        return sum;
      },
    },
    {
      name: 'temporal-polyfill, wall → instant',
      run: () => {
        let sum = 0;
        for (let i = 0; i < MANY; i++) {
          sum += (walls[i] as Temporal.PlainDateTime).toZonedDateTime(NAMES[i & 3] as string).epochMilliseconds;
        }
        return sum;
      },
    },
  ];
  // Whoever remembers what it looked up has seen every instant before the clock runs.
  for (const { run } of tasks) for (let n = 0; n < 8; n++) run();
  const times = interleave(tasks, 11);
  const of = (name: string) => (times.get(name) as number) / MANY;
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
