import { dateOf, weekdayOf } from '@/core/time/calendar-date';
import type { Naming, SaidTime } from './phrasebook';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORT = ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat', 'Sun'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function ordinal(n: number): string {
  const ending =
    n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th';
  return `${n}${ending}`;
}

function clocks(minutes: number): string[] {
  const hour = Math.floor(minutes / 60);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minute = minutes % 60;
  const two = `:${String(minute).padStart(2, '0')}`;
  const half = hour < 12 ? 'am' : 'pm';
  const bare = hour >= 8 && hour <= 18 && hour !== 7 ? [`${twelve}${minute === 0 ? '' : two}`] : [];
  const short = minute === 0 ? [`${twelve}${half}`, `${twelve} ${half}`] : [];
  return [`${twelve}${two}${half}`, `${twelve}${two} ${half.toUpperCase()}`, ...short, ...bare];
}

function ranges(from: number, to: number): string[] {
  const one = (minutes: number): string => clocks(minutes)[0]?.replace(':00', '') ?? '';
  const bareStart = one(from).replace(/[ap]m$/, '');
  const sameHalf = from < 720 === to < 720;
  return [
    `${one(from)}-${one(to)}`,
    `${one(from)} to ${one(to)}`,
    `between ${one(from)} and ${one(to)}`,
    `from ${one(from)} until ${one(to)}`,
    ...(sameHalf ? [`${bareStart}-${one(to)}`, `between ${bareStart} and ${one(to)}`] : []),
  ];
}

function onDay(day: string, time: SaidTime): string[] {
  switch (time.kind) {
    case 'exact':
      return clocks(time.from).flatMap((clock) => [`${day} at ${clock}`, `${day}, ${clock}`, `${clock} on ${day}`]);
    case 'range':
      return ranges(time.from, time.to).flatMap((range) => [`${day} ${range}`, `${range} on ${day}`]);
    case 'after':
      return clocks(time.from).flatMap((clock) => [
        `${day} after ${clock}`,
        `${day} from ${clock} on`,
        `after ${clock} on ${day}`,
      ]);
    case 'before':
      return clocks(time.to).flatMap((clock) => [`${day} before ${clock}`, `before ${clock} on ${day}`]);
    case 'morning':
      return [`${day} morning`, `${day} in the morning`, `the morning of ${day}`];
    case 'afternoon':
      return [`${day} afternoon`, `${day} in the afternoon`, `the afternoon of ${day}`];
    default:
      return [`${day}`, `any time ${day}`, `${day}, any time`];
  }
}

export const englishNames: Naming = {
  or: ' or ',
  and: ' and ',
  option: (n, last) => [
    `option ${n}`,
    `the ${ORDINALS[n - 1]} one`,
    `the ${ORDINALS[n - 1]} option`,
    `#${n}`,
    `slot ${n}`,
    ...(last ? ['the last one'] : []),
  ],
  day: (day, { near, tomorrow, nextWeek }) => {
    const { month, day: d } = dateOf(day);
    const name = DAYS[weekdayOf(day)] as string;
    return [
      `${name}, ${MONTHS[month - 1]} ${d}`,
      `${name} the ${ordinal(d)}`,
      `${MONTHS[month - 1]} ${ordinal(d)}`,
      `${SHORT[weekdayOf(day)]} ${MONTHS[month - 1]?.slice(0, 3)} ${d}`,
      ...(near ? [name, name, SHORT[weekdayOf(day)] as string] : []),
      ...(nextWeek ? [`next ${name}`, `${name} next week`] : []),
      ...(tomorrow ? ['tomorrow'] : []),
    ];
  },
  wrongDay: (day) => {
    const { month, day: d } = dateOf(day);
    const wrong = DAYS[(weekdayOf(day) + 1) % 7] as string;
    return [`${wrong}, ${MONTHS[month - 1]} ${d}`, `${wrong} the ${ordinal(d)}`, `${wrong} ${d} ${MONTHS[month - 1]}`];
  },
  onDay,
  duration: (minutes) =>
    minutes === 30
      ? ['30 minutes', '30 min', 'half an hour']
      : minutes === 60
        ? ['an hour', '60 minutes', 'one hour', '1h']
        : minutes === 90
          ? ['90 minutes', 'an hour and a half', '1.5 hours']
          : [`${minutes} minutes`, `${minutes} min`, `${minutes} mins`],
};
