import type { Translated } from '../message-keys';

export default {
  title: 'Algo ha fallado',
  text: 'Se ha producido un error inesperado. Vuelva a cargar la página para continuar.',
  reload: 'Volver a cargar',
} satisfies Translated<'crash'>;
