import type { Translated } from '../message-keys';

export default {
  here: 'Sur cette page',
  arrange: 'Organiser',
  arranging: 'C’est en cours d’organisation.',
} satisfies Translated<'palette-actions'>;
