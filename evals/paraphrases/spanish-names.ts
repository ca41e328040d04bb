import { dateOf, weekdayOf } from '@/core/time/calendar-date';
import type { Naming, SaidTime } from './phrasebook';

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'];

/** Hours with their article: `las 3 de la tarde`, `la 1 de la tarde`, `las 15:00`. */
function clocks(minutes: number): string[] {
  const hour = Math.floor(minutes / 60);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minute = minutes % 60;
  const two = `:${String(minute).padStart(2, '0')}`;
  const part = hour < 12 ? 'de la mañana' : 'de la tarde';
  const article = (n: number): string => (n === 1 ? 'la' : 'las');
  const spoken = `${article(twelve)} ${twelve}${minute === 0 ? '' : two} ${part}`;
  const bare = hour >= 8 && hour <= 18 ? [`${article(twelve)} ${twelve}${minute === 0 ? '' : two}`] : [];
  return [
    `${article(hour)} ${hour}${two}`,
    `${article(hour)} ${hour}${two} h`,
    ...(hour === 12 ? [] : [spoken]),
    ...bare,
  ];
}

function onDay(day: string, time: SaidTime): string[] {
  switch (time.kind) {
    case 'exact':
      return clocks(time.from).flatMap((clock) => [`${day} a ${clock}`, `a ${clock} ${day}`]);
    case 'range':
      return [0, 1].flatMap((i) => {
        const [from, to] = [clocks(time.from)[i], clocks(time.to)[i]];
        return [
          `${day} entre ${from} y ${to}`,
          `${day} de ${from?.replace(/^las? /, '')} a ${to?.replace(/^las? /, '')}`,
        ];
      });
    case 'after':
      return clocks(time.from).flatMap((clock) => [`${day} a partir de ${clock}`, `${day} después de ${clock}`]);
    case 'before':
      return clocks(time.to).map((clock) => `${day} antes de ${clock}`);
    case 'morning':
      return [`${day} por la mañana`];
    case 'afternoon':
      return [`${day} por la tarde`];
    default:
      return [day, `${day} todo el día`, `${day} a cualquier hora`];
  }
}

export const spanishNames: Naming = {
  or: ' o ',
  and: ' y ',
  option: (n, last) => [
    `la opción ${n}`,
    `la ${ORDINALS[n - 1]} opción`,
    `la ${ORDINALS[n - 1]}`,
    ...(last ? ['la última opción'] : []),
  ],
  day: (day, { near, tomorrow, nextWeek }) => {
    const { month, day: d } = dateOf(day);
    const name = DAYS[weekdayOf(day)] as string;
    return [
      `el ${name} ${d} de ${MONTHS[month - 1]}`,
      `el ${name}, ${d} de ${MONTHS[month - 1]}`,
      `el ${d} de ${MONTHS[month - 1]}`,
      `el ${name} ${d}/${month}`,
      ...(near ? [`el ${name}`, `el ${name}`] : []),
      ...(nextWeek ? [`el ${name} de la semana que viene`, `el ${name} de la próxima semana`] : []),
      ...(tomorrow ? ['mañana'] : []),
    ];
  },
  wrongDay: (day) => {
    const { month, day: d } = dateOf(day);
    const wrong = DAYS[(weekdayOf(day) + 1) % 7] as string;
    return [`el ${wrong} ${d} de ${MONTHS[month - 1]}`, `el ${wrong}, ${d} de ${MONTHS[month - 1]}`];
  },
  onDay,
  duration: (minutes) =>
    minutes === 30
      ? ['30 minutos', 'media hora', '30 min']
      : minutes === 60
        ? ['una hora', '60 minutos', '1 hora']
        : minutes === 90
          ? ['90 minutos', 'una hora y media']
          : [`${minutes} minutos`, `${minutes} min`],
};
