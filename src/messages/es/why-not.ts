import type { Translated } from '../message-keys';

export default {
  by: '{words} («{sentence}»)',
  event: '{title}: {span}',
  busy: 'Ocupado',
  buffer: 'Demasiado cerca de otra reunión: {span}',
  bufferTo: 'Demasiado cerca de {title}: {span}',
  hold: 'Guardada para otro invitado: {span}',
  excluded: 'Un invitado, o usted, no puede entonces: {span}',
  unknown: 'No se conoce el calendario para {span}',
  hours: 'Fuera de sus horas',
  notice: 'Demasiado pronto: menos antelación de la que quiere',
  horizon: 'Más adelante de lo que el asistente debe ofrecer',
  window: 'Fuera de los días en que puede ser esta reunión',
  only: 'Fuera de las horas que se dijeron para esta reunión',
  travel: 'No hay tiempo para llegar',
  dailyLimit: 'Más reuniones en un día de las que quiere',
  weeklyLimit: 'Más reuniones en una semana de las que quiere',
  dailyMinutes: 'Más horas de reuniones en un día de las que quiere',
  weeklyMinutes: 'Más horas de reuniones en una semana de las que quiere',
  inARow: 'Demasiado tiempo sin pausa',
  focus: 'Su tiempo para sí',
  breakfast: 'Desayuno',
  lunch: 'Almuerzo',
  dinner: 'Cena',
  changeRule: 'Cambiar mis preferencias',
  help_hours: '{count, plural, one {Fuera de sus horas hay # opción.} other {Fuera de sus horas hay # opciones.}}',
  help_notice: '{count, plural, one {Con menos antelación hay # opción.} other {Con menos antelación hay # opciones.}}',
  help_horizon: '{count, plural, one {Más adelante hay # opción.} other {Más adelante hay # opciones.}}',
  help_only:
    '{count, plural, one {Fuera de los días dichos hay # opción.} other {Fuera de los días dichos hay # opciones.}}',
  help_excluded:
    '{count, plural, one {Si lo descartado fuera posible, habría # opción.} other {Si lo descartado fuera posible, habría # opciones.}}',
  help_buffer:
    '{count, plural, one {Sin pausa antes y después hay # opción.} other {Sin pausa antes y después hay # opciones.}}',
  help_hold:
    '{count, plural, one {Entre las horas guardadas para otros hay # opción.} other {Entre las horas guardadas para otros hay # opciones.}}',
  help_rule: '{count, plural, one {Sin «{rule}» hay # opción.} other {Sin «{rule}» hay # opciones.}}',
} satisfies Translated<'why-not'>;
