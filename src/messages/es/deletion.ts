import type { Translated } from '../message-keys';

export default {
  label: 'Eliminación de su cuenta',
  text: 'Su cuenta se eliminará: {when}. Hasta entonces no se empieza ni se envía nada por usted.',
  keep: 'Conservar mi cuenta',
  kept: 'Su cuenta se queda. Todo sigue.',
} satisfies Translated<'deletion'>;
