import { alike, type Phrases } from '../language';

/** Answers that are no list of times. */
export const talking: Phrases = {
  clarify: {
    brief: [
      'Puedo leerlo de dos maneras. ¿Qué día, qué fecha y qué hora quiere decir?',
      '¿Qué día, qué fecha y qué hora quiere decir?',
      '¿Puede repetirme el día, la fecha y la hora?',
    ],
    warm: [
      'Para no equivocarme: ¿qué día, qué fecha y qué hora quiere decir?',
      'Puedo leerlo de dos maneras. ¿En qué día, qué fecha y qué hora pensaba?',
      '¿Puede repetirme el día, la fecha y la hora, para reservar bien?',
    ],
    formal: [
      'Para tener la certeza: ¿qué día, qué fecha y qué hora quiere decir?',
      'Su mensaje puede leerse de dos maneras. ¿Podría repetir el día, la fecha y la hora?',
      '¿Sería tan amable de repetir el día, la fecha y la hora?',
    ],
  },
  clarify_day: alike(['¿Qué día sería?', '¿A qué día se refiere?', '¿Podría indicarme también el día?']),
  clarify_zone: alike([
    '¿Qué día, qué fecha y qué hora quiere decir, y en qué zona horaria?',
    '¿Puede repetirme el día, la fecha y la hora, con su zona horaria?',
    '¿Podría indicarme el día, la fecha, la hora y su zona horaria?',
  ]),
  clarify_length: alike([
    '¿Cuánto debe durar, en minutos?',
    '¿Podría indicarme cuánto necesita, en minutos?',
    '¿En cuántos minutos está pensando?',
  ]),
  answer_automated: {
    brief: [
      'Sí, soy un asistente automático. {owner} ve esta conversación y puede intervenir; pídalo aquí.',
      'Sí, soy un programa que trabaja para {owner}. Para hablar con {ownerFirst}, escriba aquí y lo transmito.',
      'Sí, soy automático. {owner} puede leer esta conversación; escriba aquí y lo transmito.',
    ],
    warm: [
      'Sí, soy un asistente automático de {owner}. {ownerFirst} puede leer esta conversación; basta una palabra aquí y me retiro.',
      'Sí: soy un programa y organizo reuniones para {owner}. Si prefiere escribir con {ownerFirst}, dígalo aquí y lo transmito.',
      'Soy un asistente automático, sí. {owner} ve lo que escribo y puede tomar el relevo; escriba aquí y lo transmito.',
    ],
    formal: [
      'Sí, soy un asistente automático que actúa para {owner}. Si prefiere escribir con {owner}, dígalo aquí y lo transmitiré.',
      'Soy un asistente automático. {owner} puede leer esta conversación e intervenir en todo momento; basta una palabra aquí.',
      'Sí, le escribe un asistente automático de {owner}. Si desea hablar con {owner}, dígalo aquí y lo transmitiré.',
    ],
  },
  wait_owner: {
    brief: [
      'Lo consulto con {ownerFirst} y le escribo.',
      'Pregunto a {ownerFirst} y le digo.',
      'Lo confirmo antes con {ownerFirst}.',
    ],
    warm: [
      'Gracias. Lo confirmo con {ownerFirst} y le escribo.',
      'Gracias, lo consulto con {ownerFirst} y le digo.',
      'Gracias por su mensaje. Pregunto a {ownerFirst} y le aviso.',
    ],
    formal: [
      'Gracias por su mensaje. Lo confirmo con {owner} y le respondo.',
      'Gracias. Lo he trasladado a {owner} y le avisaré.',
      'Gracias por escribir. Consultaré con {owner} y me pondré en contacto con usted.',
    ],
  },
  decline: {
    brief: [
      '{ownerFirst} no podrá. Gracias por preguntar.',
      'Gracias, pero {ownerFirst} tiene que declinar.',
      '{ownerFirst} no puede aceptar esta reunión. Gracias por preguntar.',
    ],
    warm: [
      'Gracias por su mensaje. Lamentablemente {ownerFirst} no podrá reunirse.',
      'Gracias por su interés. Lo siento, una reunión con {ownerFirst} no será posible.',
      'Gracias por escribir. Lo siento, {ownerFirst} tiene que declinar.',
    ],
    formal: [
      'Gracias por su solicitud. {owner} lamenta tener que declinar.',
      'Gracias por su mensaje. Lamento comunicarle que {owner} tiene que declinar la reunión.',
      'Gracias por escribir a {owner}. Lamentablemente la reunión no será posible.',
    ],
  },
  thank_introducer: {
    brief: [
      'Gracias por la presentación. Le he puesto en copia oculta.',
      'Gracias por la presentación. Sigo yo, con usted en copia oculta.',
      'Gracias por presentarnos. Desde aquí está en copia oculta.',
    ],
    warm: [
      'Gracias por la presentación. Le he puesto en copia oculta para no llenar su buzón.',
      'Gracias por ponernos en contacto. Le he puesto en copia oculta y sigo yo.',
      'Gracias por la amable presentación. Sigo yo, con usted en copia oculta.',
    ],
    formal: [
      'Le agradezco mucho la presentación. Le he puesto en copia oculta.',
      '{owner} le agradece la presentación. Le he puesto en copia oculta y me ocupo del resto.',
      'Muchas gracias por la presentación. Me ocupo del resto, con usted en copia oculta.',
    ],
  },
  owner_question: alike(['{note}', '{note}', '{note}']),
  owner_status: alike(['{note}', '{note}', '{note}']),
  was_it_you: alike(['{note}', '{note}', '{note}']),
};
