import type { Translated } from '../message-keys';

export default {
  again: 'Vuelve a haber sitio en su plan. Lo que no se empezó por eso puede concertarse ahora.',
  waited: 'Cuando llegó no había sitio en su plan. Ahora lo hay.',
} satisfies Translated<'plan-room'>;
