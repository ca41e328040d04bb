import type { Translated } from '../message-keys';

export default {
  here: 'En esta página',
  arrange: 'Organizar',
  arranging: 'Se está organizando.',
} satisfies Translated<'palette-actions'>;
