import type { Translated } from '../message-keys';

export default {
  topic: '¿De qué se trata?',
  choose: 'Elegir',
  scheduling: 'Una reunión o una conversación',
  connections: 'Calendario o buzón',
  account: 'Cuenta o inicio de sesión',
  written_to: 'Correo de un asistente que no pedí',
  privacy: 'Privacidad y mis datos',
  other: 'Otra cosa',
  message: 'Su mensaje',
  email: 'Su dirección de correo',
  emailHint: 'A dónde va la respuesta. Déjelo vacío si no la necesita.',
  emailExample: 'usted@empresa.es',
  leaveEmpty: 'Deje esto vacío',
  send: 'Enviar el mensaje',
  orWrite: 'o escriba a <link>{address}</link>',
  offline: 'No se pudo enviar el mensaje: no hay conexión. Inténtelo de nuevo.',
  sent: 'Su mensaje va de camino.',
  sentText: 'Se guarda aquí hasta que se entrega, así que no puede perderse.',
} satisfies Translated<'support'>;
