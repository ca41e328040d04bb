import type { Translated } from '../message-keys';

export default {
  title: 'Notificaciones',
  line: 'Lo que {assistant} escribe a {email}.',
  optional: 'Correo del que puede prescindir',
  always: 'Correo que llega siempre',
  reminders: 'Recordatorios',
  remindersText:
    'Una pregunta sin responder tras un día laborable y lo que lleva dos semanas en sus manos. Desactivado: esperan en su panel.',
  reports: 'Informes',
  reportsText:
    'Un invitado ha declinado o está fuera, nadie ha respondido, una pregunta suya ha caducado. Desactivado: cada uno queda como aviso en su panel.',
  briefing: 'Resúmenes diarios',
  briefingText:
    'A las seis y media los días laborables: lo que tiene que decidir, sus reuniones, lo que se solapa y lo que se ha movido, cinco cosas como máximo. El viernes a las cuatro de la tarde, el balance de la semana. Si no hay nada que decir, no hay correo.',
  switchedOn: '{kind}: activado.',
  switchedOff: '{kind}: desactivado.',
  questions: 'Preguntas y aprobaciones',
  questionsText:
    'Nada sigue antes de que responda, así que llegan siempre. Con qué frecuencia se le pregunta depende de sus preferencias.',
  wasItYou: '¿Fue usted?',
  wasItYouText:
    'Correo en su nombre del que no se pudo demostrar que es suyo. Sin esto, otra persona podría hablar por usted.',
  copies: 'Lo que se envía a sus invitados con usted en copia',
  copiesText: 'Eso es parte de la conversación. Que las ofertas le pongan en copia depende de sus preferencias.',
  account: 'Su cuenta',
  accountText:
    'Enlaces para iniciar sesión, la prueba de una dirección, una exportación lista, una eliminación solicitada.',
} satisfies Translated<'notifications'>;
