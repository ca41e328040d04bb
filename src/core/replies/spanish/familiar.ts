import type { Familiar } from '../language';

/** To whom the owner says «tú». */
export const familiar: Familiar = {
  optOut: 'Escribe «stop» y no seguiré.',
  guessedZone: (label) => `Son horas en ${label}; los enlaces las muestran en la tuya.`,
  otherTime: 'O propón otra hora:',
  allThatSuit: 'Marca todas las horas que te vayan bien, o propón otra:',
  youWrote: 'Escribiste:',
  sentences: {
    offer: [
      'A {owner} le gustaría acordar {meeting} contigo. ¿Te va bien [esta hora|alguna de estas horas]?',
      'Ayudo a {owner} a organizar {meeting} contigo. ¿Te conviene [esta hora|alguna de estas horas]?',
    ],
    counter: [
      'Gracias por tu respuesta. {ownerFirst} podría [a esta hora|a alguna de estas horas]. ¿Te va bien?',
      '[Esta hora sería posible|Estas horas serían posibles] para {ownerFirst}. ¿Te conviene [esta|alguna]?',
    ],
    counter_unfit: [
      'Lamentablemente {ownerFirst} no puede entonces. ¿Te iría bien [esta hora|alguna de estas horas] en su lugar?',
    ],
    correction: [
      'Siento el cambio: las horas de mi último mensaje ya no valen. ¿Te va bien [esta|alguna de estas] en su lugar?',
    ],
    taken: ['Lo siento, esa hora ya no está libre. ¿Te vendría bien [esta|alguna de estas]?'],
    which: ['¿Cuál de estas horas quieres?', 'Para reservar la correcta: ¿cuál de estas horas quieres decir?'],
    echo: ['Para no equivocarme: ¿quieres decir [esta hora|alguna de estas horas]?'],
    follow_up: ['[Esta hora sigue libre|Estas horas siguen libres] para {ownerFirst}. ¿Te va bien [esta|alguna]?'],
    poll: [
      '{owner} me pidió organizar {meeting} con todo el grupo. [¿Te vendría bien esta hora|¿Cuáles de estas horas te vendrían bien]?',
    ],
    second_round: [
      'Gracias a todos. Ninguna hora conviene aún a todo el grupo. [¿Te va bien esta|¿Cuáles de estas te van bien]?',
    ],
    reschedule: [
      'Lo siento, {ownerFirst} tiene que mover la reunión. ¿Te vendría bien [esta hora|alguna de estas horas] en su lugar?',
    ],
    reschedule_again: [
      'Lo siento, {ownerFirst} tiene que mover otra vez la reunión. ¿Te vendría bien [esta hora|alguna de estas horas] en su lugar?',
    ],
    reschedule_by: [
      'Lo siento, {by} tiene que mover la reunión. ¿Te vendría bien [esta hora|alguna de estas horas] en su lugar?',
    ],
    reschedule_self: ['Claro, se puede mover. {ownerFirst} podría [a esta hora|a alguna de estas horas]. ¿Te va bien?'],
    confirm: [
      'Está reservado: {slot}. La invitación va en camino.',
      'Confirmado: {slot}. La invitación llega enseguida.',
    ],
    confirm_series: ['Está reservado: {slot}. Una invitación para todas estas reuniones va en camino.'],
    cancelled_series: ['{by} ha cancelado toda la serie: {slot}.'],
    moved: ['La reunión se ha movido: {slot}. La invitación se actualiza sola.'],
    cancelled: ['La reunión con {owner} del {slot} está cancelada.'],
    cancelled_by: ['{by} ha cancelado la reunión del {slot}.'],
    cancelled_self: ['Cancelado, como pediste: {slot}.'],
    changed: ['La hora sigue igual, {slot}, y esto cambia:'],
    rsvp_reminder: ['La invitación para el {slot} con {owner} sigue sin respuesta. ¿Estarás?'],
    late: ['{by} {late}. Gracias por la paciencia.'],
    late_ask: ['Lo paso. ¿Para qué reunión, y cuántos minutos?'],
    late_move: ['{by} {late}. ¿Busco otra hora?'],
    answer_event: ['La reunión con {owner} es el {slot}.'],
    answer_open: ['La hora con {ownerFirst} está por acordar. Esto es lo que sé.'],
    clarify: ['Para no equivocarme: ¿qué día de la semana, qué fecha y qué hora quieres decir?'],
    clarify_day: ['¿Qué día sería?', '¿A qué día te refieres?'],
    clarify_zone: ['¿Qué fecha y qué hora quieres decir, y en qué zona horaria?'],
    clarify_length: ['¿Cuánto debe durar, en minutos?', '¿En cuántos minutos piensas?'],
    answer_automated: [
      'Sí, soy el asistente automático de {owner}. {ownerFirst} lee esta conversación; escribe aquí y me retiro.',
    ],
    wait_owner: ['Gracias. Lo consulto con {ownerFirst} y te digo algo.'],
    decline: ['Gracias por tu mensaje. Lamentablemente no será posible una reunión con {ownerFirst}.'],
    thank_introducer: ['Gracias por presentarnos. Te paso a copia oculta y sigo yo.'],
  },
};
