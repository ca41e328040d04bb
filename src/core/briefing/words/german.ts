import type { BriefingWords } from './words';

export const german: BriefingWords = {
  subject: (day) => `Ihr Tag: ${day}`,
  opening: (day, zone) => `Heute ist ${day}. Zeiten: ${zone}.`,
  untitled: 'ein Termin ohne Titel',
  decision: (title) => `Ihre Entscheidung wird gebraucht: ${title}`,
  meeting: (time, title) => `${time}: ${title}`,
  firstTime: (names) => `Sie treffen ${names} zum ersten Mal.`,
  conflict: (time, first, second) => `Zweierlei um ${time}: ${first} und ${second}`,
  booked: (title, day, time) => `Gebucht: ${title}, ${day}, ${time}`,
  overdue: (title) => `Noch ist nichts daraus geworden: ${title}`,
  ahead: (day, time, title) => `Als Nächstes, am ${day}, ${time}: ${title}`,
  more: (count) => (count === 1 ? 'Noch etwas steht auf Ihrer Seite.' : `Noch ${count} Dinge stehen auf Ihrer Seite.`),
  links: { decision: 'Entscheiden', join: 'Beitreten', open: 'Öffnen', today: 'Den ganzen Tag ansehen' },
  closing: (assistant) => `Antworten Sie auf diese Mail, um etwas zu ändern; ${assistant} liest sie.`,
  settings: 'Was Ihnen gemailt wird',
  ask: {
    subject: 'Soll Ihr Morgenüberblick weiter kommen?',
    text: 'Seit vier Wochen sind Sie keinem Link Ihres Morgenüberblicks gefolgt. Er endet jetzt, wenn Sie ihn nicht möchten.',
    goOn: 'Weiter erhalten',
    otherwise: 'Wenn Sie nichts tun, kommt keiner mehr. Alles andere geht weiter wie bisher.',
  },
};
