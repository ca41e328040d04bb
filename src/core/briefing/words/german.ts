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
  links: {
    decision: 'Entscheiden',
    join: 'Beitreten',
    open: 'Öffnen',
    late: 'Verspäten Sie sich?',
    today: 'Den ganzen Tag ansehen',
  },
  closing: (assistant) => `Antworten Sie auf diese Mail, um etwas zu ändern; ${assistant} liest sie.`,
  numbers: 'Jede Zeile lässt sich mit ihrer Nummer beantworten: „2: ja“, „3: 30 Minuten später“, „zu spät zu 3“.',
  settings: 'Was Ihnen gemailt wird',
  week: {
    since: (day) => `ab ${day}`,
    subject: (day) => `Ihre Woche bis ${day}`,
    opening: (from, to, zone) => `Das wurde aus ${from} bis ${to}. Zeiten: ${zone}.`,
    met: (hours) => `Sie haben ${hours} Stunden mit anderen verbracht.`,
    people: (names) => `Das meiste mit ${names}.`,
    person: (name, hours) => `${name} (${hours} Std.)`,
    booked: (count) => (count === 1 ? 'Ein Termin wurde für Sie gebucht.' : `${count} Termine wurden für Sie gebucht.`),
    toBook: (hours) => `Die Hälfte davon binnen ${hours} Stunden nach der ersten Mail.`,
    mails: (count) =>
      count === 1 ? 'Eine Mail mussten Sie nicht schreiben.' : `${count} Mails mussten Sie nicht schreiben.`,
    moves: (count) =>
      count === 1 ? 'Ein gebuchter Termin wurde verschoben.' : `${count} gebuchte Termine wurden verschoben.`,
    risk: (day, time, first, second) =>
      `Nächste Woche, am ${day} um ${time}, überschneidet sich etwas: ${first} und ${second}`,
  },
  plot: {
    alt: (captions) => `Balken: ${captions}. Die Tabellen darunter haben dieselben Zahlen.`,
    people: 'Stunden nach Person',
    kinds: 'Stunden nach Art',
    kind: { one: 'Zu zweit', several: 'Mit mehreren', repeating: 'Wiederkehrend' },
    toBook: 'Stunden von der ersten Mail bis zur Buchung',
    mails: 'Mails, die Sie nicht schreiben mussten',
    hours: (hours) => `${hours} Std.`,
  },
  answers: {
    answered: (said) => `Sie schreiben „${said}“. Das habe ich als Ihre Antwort genommen.`,
    passed: (said) =>
      `Sie schreiben „${said}“. Ich kümmere mich darum und melde mich, wenn etwas zu fragen oder zu sagen ist.`,
    over: 'Das ist schon vorbei. Ich habe nichts getan.',
    wordless: 'Sie nennen es, ohne zu sagen, was geschehen soll. Ich habe nichts getan.',
    untold: 'Zu dieser Zeile ist nichts zu tun. Ich habe nichts getan.',
    limited: 'Ihr Tarif hat diesen Monat keinen Platz für einen weiteren Termin. Ich habe nichts getan.',
    missing: (line) => `Der Überblick hat keine Zeile ${line}. Ich habe nichts getan.`,
  },
  ask: {
    subject: 'Soll Ihr Morgenüberblick weiter kommen?',
    text: 'Seit vier Wochen sind Sie keinem Link Ihres Morgenüberblicks gefolgt. Er endet jetzt, wenn Sie ihn nicht möchten.',
    goOn: 'Weiter erhalten',
    otherwise: 'Wenn Sie nichts tun, kommt keiner mehr. Alles andere geht weiter wie bisher.',
  },
};
