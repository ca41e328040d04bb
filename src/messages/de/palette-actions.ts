import type { Translated } from '../message-keys';

export default {
  here: 'Auf dieser Seite',
  arrange: 'Vereinbaren',
  arranging: 'Es wird vereinbart.',
} satisfies Translated<'palette-actions'>;
