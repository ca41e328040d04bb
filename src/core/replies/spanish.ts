import type { Language } from './language';

const NOUNS: Readonly<Record<string, string>> = {
  call: 'una llamada',
  coffee: 'un café',
  lunch: 'un almuerzo',
  dinner: 'una cena',
  interview: 'una entrevista',
  demo: 'una demostración',
};

export const spanish: Language = {
  greeting: {
    brief: (names) => `Hola, ${names}:`,
    warm: (names) => `Hola, ${names}:`,
    formal: (names) => `Buenos días, ${names}:`,
  },
  anonymousGreeting: 'Buenos días:',
  and: 'y',
  closing: { brief: null, warm: 'Un saludo,', formal: 'Atentamente,' },
  disclosure: (assistant, owner) => `${assistant}, asistente de IA de ${owner}`,
  optOut: 'Escriba «stop» y no seguiré.',
  meeting: (noun, minutes, title) =>
    `${NOUNS[noun] ?? 'una reunión'} de ${minutes} minutos${title ? ` sobre «${title}»` : ''}`,
  guessedZone: (label) => `Son horas en ${label}; los enlaces las muestran en la suya.`,
  otherTime: '¿Ninguna? Proponga otra hora:',
  join: 'Unirse:',
  place: 'Lugar:',
  phone: 'Teléfono:',
  openInApp: 'Abrir en Sundial:',
  youWrote: 'Usted escribió:',
  templates: {
    offer: {
      brief: [
        { before: '{owner} quisiera verle para {meeting}. ¿Le va bien [esta hora|alguna de estas horas]?' },
        { before: 'Busco una hora para {meeting} con {owner}. ¿Le conviene [esta|alguna de estas]?' },
        { before: '{owner} propone {meeting}. ¿Le va bien [esta hora|alguna de estas]?' },
      ],
      warm: [
        {
          before:
            'A {owner} le gustaría verle para {meeting}, y ayudo a encontrar la hora. ¿Le va bien [esta|alguna de estas]?',
        },
        { before: 'Ayudo a {owner} a organizar {meeting} con usted. ¿Le conviene [esta hora|alguna de estas horas]?' },
        { before: '{owner} me pidió buscar una hora para {meeting} con usted. ¿Le va bien [esta|alguna de estas]?' },
      ],
      formal: [
        {
          before:
            'Le escribo de parte de {owner}, que desea acordar {meeting} con usted. ¿Le convendría [esta hora|alguna de estas horas]?',
        },
        {
          before:
            '{owner} me ha pedido organizar {meeting} con usted. ¿Me permite proponerle [esta hora|alguna de estas horas]?',
        },
        { before: 'De parte de {owner}, le propongo {meeting}. ¿Le convendría [esta hora|alguna de estas horas]?' },
      ],
    },
    counter: {
      brief: [
        { before: '{ownerFirst} podría [a esta hora|a alguna de estas horas]. ¿Le va bien?' },
        { before: '[Esta hora le iría|Estas horas le irían] bien a {ownerFirst}. ¿Y a usted?' },
        { before: '[Esta hora sería posible|Estas horas serían posibles]. ¿Le conviene [a usted|alguna]?' },
      ],
      warm: [
        { before: 'Gracias por su respuesta. {ownerFirst} podría [a esta hora|a alguna de estas horas]. ¿Le va bien?' },
        { before: '[Esta hora le iría|Estas horas le irían] bien a {ownerFirst}. ¿Le conviene [a usted|alguna]?' },
        {
          before:
            'Gracias. [Esta hora sería posible|Estas horas serían posibles] para {ownerFirst}. ¿Le va bien [a usted|alguna]?',
        },
      ],
      formal: [
        { before: 'Gracias por su respuesta. {owner} podría [a esta hora|a alguna de estas horas]. ¿Le convendría?' },
        { before: '{owner} podría ofrecerle [esta hora|estas horas]. ¿Le convendría [a usted|alguna]?' },
        { before: 'Gracias. ¿Me permite proponerle, de parte de {owner}, [esta hora|alguna de estas horas]?' },
      ],
    },
    taken: {
      brief: [
        { before: 'Lo siento, esa hora ya no está libre. ¿Le va bien [esta|alguna de estas]?' },
        { before: 'Lo siento, esa hora acaba de ocuparse. ¿Le conviene [esta|alguna de estas]?' },
        { before: 'Lo siento, ya no puedo ofrecer esa hora. ¿Le sirve [esta|alguna de estas]?' },
      ],
      warm: [
        { before: 'Lo siento, esa hora ya no está libre. ¿Le vendría bien [esta|alguna de estas]?' },
        { before: 'Lo siento, ya no puedo ofrecer esa hora. [Esta sigue libre|Estas siguen libres]. ¿Le va bien?' },
        { before: 'Lo siento, esa hora ya no está disponible. ¿Le conviene [esta|alguna de estas]?' },
      ],
      formal: [
        { before: 'Le pido disculpas: esa hora ya no está disponible. ¿Le convendría [esta|alguna de estas]?' },
        { before: 'Mis disculpas, esa hora ya no puede ofrecerse. ¿Me permite sugerir [esta|alguna de estas]?' },
        { before: 'Lamento que esa hora ya no esté libre. ¿Le convendría [la siguiente|alguna de las siguientes]?' },
      ],
    },
    which: {
      brief: [{ before: '¿Cuál?' }, { before: '¿Cuál reservo?' }, { before: '¿Cuál prefiere?' }],
      warm: [
        { before: 'Me alegro. ¿A cuál se refiere?' },
        { before: 'Gracias. ¿Cuál reservo?' },
        { before: 'Gracias. ¿Cuál le conviene más?' },
      ],
      formal: [
        { before: 'Gracias por su respuesta. ¿Cuál de estas horas puedo reservar?' },
        { before: 'Gracias. ¿Qué hora prefiere?' },
        { before: 'Gracias. ¿Cuál le convendría más?' },
      ],
    },
    confirm: {
      brief: [
        { before: 'Reservado: {slot}.' },
        { before: 'Queda reservado: {slot}.' },
        { before: 'Confirmado: {slot}.' },
      ],
      warm: [
        { before: 'Queda reservado: {slot}. La invitación llega aparte.' },
        { before: 'Confirmado: {slot}. La invitación está en camino.' },
        { before: 'Su reunión con {owner} queda reservada: {slot}. La invitación sigue.' },
      ],
      formal: [
        { before: 'Su reunión con {owner} queda confirmada: {slot}. Recibirá la invitación aparte.' },
        { before: 'Le confirmo: {slot}. Recibirá la invitación aparte.' },
        { before: 'La reunión con {owner} queda acordada: {slot}. Recibirá la invitación aparte.' },
      ],
    },
    follow_up: {
      brief: [
        { before: '¿Le iría bien todavía [esta hora|alguna de estas]?' },
        { before: '¿Es posible todavía [esta hora|alguna de estas]?' },
        { before: '¿Le conviene aún [esta hora|alguna de estas]?' },
      ],
      warm: [
        { before: 'Por si se le pasó: ¿le iría bien todavía [esta hora|alguna de estas horas]?' },
        { before: '¿Le vendría bien [esta hora|alguna de estas] para {meeting} con {ownerFirst}?' },
        { before: '[Esta hora sigue libre|Estas horas siguen libres] para {ownerFirst}, por si le conviene.' },
      ],
      formal: [
        { before: '¿Me permite preguntar si [esta hora|alguna de estas horas] le convendría todavía?' },
        { before: '[Esta hora sigue libre|Estas horas siguen libres] para {owner}, por si le conviene.' },
        { before: '¿Le convendría todavía [esta hora|alguna de estas horas] para {meeting} con {owner}?' },
      ],
    },
  },
};
