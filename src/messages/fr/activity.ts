import type { Translated } from '../message-keys';

export default {
  title: 'Activité récente',
  none: 'Rien encore. Les connexions et ce que vous reliez figureront ici.',
  more: 'Afficher plus',
  byToken: 'par le jeton {name}',
  byStaff: 'par l’exploitant de cette installation',
} satisfies Translated<'activity'>;
