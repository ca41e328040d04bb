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
  links: { decision: 'Decidir', join: 'Unirse', open: 'Abrir', late: '¿Llega tarde?', today: 'Ver todo el día' },
  closing: (assistant) => `Responda a este correo para cambiar algo; ${assistant} lo lee.`,
  numbers: 'Cada línea se responde con su número: «2: sí», «3: 30 minutos más tarde», «llego tarde a 3».',
  settings: 'Lo que recibe por correo',
  week: {
    since: (day) => `desde ${day}`,
    subject: (day) => `Su semana hasta el ${day}`,
    opening: (from, to, zone) => `Esto ha salido del ${from} al ${to}. Horas: ${zone}.`,
    met: (hours) => `Ha pasado ${hours} horas con otras personas.`,
    people: (names) => `La mayor parte con ${names}.`,
    person: (name, hours) => `${name} (${hours} h)`,
    booked: (count) =>
      count === 1 ? 'Se reservó una reunión para usted.' : `Se reservaron ${count} reuniones para usted.`,
    toBook: (hours) => `La mitad, en menos de ${hours} horas desde el primer correo.`,
    mails: (count) =>
      count === 1 ? 'Un correo que no tuvo que escribir.' : `${count} correos que no tuvo que escribir.`,
    moves: (count) => (count === 1 ? 'Se movió una reunión reservada.' : `Se movieron ${count} reuniones reservadas.`),
    risk: (day, time, first, second) =>
      `La semana próxima, el ${day} a las ${time}, dos cosas coinciden: ${first} y ${second}`,
  },
  plot: {
    alt: (captions) => `Barras: ${captions}. Las tablas de abajo tienen las mismas cifras.`,
    people: 'Horas por persona',
    kinds: 'Horas por tipo',
    kind: { one: 'De dos', several: 'Con varias personas', repeating: 'Periódicas' },
    toBook: 'Horas desde el primer correo hasta la reserva',
    mails: 'Correos que no tuvo que escribir',
    hours: (hours) => `${hours} h`,
  },
  answers: {
    answered: (said) => `Usted escribe «${said}». Lo he tomado como su respuesta.`,
    passed: (said) => `Usted escribe «${said}». Me ocupo de ello y escribo cuando haya algo que preguntar o decir.`,
    over: 'Esto ya ha pasado. No he hecho nada.',
    wordless: 'Lo nombra sin decir qué hay que hacer. No he hecho nada.',
    untold: 'No hay nada que hacer con esta línea. No he hecho nada.',
    limited: 'Su plan no tiene sitio para otra reunión este mes. No he hecho nada.',
    missing: (line) => `El resumen no tiene una línea ${line}. No he hecho nada.`,
  },
  ask: {
    subject: '¿Debe seguir su resumen de la mañana?',
    text: 'Desde hace cuatro semanas no ha seguido ningún enlace de su resumen de la mañana. Termina ahora, a menos que lo quiera.',
    goOn: 'Seguir recibiéndolo',
    otherwise: 'Si no hace nada, ya no llega ninguno. Todo lo demás sigue como hasta ahora.',
  },
};
