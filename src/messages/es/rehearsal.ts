import type { Translated } from '../message-keys';

export default {
  sample: 'Hola, Robin:\n\nFue un placer conocerle. {assistant}, ¿podrías encontrarnos 30 minutos la próxima semana?',
  to: 'Para {guest}, con {assistant} en copia',
  hint: 'Cámbielo como quiera: «almuerzo el jueves», «45 minutos por teléfono, solo por la mañana».',
  kept: 'Su petición se conserva.',
  send: 'Enviar la petición de práctica',
  sendAgain: 'Enviarla de nuevo, desde el principio',
  change: 'Cambiar la petición',
  zoneOpen: 'Su zona horaria no está confirmada (paso 1), así que estas horas pueden seguir otro reloj.',
  calendar: 'Calendario de práctica',
  calendarWhat:
    'Las horas que ofrece {assistant} y la reunión que reserva aparecen aquí entre sus propias citas. Su calendario de verdad solo se lee.',
  mailbox:
    'Este es el entorno de pruebas: también puede hacer <link>todo con correo de verdad en el buzón de práctica</link>, como usted y como sus invitados.',
  toDashboard: 'Al panel',
  finish: 'Terminar',
  finishWithout: 'Terminar sin ensayo',
  nothing: 'No hay nada reservado, y {assistant} no espera nada más.',
  booked: 'Reservado en el calendario de práctica: {title}',

  thread: 'Conversación de práctica',
  you: 'Usted',
  guest: '{guest}, su invitado de práctica',
  toYou: '<by>{name}</by> solo a usted',
  toGuest: '<by>{name}</by> a {guest}',
  why: 'Por qué',
  answerAs: 'Responder otra cosa como {guest}',
  answerOf: 'Respuesta de {guest}',
  answerExample: 'Ninguna me viene bien. ¿Qué tal el jueves después de las 15?',
  answer: 'Responder como {guest}',

  asks: '{assistant} le pregunta',
  asksAndWaits: '<by>{assistant}</by> le pregunta, y espera',
  whyOnce:
    'Antes de {count, plural, one {su primer correo} other {sus primeros # correos}} a otros, {assistant} le pregunta, para que vea cómo trabaja. En esta práctica, una sola vez.',
  whyOnceSandbox:
    'En otras partes, {assistant} le pregunta antes de sus primeros {count, number} correos a otros. En esta práctica, una sola vez; en el propio entorno de pruebas los correos salen enseguida.',
  mailTo: 'Para {name}',
  mailToYou: 'Para usted',
  yourAnswer: 'Su respuesta',
  yourAnswerHint: 'Con sus palabras, o déjelo vacío y pulse Sí o No.',
  yesDo: 'Sí, hágalo',
  yes: 'Sí',
  say: 'Responder',
  noLeave: 'No, déjelo',
  no: 'No',

  offered: 'Ofrecido',
  busy: 'Ocupado',
  onOffer: 'Se ofrece: {times}',
  wouldOffer: 'Se ofrecería: {times}',
  noOffer: 'No se ofrece nada. {place}',
  hoursAlone: 'No se lee ningún calendario: solo sus horas dicen cuándo está libre.',
} satisfies Translated<'rehearsal'>;
