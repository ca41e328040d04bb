import type { TextWords } from './words';

export const spanish: TextWords = {
  code: (code, operator) => `${code} es tu código para los SMS de ${operator}. Nadie te lo pedirá.`,
  welcome: 'Recibirás un SMS cuando algo espere tu decisión y podrás responder aquí. AYUDA dice más, STOP lo termina.',
  help: (support) =>
    `Responde con un número o con tus palabras, o di "llego 10 minutos tarde". STOP termina los SMS. Ayuda: ${support}`,
  asks: (title, question) => `${title}: ${question}`,
  vip: (name) => `${name} espera.`,
  times: (times) => `Horas: ${times}.`,
  answers: (answers) => `Responde ${answers}`,
  inWords: 'o con tus palabras.',
  again: 'No pude leer tu respuesta con certeza.',
  first: (time, title) => `Lo primero de hoy, ${time}: ${title}.`,
  guestLate: (who, minutes, title) => `${who} llega ${minutes === null ? 'tarde' : `${minutes} min tarde`} a ${title}.`,
  lateNoted: (minutes, title, time) =>
    `Anotado: llegas ${minutes === null ? 'tarde' : `${minutes} min tarde`} a ${title}, ${time}.`,
  knockOn: (title, time) => `Ojo: ${title} empieza a las ${time}, antes de que termine esta.`,
  whichLate: '¿A cuál?',
  nothingNear: 'Ninguna reunión de la que me ocupo empieza en la próxima hora; no avisé a nadie.',
  several: (count) => `${count} preguntas esperan: responde con un número, por favor.`,
  nothingWaits: 'Nada espera respuesta. Para lo demás, escríbeme un correo.',
  answered: 'Eso ya está respondido.',
  untitled: 'una reunión',
  guest: {
    code: (code, operator) => `${code} es su código para los SMS de ${operator}. Nadie se lo pedirá.`,
    welcome: (title, owner) => `Recibirá SMS sobre "${title}" con ${owner}. STOP lo termina, AYUDA dice más.`,
    help: (owner, support) =>
      `Usted pidió en la página de una reunión recibir SMS sobre ella. STOP termina los SMS. ${owner} no lee respuestas aquí. Ayuda: ${support}`,
    unread: (owner) => `${owner} no lee respuestas aquí. Responda al correo, por favor. STOP termina estos SMS.`,
    moved: (title, owner, time) => `"${title}" con ${owner} pasa a ${time}.`,
    cancelled: (title, owner, time) => `"${title}" con ${owner}, ${time}, queda cancelada.`,
    late: (title, owner, minutes) =>
      `${owner} llega ${minutes === null ? 'tarde' : `${minutes} min tarde`} a "${title}".`,
    reminder: (title, owner, time) => `Recordatorio: "${title}" con ${owner}, ${time}.`,
  },
};
