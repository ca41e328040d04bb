import type { TextWords } from './words';

export const german: TextWords = {
  code: (code, operator) => `${code} ist dein Code für Nachrichten von ${operator}. Niemand fragt dich danach.`,
  welcome:
    'Du bekommst eine SMS, wenn etwas auf dich wartet, und kannst hier antworten. HILFE sagt mehr, STOP beendet es.',
  help: (support) =>
    `Antworte mit der Nummer oder in Worten, oder sag "10 zu spät". STOP beendet alle Nachrichten. Hilfe: ${support}`,
  asks: (title, question) => `${title}: ${question}`,
  vip: (name) => `${name} wartet.`,
  times: (times) => `Zeiten: ${times}.`,
  answers: (answers) => `Antworte ${answers}`,
  inWords: 'oder in Worten.',
  again: 'Deine Antwort konnte ich nicht sicher lesen.',
  first: (time, title) => `Heute zuerst, ${time}: ${title}.`,
  guestLate: (who, minutes, title) =>
    `${who} kommt ${minutes === null ? 'zu spät' : `${minutes} Min. zu spät`} zu ${title}.`,
  lateNoted: (minutes, title, time) =>
    `Notiert: Du kommst ${minutes === null ? 'zu spät' : `${minutes} Min. zu spät`} zu ${title}, ${time}.`,
  knockOn: (title, time) => `${title} beginnt um ${time}, bevor das zu Ende ist.`,
  whichLate: 'Zu welchem Termin?',
  nothingNear: 'In der nächsten Stunde beginnt kein Termin, um den ich mich kümmere. Ich habe niemandem etwas gesagt.',
  several: (count) => `${count} Fragen warten: Antworte bitte mit einer Nummer.`,
  nothingWaits: 'Nichts wartet auf eine Antwort. Für alles andere schreib mir eine Mail.',
  answered: 'Das ist schon beantwortet.',
  untitled: 'ein Termin',
  guest: {
    code: (code, operator) => `${code} ist Ihr Code für Nachrichten von ${operator}. Niemand fragt Sie danach.`,
    welcome: (title, owner) => `Sie bekommen SMS zu "${title}" mit ${owner}. STOP beendet das, HILFE sagt mehr.`,
    help: (owner, support) =>
      `Sie haben auf der Seite eines Termins um SMS dazu gebeten. STOP beendet alle Nachrichten. ${owner} liest hier keine Antworten. Hilfe: ${support}`,
    unread: (owner) =>
      `${owner} liest hier keine Antworten. Bitte antworten Sie auf die Mail. STOP beendet diese Nachrichten.`,
    moved: (title, owner, time) => `"${title}" mit ${owner} ist jetzt am ${time}.`,
    cancelled: (title, owner, time) => `"${title}" mit ${owner} am ${time} ist abgesagt.`,
    late: (title, owner, minutes) =>
      `${owner} kommt ${minutes === null ? 'zu spät' : `${minutes} Min. zu spät`} zu "${title}".`,
    reminder: (title, owner, time) => `Zur Erinnerung: "${title}" mit ${owner}, ${time}.`,
  },
};
