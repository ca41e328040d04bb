import type { Phrases } from '../language';

/** Mails about a meeting that has its time, or has lost it. */
export const booked: Phrases = {
  confirm: {
    brief: ['Reservado: {slot}.', 'Queda reservado: {slot}.', 'Confirmado: {slot}.'],
    warm: [
      'Queda reservado: {slot}. La invitación llega aparte.',
      'Confirmado: {slot}. La invitación está en camino.',
      'Su reunión con {owner} queda reservada: {slot}. La invitación llega aparte.',
    ],
    formal: [
      'Su reunión con {owner} queda confirmada: {slot}. Recibirá la invitación aparte.',
      'Le confirmo: {slot}. Recibirá la invitación aparte.',
      'La reunión con {owner} queda acordada: {slot}. Recibirá la invitación aparte.',
    ],
  },
  confirm_series: {
    brief: ['Reservado: {slot}.', 'Queda reservado: {slot}.', 'Confirmado: {slot}.'],
    warm: [
      'Queda reservado: {slot}. Una invitación para todas las reuniones está en camino.',
      'Sus reuniones con {owner} quedan reservadas: {slot}. La invitación llega aparte.',
      'Confirmado: se reúne con {owner} {slot}. La invitación llega aparte.',
    ],
    formal: [
      'Sus reuniones con {owner} quedan confirmadas: {slot}. Recibirá la invitación aparte.',
      'Le confirmo sus reuniones con {owner}: {slot}. Recibirá la invitación aparte.',
      'Las reuniones con {owner} quedan acordadas: {slot}. Recibirá una invitación para todas.',
    ],
  },
  cancelled_series: {
    brief: [
      '{by} ha cancelado toda la serie: {slot}.',
      'Todas estas reuniones quedan canceladas por {by}: {slot}.',
      'Serie cancelada por {by}: {slot}.',
    ],
    warm: [
      '{by} ha cancelado todas estas reuniones: {slot}. Saldrán solas de su calendario.',
      '{by} ha puesto fin a la serie: {slot}. La invitación queda retirada.',
      'Lo siento, {by} ha tenido que cancelar toda la serie: {slot}. La invitación queda retirada.',
    ],
    formal: [
      '{by} ha cancelado toda la serie: {slot}. La invitación ha sido retirada.',
      'Le informo de que {by} ha tenido que cancelar todas estas reuniones: {slot}.',
      'Le comunico que {by} ha cancelado la serie: {slot}.',
    ],
  },
  moved: {
    brief: ['Nueva hora: {slot}.', 'Queda movida: {slot}.', 'Reunión movida: {slot}.'],
    warm: [
      'La reunión se ha movido: {slot}. La invitación está actualizada.',
      'La nueva hora: {slot}. La invitación está actualizada.',
      'Queda movida: {slot}. La nueva invitación está en camino.',
    ],
    formal: [
      'Su reunión con {owner} se ha movido: {slot}. La invitación ha sido actualizada.',
      'La nueva hora de su reunión con {owner}: {slot}. La invitación ha sido actualizada.',
      'Le confirmo la nueva hora: {slot}. La invitación ha sido actualizada.',
    ],
  },
  cancelled: {
    brief: [
      'La reunión con {owner} queda cancelada: {slot}.',
      'Cancelada: {slot}, con {owner}.',
      'Queda cancelada la reunión con {owner}: {slot}.',
    ],
    warm: [
      'La reunión con {owner} queda cancelada: {slot}. Saldrá sola de su calendario.',
      'He cancelado la reunión con {owner}: {slot}. La invitación queda retirada.',
      'La reunión con {owner} no tendrá lugar: {slot}. La invitación queda retirada.',
    ],
    formal: [
      'La reunión con {owner} ha sido cancelada: {slot}. La invitación ha sido retirada.',
      'Le informo de que la reunión con {owner} queda cancelada: {slot}.',
      'Tenga en cuenta que la reunión con {owner} no tendrá lugar: {slot}.',
    ],
  },
  cancelled_by: {
    brief: [
      '{by} ha cancelado la reunión: {slot}.',
      'Cancelada por {by}: {slot}.',
      'La reunión queda cancelada por {by}: {slot}.',
    ],
    warm: [
      '{by} ha cancelado la reunión: {slot}. Saldrá sola de su calendario.',
      'Lo siento, {by} ha tenido que cancelar la reunión: {slot}. La invitación queda retirada.',
      '{by} ha cancelado la reunión: {slot}. La invitación queda retirada.',
    ],
    formal: [
      '{by} ha cancelado la reunión: {slot}. La invitación ha sido retirada.',
      'Le informo de que {by} ha cancelado la reunión: {slot}.',
      'Lamento comunicarle que {by} ha tenido que cancelar la reunión: {slot}.',
    ],
  },
  cancelled_self: {
    brief: [
      'Cancelada, como pidió: {slot}.',
      'Como pidió, la reunión queda cancelada: {slot}.',
      'Queda cancelada: {slot}.',
    ],
    warm: [
      'Gracias por avisar. La reunión con {owner} queda cancelada: {slot}.',
      'Como pidió, la reunión con {owner} queda cancelada: {slot}. La invitación queda retirada.',
      'He cancelado por usted la reunión con {owner}: {slot}. Saldrá sola de su calendario.',
    ],
    formal: [
      'Gracias por informarme. La reunión con {owner} ha sido cancelada: {slot}.',
      'Como usted ha pedido, la reunión con {owner} ha sido cancelada: {slot}.',
      'A petición suya, la reunión con {owner} queda cancelada: {slot}. La invitación ha sido retirada.',
    ],
  },
  changed: {
    brief: ['Un cambio en la reunión, {slot}:', 'La reunión ha cambiado, {slot}:', 'Nuevos datos, {slot}:'],
    warm: [
      'La hora sigue igual, {slot}, y esto ha cambiado:',
      'Hay un cambio en la reunión con {owner}, {slot}. La invitación está actualizada.',
      'Algunos datos de la reunión con {owner} son nuevos, {slot}. La invitación está actualizada.',
    ],
    formal: [
      'Tenga en cuenta un cambio en su reunión con {owner}, {slot}. La invitación ha sido actualizada.',
      'Los datos de su reunión con {owner} han cambiado, {slot}. La invitación ha sido actualizada.',
      'Le informo de un cambio en la reunión con {owner}, {slot}:',
    ],
  },
  rsvp_reminder: {
    brief: [
      'La invitación sigue sin respuesta: {slot}. ¿Asistirá?',
      'Con {owner}, {slot}: ¿asistirá?',
      '¿Sigue en pie: {slot}?',
    ],
    warm: [
      'Su reunión con {owner} es pronto: {slot}. ¿Le sigue viniendo bien?',
      'Un breve recordatorio de su reunión con {owner}: {slot}. ¿Asistirá?',
      'Por si no le llegó la invitación a la reunión con {owner}: {slot}. ¿Le sigue viniendo bien?',
    ],
    formal: [
      'Se acerca su reunión con {owner}: {slot}. ¿Podemos contar con usted?',
      '¿Me permite preguntar si asistirá a la reunión con {owner}: {slot}?',
      'Se acerca la reunión con {owner}: {slot}. ¿Podría indicarme si asistirá?',
    ],
  },
  late: {
    brief: ['{by} {late}.', 'Un aviso: {by} {late}.', 'Lo siento, {by} {late}.'],
    warm: [
      '{by} {late} y siente hacerle esperar.',
      'Un breve aviso: {by} {late}. Gracias por esperar.',
      'Lo siento, {by} {late}.',
    ],
    formal: [
      'Le informo de que {by} {late} y le pide disculpas.',
      'Tenga en cuenta que {by} {late}. Gracias por su paciencia.',
      '{by} {late} y le presenta sus disculpas.',
    ],
  },
  late_ask: {
    brief: [
      '¿De qué reunión se trata, y de cuántos minutos?',
      '¿Cuántos minutos, y en qué reunión?',
      '¿Qué reunión es, y cuántos minutos?',
    ],
    warm: [
      'Lo transmito. ¿De qué reunión se trata, y de cuántos minutos?',
      'Gracias por avisar. ¿Para qué reunión, y cuántos minutos?',
      'Para avisar a quien corresponde: ¿de qué reunión se trata, y de cuántos minutos?',
    ],
    formal: [
      'Gracias por informarme. ¿A qué reunión se refiere, y a cuántos minutos?',
      'Lo transmitiré con gusto. ¿A qué reunión se refiere, y a cuántos minutos?',
      'Para poder avisar a los demás: ¿de qué reunión se trata, y de cuántos minutos?',
    ],
  },
  late_move: {
    brief: [
      '{by} {late}. ¿Busco otra hora?',
      '{by} {late}. ¿Prefiere mover la reunión?',
      'Lo siento, {by} {late}. ¿La muevo?',
    ],
    warm: [
      'Lo siento, {by} {late}. ¿Prefiere otra hora?',
      '{by} {late} y siente hacerle esperar. ¿Busco otra hora?',
      'Lo siento, {by} {late}. ¿Le sigue viniendo bien, o busco otra hora?',
    ],
    formal: [
      'Le pido disculpas: {by} {late}. ¿Preferiría otra hora?',
      'Tenga en cuenta que {by} {late}, con sus disculpas. ¿Me permite proponerle otra hora?',
      '{by} {late} y le presenta sus disculpas. ¿Preferiría otra hora?',
    ],
  },
  answer_event: {
    brief: ['La reunión: {slot}.', 'Es así: {slot}.', 'Con {owner}: {slot}.'],
    warm: [
      'Su reunión con {owner}: {slot}.',
      'Se reúne con {owner}: {slot}.',
      'La reunión con {owner} está fijada: {slot}.',
    ],
    formal: [
      'Su reunión con {owner} tendrá lugar: {slot}.',
      'La reunión con {owner} está confirmada: {slot}.',
      '{owner} le espera: {slot}.',
    ],
  },
  answer_open: {
    brief: ['Aún no hay una hora acordada.', 'Todavía no hay hora fija.', 'La hora sigue abierta.'],
    warm: [
      'La hora de la reunión con {ownerFirst} sigue abierta. Esto es lo que sé.',
      'Aún no hay una hora acordada con {ownerFirst}. Así están las cosas.',
      'Todavía no hay una hora fija con {ownerFirst}.',
    ],
    formal: [
      'La hora de su reunión con {owner} aún no se ha acordado.',
      'Por ahora no se ha acordado ninguna hora con {owner}.',
      'La hora de la reunión con {owner} sigue abierta.',
    ],
  },
};
