import type { Translated } from '../message-keys';

export default {
  title: 'Letzte Ereignisse',
  none: 'Noch nichts. Anmeldungen und was Sie verbinden, steht dann hier.',
  more: 'Mehr zeigen',
  byToken: 'mit dem Token {name}',
  byStaff: 'durch den Betreiber dieser Installation',
} satisfies Translated<'activity'>;
