import type { Phrases } from '../language';

/** Mails that let somebody choose among times. */
export const choosing: Phrases = {
  offer: {
    brief: [
      '{owner} quisiera acordar {meeting} con usted. ¿Le va bien [esta hora|alguna de estas horas]?',
      'Busco una hora para {meeting} con {owner}. ¿Le conviene [esta|alguna de estas]?',
      '{owner} propone {meeting}. ¿Le va bien [esta hora|alguna de estas]?',
    ],
    warm: [
      'A {owner} le gustaría acordar {meeting} con usted, y ayudo a encontrar la hora. ¿Le va bien [esta|alguna de estas]?',
      'Ayudo a {owner} a organizar {meeting} con usted. ¿Le conviene [esta hora|alguna de estas horas]?',
      '{owner} me pidió buscar una hora para {meeting} con usted. ¿Le va bien [esta|alguna de estas]?',
    ],
    formal: [
      'Le escribo de parte de {owner}, que desea acordar {meeting} con usted. ¿Le convendría [esta hora|alguna de estas horas]?',
      '{owner} me ha pedido organizar {meeting} con usted. ¿Me permite proponerle [esta hora|alguna de estas horas]?',
      'De parte de {owner}, le propongo {meeting}. ¿Le convendría [esta hora|alguna de estas horas]?',
    ],
  },
  counter: {
    brief: [
      '{ownerFirst} podría [a esta hora|a alguna de estas horas]. ¿Le va bien?',
      '[Esta hora le iría|Estas horas le irían] bien a {ownerFirst}. ¿Y a usted?',
      '[Esta hora sería posible|Estas horas serían posibles]. ¿Le conviene [a usted|alguna]?',
    ],
    warm: [
      'Gracias por su respuesta. {ownerFirst} podría [a esta hora|a alguna de estas horas]. ¿Le va bien?',
      '[Esta hora le iría|Estas horas le irían] bien a {ownerFirst}. ¿Le conviene [a usted|alguna]?',
      'Gracias. [Esta hora sería posible|Estas horas serían posibles] para {ownerFirst}. ¿Le va bien [a usted|alguna]?',
    ],
    formal: [
      'Gracias por su respuesta. {owner} podría [a esta hora|a alguna de estas horas]. ¿Le convendría?',
      '{owner} podría ofrecerle [esta hora|estas horas]. ¿Le convendría [a usted|alguna]?',
      'Gracias. ¿Me permite proponerle, de parte de {owner}, [esta hora|alguna de estas horas]?',
    ],
  },
  counter_unfit: {
    brief: [
      'A {ownerFirst} no le va bien. ¿Le iría [esta hora|alguna de estas horas] en su lugar?',
      '{ownerFirst} no puede entonces, pero podría [a esta hora|a alguna de estas horas]. ¿Le va bien?',
      'Lo siento, {ownerFirst} no está libre. [Esta hora sería posible|Estas horas serían posibles]. ¿Le conviene [a usted|alguna]?',
    ],
    warm: [
      'Lamentablemente a {ownerFirst} no le va bien. ¿Le iría [esta hora|alguna de estas horas] en su lugar?',
      'Gracias, pero {ownerFirst} no podrá. [Esta hora sería posible|Estas horas serían posibles]. ¿Le conviene [a usted|alguna]?',
      '{ownerFirst} no está libre entonces, lo siento, pero podría [a esta hora|a alguna de estas horas]. ¿Le va bien?',
    ],
    formal: [
      'Lamentablemente, {owner} no está disponible entonces. ¿Le convendría [esta hora|alguna de estas horas] en su lugar?',
      'Lamento que no sea posible para {owner}. ¿Me permite proponerle [esta hora|alguna de estas horas] en su lugar?',
      '{owner} no está disponible entonces, pero podría ofrecerle [esta hora|estas horas]. ¿Le convendría [a usted|alguna]?',
    ],
  },
  correction: {
    brief: [
      '[Esta hora sustituye|Estas horas sustituyen] a las de mi último mensaje. ¿Le va bien?',
      'Las horas de mi último mensaje ya no valen. [Esta le iría|Estas le irían] bien a {ownerFirst}. ¿Y a usted?',
      'En lugar de mi último mensaje: [esta hora sería posible|estas horas serían posibles]. ¿Le conviene [a usted|alguna]?',
    ],
    warm: [
      'Siento el cambio: las horas de mi último mensaje ya no valen. {ownerFirst} podría en su lugar [a esta hora|a alguna de estas horas]. ¿Le va bien?',
      '[Esta hora sustituye|Estas horas sustituyen] a las de mi último mensaje; siento el cambio. ¿Le conviene [a usted|alguna]?',
      'Lo siento, hay un cambio respecto a mi último mensaje: {ownerFirst} podría [a esta hora|a alguna de estas horas]. ¿Le va bien?',
    ],
    formal: [
      'Le ruego que no tenga en cuenta las horas de mi último mensaje: {owner} podría en su lugar [a esta hora|a alguna de estas horas]. ¿Le convendría?',
      'Le pido disculpas por el cambio: {owner} podría ofrecerle [la siguiente hora|las siguientes horas] en su lugar. ¿Le convendría [a usted|alguna]?',
      'Las horas de mi último mensaje ya no valen, con mis disculpas. ¿Me permite proponerle, de parte de {owner}, [esta hora|alguna de estas horas]?',
    ],
  },
  taken: {
    brief: [
      'Lo siento, esa hora ya no está libre. ¿Le va bien [esta|alguna de estas]?',
      'Lo siento, esa hora acaba de ocuparse. ¿Le conviene [esta|alguna de estas]?',
      'Lo siento, ya no puedo ofrecer esa hora. ¿Le sirve [esta|alguna de estas]?',
    ],
    warm: [
      'Lo siento, esa hora ya no está libre. ¿Le vendría bien [esta|alguna de estas]?',
      'Lo siento, ya no puedo ofrecer esa hora. [Esta sigue libre|Estas siguen libres]. ¿Le va bien?',
      'Lo siento, esa hora ya no está disponible. ¿Le conviene [esta|alguna de estas]?',
    ],
    formal: [
      'Le pido disculpas: esa hora ya no está disponible. ¿Le convendría [esta|alguna de estas]?',
      'Mis disculpas, esa hora ya no puede ofrecerse. ¿Me permite sugerir [esta|alguna de estas]?',
      'Lamento que esa hora ya no esté libre. ¿Le convendría [la siguiente|alguna de las siguientes]?',
    ],
  },
  which: {
    brief: ['¿Cuál?', '¿Cuál reservo?', '¿Cuál prefiere?'],
    warm: ['Gracias. ¿A cuál se refiere?', 'Gracias. ¿Cuál reservo?', 'Gracias. ¿Cuál le conviene más?'],
    formal: [
      'Gracias por su respuesta. ¿Cuál de estas horas puedo reservar?',
      'Gracias. ¿Qué hora prefiere?',
      'Gracias. ¿Cuál le convendría más?',
    ],
  },
  echo: {
    brief: ['¿Reservo esta hora?', '¿Es esta la hora?', '¿Se refería a esta hora?'],
    warm: [
      'He anotado esta hora para usted. ¿La reservo?',
      '¿He entendido bien esta hora?',
      'Esto es lo que he anotado. ¿Lo reservo?',
    ],
    formal: [
      'He anotado la hora siguiente. ¿Me permite reservarla?',
      '¿He entendido bien la hora siguiente?',
      '¿Me permite reservar para usted la hora siguiente?',
    ],
  },
  follow_up: {
    brief: [
      '¿Le iría bien todavía [esta hora|alguna de estas]?',
      '¿Es posible todavía [esta hora|alguna de estas]?',
      '¿Le conviene aún [esta hora|alguna de estas]?',
    ],
    warm: [
      'Por si se le pasó: ¿le iría bien todavía [esta hora|alguna de estas horas]?',
      '¿Le vendría bien [esta hora|alguna de estas] para {meeting} con {ownerFirst}?',
      '[Esta hora sigue libre|Estas horas siguen libres] para {ownerFirst}, por si le conviene.',
    ],
    formal: [
      '¿Me permite preguntar si [esta hora|alguna de estas horas] le convendría todavía?',
      '[Esta hora sigue libre|Estas horas siguen libres] para {owner}, por si le conviene.',
      '¿Le convendría todavía [esta hora|alguna de estas horas] para {meeting} con {owner}?',
    ],
  },
  poll: {
    brief: [
      '{owner} organiza {meeting} con todos ustedes. [¿Le va bien esta hora|¿Cuáles de estas horas le van bien]?',
      'Busco para {owner} y todos ustedes una hora para {meeting}. [¿Le va bien esta|¿Cuáles le van bien]?',
      '{owner} me pidió una hora común para {meeting}. [¿Le conviene esta|¿Cuáles le convienen]?',
    ],
    warm: [
      '{owner} me pidió organizar {meeting} con todos ustedes. [¿Le vendría bien esta hora|¿Cuáles de estas horas le vendrían bien]?',
      'Ayudo a {owner} a encontrar, para {meeting}, una hora con todos ustedes. [¿Le va bien esta|¿Cuáles le van bien]?',
      'A {owner} le gustaría reunirles para {meeting}. [¿Le iría bien esta hora|¿Cuáles de estas horas le irían bien]?',
    ],
    formal: [
      'De parte de {owner}, organizo {meeting} con todos ustedes. [¿Le convendría esta hora|¿Cuáles de estas horas le convendrían]?',
      '{owner} me ha pedido hallar, para {meeting}, una hora que convenga a todos. [¿Le convendría esta|¿Cuáles le convendrían]?',
      'Le escribo de parte de {owner}, que desea acordar {meeting} con todos ustedes. [¿Le conviene esta hora|¿Cuáles de estas horas le convienen]?',
    ],
  },
  second_round: {
    brief: [
      'Ninguna hora convenía a todos. [¿Le va bien esta|¿Cuáles de estas le van bien]?',
      'Las primeras horas no iban bien a todos. [¿Le iría bien esta|¿Cuáles de estas le irían bien]?',
      'No hubo una hora común. [¿Le conviene esta|¿Cuáles de estas le convienen]?',
    ],
    warm: [
      'Gracias a todos. Ninguna de las primeras horas convenía a todos. [¿Le iría bien esta|¿Cuáles de estas le irían bien]?',
      'Gracias por sus respuestas. Ninguna hora ha convenido aún a todos. [¿Le va bien esta|¿Cuáles de estas le van bien]?',
      'Las primeras horas no fueron posibles para todos. [¿Le vendría bien esta|¿Cuáles de estas le vendrían bien]?',
    ],
    formal: [
      'Gracias por sus respuestas. Ninguna hora convenía a todos. [¿Le convendría esta|¿Cuáles de estas le convendrían]?',
      'Gracias. Como ninguna hora era común a todos, [¿le convendría esta|¿cuáles de estas le convendrían]?',
      'Ninguna de las primeras horas convenía a todos. [¿Le convendría la siguiente|¿Cuáles de las siguientes le convendrían]?',
    ],
  },
  reschedule: {
    brief: [
      'Lo siento, {ownerFirst} tiene que mover la reunión. ¿Le iría bien [esta hora|alguna de estas] en su lugar?',
      'Lo siento, {ownerFirst} ya no puede a la hora acordada. ¿Le va bien [esta|alguna de estas]?',
      '{ownerFirst} tiene que mover la reunión, lo siento. ¿Le conviene [esta hora|alguna de estas]?',
    ],
    warm: [
      'Lo siento, {ownerFirst} tiene que mover la reunión. ¿Le vendría bien [esta hora|alguna de estas] en su lugar?',
      '{ownerFirst} necesita otra hora para la reunión y le pide disculpas. ¿Le iría bien [esta|alguna de estas]?',
      'Disculpe el cambio: {ownerFirst} tiene que mover la reunión. ¿Le conviene [esta hora|alguna de estas]?',
    ],
    formal: [
      '{owner} tiene que mover la reunión y le pide disculpas. ¿Le convendría [esta hora|alguna de estas horas]?',
      'Le ruego disculpe el cambio: {owner} tiene que mover la reunión. ¿Me permite proponerle [esta hora|alguna de estas horas]?',
      'Con las disculpas de {owner}, la reunión debe moverse. ¿Le convendría [esta hora|alguna de estas horas] en su lugar?',
    ],
  },
  reschedule_again: {
    brief: [
      'Lo siento, {ownerFirst} tiene que mover otra vez la reunión. ¿Le iría bien [esta hora|alguna de estas] en su lugar?',
      'Disculpe otro cambio: {ownerFirst} tiene que mover la reunión. ¿Le va bien [esta|alguna de estas]?',
      '{ownerFirst} tiene que volver a mover la reunión, lo siento. ¿Le conviene [esta hora|alguna de estas]?',
    ],
    warm: [
      'Lo siento, {ownerFirst} tiene que mover otra vez la reunión. ¿Le vendría bien [esta hora|alguna de estas] en su lugar?',
      '{ownerFirst} necesita de nuevo otra hora para la reunión y le pide disculpas. ¿Le iría bien [esta|alguna de estas]?',
      'Disculpe este nuevo cambio: {ownerFirst} tiene que mover la reunión. ¿Le conviene [esta hora|alguna de estas]?',
    ],
    formal: [
      '{owner} tiene que volver a mover la reunión y le pide disculpas. ¿Le convendría [esta hora|alguna de estas horas]?',
      'Le ruego disculpe este nuevo cambio: {owner} tiene que mover la reunión. ¿Me permite proponerle [esta hora|alguna de estas horas]?',
      'Con las disculpas de {owner} por este nuevo cambio, la reunión debe moverse. ¿Le convendría [esta hora|alguna de estas horas] en su lugar?',
    ],
  },
  reschedule_by: {
    brief: [
      'Lo siento, {by} tiene que mover la reunión. ¿Le iría bien [esta hora|alguna de estas] en su lugar?',
      'Lo siento, {by} ya no puede a la hora acordada. ¿Le va bien [esta|alguna de estas]?',
      '{by} tiene que mover la reunión, lo siento. ¿Le conviene [esta hora|alguna de estas]?',
    ],
    warm: [
      'Lo siento, {by} tiene que mover la reunión. ¿Le vendría bien [esta hora|alguna de estas] en su lugar?',
      'Disculpe el cambio: {by} necesita otra hora. ¿Le iría bien [esta|alguna de estas]?',
      'Lo siento, {by} ya no puede a la hora acordada. ¿Le conviene [esta hora|alguna de estas]?',
    ],
    formal: [
      '{by} tiene que mover la reunión y le pide disculpas. ¿Le convendría [esta hora|alguna de estas horas]?',
      'Le ruego disculpe el cambio: {by} tiene que mover la reunión. ¿Me permite proponerle [esta hora|alguna de estas horas]?',
      'Mis disculpas por el cambio: {by} necesita otra hora. ¿Le convendría [esta|alguna de estas]?',
    ],
  },
  reschedule_self: {
    brief: [
      '{ownerFirst} podría [a esta hora|a alguna de estas horas] en su lugar. ¿Le va bien?',
      '[Esta hora le iría|Estas horas le irían] bien a {ownerFirst}. ¿Le conviene?',
      '[Esta hora sería posible|Estas horas serían posibles] en su lugar. ¿Le va bien?',
    ],
    warm: [
      'Claro, se puede mover. {ownerFirst} podría [a esta hora|a alguna de estas horas]. ¿Le va bien?',
      'Gracias por avisar. [Esta hora le iría|Estas horas le irían] bien a {ownerFirst}. ¿Le conviene?',
      'Gracias. [Esta hora sería posible|Estas horas serían posibles] en su lugar para {ownerFirst}. ¿Le va bien?',
    ],
    formal: [
      'Gracias por informarme. {owner} podría [a esta hora|a alguna de estas horas]. ¿Le convendría?',
      'Por supuesto. {owner} podría ofrecerle [esta hora|estas horas] en su lugar. ¿Le convendría?',
      'Gracias. ¿Me permite proponerle, de parte de {owner}, [esta hora|alguna de estas horas] en su lugar?',
    ],
  },
};
