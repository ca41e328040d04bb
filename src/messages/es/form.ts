import type { Translated } from '../message-keys';

export default {
  save: 'Guardar',
  missing: 'Esto hace falta.',
  tooLong: 'Como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  tooShort: 'Como mínimo {min, plural, one {# carácter} other {# caracteres}}.',
  noEmail: 'Esto no es una dirección de correo.',
  outOfRange: 'Esto queda fuera de lo que es posible aquí.',
  wrong: 'Esto no puede ser correcto.',
  offline: 'No se pudo enviar: no hay conexión. Lo que ha escrito se conserva. Inténtelo de nuevo.',
  unsaved: 'Aún sin guardar',
  unsavedWhy: 'Lo que ha cambiado en esta página aún no está en vigor.',
  saveAndGo: 'Guardar y seguir',
  goWithout: 'Seguir sin guardar',
  stay: 'Quedarse',
} satisfies Translated<'form'>;
