import { dateOf, weekdayOf } from '@/core/time/calendar-date';
import type { Naming, SaidTime } from './phrasebook';

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'];

function clocks(minutes: number): string[] {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  const two = `${hour}:${String(minute).padStart(2, '0')}`;
  return minute === 0
    ? [`${hour} Uhr`, `${two} Uhr`, `${hour}h`, two]
    : [`${two} Uhr`, two, `${two.replace(':', '.')} Uhr`];
}

function ranges(from: number, to: number): string[] {
  const short = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60}` : (clocks(minutes)[1] as string));
  return [
    `zwischen ${short(from)} und ${short(to)} Uhr`,
    `von ${short(from)} bis ${short(to)} Uhr`,
    `${short(from)}-${short(to)} Uhr`,
  ];
}

function onDay(day: string, time: SaidTime): string[] {
  const plain = day.replace(/^am /, '');
  switch (time.kind) {
    case 'exact':
      return clocks(time.from).flatMap((clock) => [`${day} um ${clock}`, `${plain}, ${clock}`, `um ${clock} ${day}`]);
    case 'range':
      return ranges(time.from, time.to).map((range) => `${day} ${range}`);
    case 'after':
      return clocks(time.from).flatMap((clock) => [`${day} nach ${clock}`, `${day} ab ${clock}`]);
    case 'before':
      return clocks(time.to).map((clock) => `${day} vor ${clock}`);
    case 'morning':
      return /tag$|och$/.test(day)
        ? [`${day}vormittag`, `${day} Vormittag`, `${day} vormittags`]
        : [`${day} vormittags`, `${day} am Vormittag`];
    case 'afternoon':
      return /tag$|och$/.test(day)
        ? [`${day}nachmittag`, `${day} Nachmittag`, `${day} nachmittags`]
        : [`${day} nachmittags`, `${day} am Nachmittag`];
    default:
      return [day, `${day} ganztägig`, `${day} jederzeit`];
  }
}

export const germanNames: Naming = {
  or: ' oder ',
  and: ' und ',
  option: (n, last) => [
    `Option ${n}`,
    `der ${ORDINALS[n - 1]} Termin`,
    `Termin ${n}`,
    `Vorschlag ${n}`,
    ...(last ? ['der letzte Termin'] : []),
  ],
  day: (day, { near, tomorrow, nextWeek }) => {
    const { month, day: d } = dateOf(day);
    const name = DAYS[weekdayOf(day)] as string;
    return [
      `am ${name}, den ${d}. ${MONTHS[month - 1]}`,
      `am ${name}, ${d}.${month}.`,
      `am ${d}. ${MONTHS[month - 1]}`,
      `am ${name} den ${d}.${month}.`,
      `${name.slice(0, 2)}, ${d}.${month}.`,
      ...(near ? [`am ${name}`, `am ${name}`, name] : []),
      ...(nextWeek ? [`nächste Woche ${name}`, `${name} nächster Woche`] : []),
      ...(tomorrow ? ['morgen'] : []),
    ];
  },
  wrongDay: (day) => {
    const { month, day: d } = dateOf(day);
    const wrong = DAYS[(weekdayOf(day) + 1) % 7] as string;
    return [`am ${wrong}, den ${d}. ${MONTHS[month - 1]}`, `am ${wrong}, ${d}.${month}.`];
  },
  onDay,
  duration: (minutes) =>
    minutes === 30
      ? ['30 Minuten', 'eine halbe Stunde', '30 min']
      : minutes === 60
        ? ['eine Stunde', '60 Minuten', '1 Stunde']
        : minutes === 90
          ? ['90 Minuten', 'anderthalb Stunden']
          : [`${minutes} Minuten`, `${minutes} min`],
};
