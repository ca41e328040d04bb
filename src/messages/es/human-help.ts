import type { Translated } from '../message-keys';

export default {
  title: 'Si pueden ayudar personas',
  off: 'No: nadie más que usted ve sus correos ni sus reuniones.',
  when_stuck:
    'Si se atasca: una persona de esta instalación puede leer una reunión que el asistente no sabe concertar solo, mientras la espera, y ninguna otra.',
  always:
    'Siempre: personas de esta instalación pueden leer cualquiera de sus reuniones para comprobar lo que se hizo. Para ello pueden elegirse correos al azar, etiquetarse y exportarse.',
  log: 'Cada consulta consta en su registro, con su motivo.',
  change: 'Cambiarlo en Cuenta',
} satisfies Translated<'human-help'>;
