import type { Translated } from '../message-keys';

export default {
  noTime: 'No queda tiempo para {meetings}.',
  littleTime: 'Solo quedan {length} a la semana para {meetings}.',
  noTimeMend: 'Deje más tiempo en una de ellas, o quítela.',
  dates: 'Empieza el {from} y termina antes, el {to}.',
  datesMend: 'Ponga primero el día anterior, o diga el año.',
  outside_hours: 'Permitido solo fuera del horario de trabajo, así que nunca: {meetings}.',
  outside_hoursMend: 'Diga que pueden ser fuera de su horario de trabajo, o nombre otra hora.',
  vain_wish: 'La hora preferida nunca se ofrece, otras reglas no la permiten: {meetings}.',
  vain_wishMend: 'Quite el deseo, o permita esa hora.',
  too_long: '{minutes} es más que el máximo permitido de {most}: {meetings}.',
  too_longMend: 'Acórtelas, o permita {minutes}.',
  notice: 'La antelación pedida va más allá de los días que se ofrecen: {meetings}.',
  noticeMend: 'Pida menos antelación, u ofrezca horas más adelante.',
  twice: 'La primera dice «{earlier}», la segunda «{later}».',
  stricter: 'Cuenta la más estricta.',
  later: 'Cuenta la segunda.',
  twiceMend: 'Conserve la que quiere decir.',
  person: 'Una frase les da prioridad, la otra los aparta: {people}.',
  personMend: 'Quite una de las dos.',
} satisfies Translated<'conflicts'>;
