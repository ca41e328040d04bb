import { dateOf, weekdayOf } from '@/core/time/calendar-date';
import type { Naming, SaidTime } from './phrasebook';

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const ORDINALS = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

function clocks(minutes: number): string[] {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return minute === '00'
    ? [`${hour}h`, `${hour} h`, `${hour}h00`, `${hour} heures`, `${hour}:00`]
    : [`${hour}h${minute}`, `${hour} h ${minute}`, `${hour}:${minute}`];
}

function onDay(day: string, time: SaidTime): string[] {
  const c = (minutes: number): string[] => clocks(minutes);
  switch (time.kind) {
    case 'exact':
      return c(time.from).flatMap((clock) => [`${day} à ${clock}`, `${day}, ${clock}`, `à ${clock} ${day}`]);
    case 'range':
      return [0, 1, 2].flatMap((i) => {
        const [from, to] = [c(time.from)[i], c(time.to)[i]];
        return [`${day} entre ${from} et ${to}`, `${day} de ${from} à ${to}`];
      });
    case 'after':
      return c(time.from).flatMap((clock) => [`${day} après ${clock}`, `${day} à partir de ${clock}`]);
    case 'before':
      return c(time.to).map((clock) => `${day} avant ${clock}`);
    case 'morning':
      return [`${day} matin`, `${day} dans la matinée`, `${day} au matin`];
    case 'afternoon':
      return [`${day} après-midi`, `${day} dans l'après-midi`, `${day} l’après-midi`];
    default:
      return [day, `${day} toute la journée`, `${day} à n'importe quelle heure`];
  }
}

export const frenchNames: Naming = {
  or: ' ou ',
  and: ' et ',
  option: (n, last) => [
    `l'option ${n}`,
    `la ${ORDINALS[n - 1]} option`,
    `la ${ORDINALS[n - 1]} proposition`,
    `le créneau ${n}`,
    ...(last ? ['la dernière option'] : []),
  ],
  day: (day, { near, tomorrow, nextWeek }) => {
    const { month, day: d } = dateOf(day);
    const name = DAYS[weekdayOf(day)] as string;
    return [
      `le ${name} ${d} ${MONTHS[month - 1]}`,
      `${name} ${d} ${MONTHS[month - 1]}`,
      `le ${d} ${MONTHS[month - 1]}`,
      `${name} ${String(d).padStart(2, '0')}/${String(month).padStart(2, '0')}`,
      ...(near ? [name, name] : []),
      ...(nextWeek ? [`${name} de la semaine prochaine`] : []),
      ...(tomorrow ? ['demain'] : []),
    ];
  },
  wrongDay: (day) => {
    const { month, day: d } = dateOf(day);
    const wrong = DAYS[(weekdayOf(day) + 1) % 7] as string;
    return [`le ${wrong} ${d} ${MONTHS[month - 1]}`, `${wrong} ${d} ${MONTHS[month - 1]}`];
  },
  onDay,
  duration: (minutes) =>
    minutes === 30
      ? ['30 minutes', 'une demi-heure', '30 min']
      : minutes === 60
        ? ['une heure', '1h', '60 minutes']
        : minutes === 90
          ? ['1h30', 'une heure et demie', '90 minutes']
          : [`${minutes} minutes`, `${minutes} min`],
};
