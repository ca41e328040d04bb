import type { Translated } from '../message-keys';

export default {
  close: 'Cerrar',
  dismiss: 'Ocultar',
  undo: 'Deshacer',
  more: 'Mostrar {count, number} más',
  loading: 'Cargando',
  keys: 'Teclas',
  thisList: 'Esta lista',
  justNow: 'ahora mismo',
  ago: 'hace {time}',
  day: '{count, plural, one {# día} other {# días}}',
  hour: '{count, plural, one {# hora} other {# horas}}',
  minute: '{count, plural, one {# minuto} other {# minutos}}',
  second: '{count, plural, one {# segundo} other {# segundos}}',
} satisfies Translated<'ui'>;
