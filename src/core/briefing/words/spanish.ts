import type { BriefingWords } from './words';

export const spanish: BriefingWords = {
  subject: (day) => `Su día: ${day}`,
  opening: (day, zone) => `Hoy es ${day}. Horas: ${zone}.`,
  untitled: 'una reunión sin título',
  decision: (title) => `Se necesita su decisión: ${title}`,
  meeting: (time, title) => `${time}: ${title}`,
  firstTime: (names) => `Se reúne con ${names} por primera vez.`,
  conflict: (time, first, second) => `Dos cosas a las ${time}: ${first} y ${second}`,
  booked: (title, day, time) => `Reservado: ${title}, ${day}, ${time}`,
  overdue: (title) => `Todavía no ha salido nada de ello: ${title}`,
  ahead: (day, time, title) => `Después, el ${day}, ${time}: ${title}`,
  more: (count) => (count === 1 ? 'Hay una cosa más en su página.' : `Hay ${count} cosas más en su página.`),
  links: { decision: 'Decidir', join: 'Unirse', open: 'Abrir', today: 'Ver todo el día' },
  closing: (assistant) => `Responda a este correo para cambiar algo; ${assistant} lo lee.`,
  settings: 'Lo que recibe por correo',
  ask: {
    subject: '¿Debe seguir su resumen de la mañana?',
    text: 'Desde hace cuatro semanas no ha seguido ningún enlace de su resumen de la mañana. Termina ahora, a menos que lo quiera.',
    goOn: 'Seguir recibiéndolo',
    otherwise: 'Si no hace nada, ya no llega ninguno. Todo lo demás sigue como hasta ahora.',
  },
};
