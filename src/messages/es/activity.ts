import type { Translated } from '../message-keys';

export default {
  title: 'Actividad reciente',
  none: 'Nada todavía. Aquí estarán los inicios de sesión y lo que conecte.',
  more: 'Mostrar más',
  byToken: 'con el token {name}',
  byStaff: 'por quien gestiona esta instalación',
} satisfies Translated<'activity'>;
