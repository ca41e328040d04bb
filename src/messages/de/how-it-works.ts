import type { Translated } from '../message-keys';

export default {
  title: 'So geht es',
  lead: 'Sie schreiben E-Mails wie immer. Der Assistent, hier {name} genannt, übernimmt, was niemand mag: die Zeit zu finden.',
  steps: 'Von Ihrer E-Mail zum Termin',
  copy: 'Sie setzen ihn in Kopie',
  copyText:
    'An Ihren Gast, mit dem Assistenten in Cc: <said>{name}, finde uns nächste Woche eine halbe Stunde</said>. Die E-Mail muss von einer Adresse kommen, die Ihnen gehört; einer, die das nur behauptet, folgt er nicht.',
  look: 'Er sieht nach Ihrer Zeit',
  lookText:
    'Ihre Kalender, Ihre Zeiten, die Regeln, die Sie geschrieben haben, Luft davor und danach, Feiertage. Ein Kalender, der nicht gelesen werden kann, gilt als belegt.',
  offer: 'Er bietet Zeiten an',
  offerText:
    'Drei, an verschiedenen Tagen, im selben E-Mail-Verlauf. Solange sie angeboten sind, werden sie freigehalten: Keinem zweiten Gast wird dieselbe Stunde angeboten. Ein Angebot endet nach drei Werktagen, oder früher, wenn die Zeiten näher rücken.',
  answer: 'Ihr Gast antwortet',
  answerText:
    'Mit Worten oder über einen Link. <said>Dienstag passt</said>, <said>ginge Donnerstag nach 15 Uhr?</said>, <said>ich bin bis zum 12. fort</said>. Er beantwortet, was gefragt wurde, höchstens einmal je E-Mail.',
  book: 'Er bucht',
  bookText:
    'Er liest Ihren Kalender noch einmal, trägt den Termin mit Ihnen als Gastgeber ein, fügt einen Videolink hinzu, wo einer gewünscht ist, und sorgt dafür, dass alle die Einladung haben.',
  stay: 'Er bleibt dabei',
  stayText:
    'Muss jemand verschieben oder absagen, schreibt er es, und der Assistent tut den Rest. Sie können ihn in jeder Absprache mit einem Klick anhalten oder selbst übernehmen.',
  guests: 'Was Ihre Gäste sehen',
  seeTimes: 'Die angebotenen Zeiten',
  seeTimesText: 'In der Zeitzone Ihres Gastes, sobald sie bekannt ist, mit Ihrer daneben.',
  seePage: 'Eine Seite zum Auswählen',
  seePageText: 'Über einen Link in der E-Mail, ohne Konto. Ansehen allein entscheidet nie etwas.',
  seeNo: 'Einen Weg, Nein zu sagen',
  seeNoText: 'Oder eine andere Zeit vorzuschlagen, mit Worten oder auf dieser Seite.',
  seeNothing: 'Sonst nichts von Ihnen',
  seeNothingText: 'Nicht, wie Ihre anderen Termine heißen, wo sie sind oder wer dabei ist.',
  asks: 'Wann er Sie vorher fragt',
  askUnclear: 'Was er nicht ganz versteht',
  askUnclearText:
    'Eine E-Mail mit Worten, die ihren Sinn ändern könnten, wird Ihnen vorgelegt, und es wird gesagt, welche Worte das sind.',
  askRules: 'Was Ihre Regeln nicht erlauben',
  askRulesText: 'Eine Zeit außerhalb Ihrer Zeiten, ein Termin, der länger ist als bei Ihnen üblich, ein Reisetag.',
  askCosts: 'Änderungen, die jemanden etwas kosten',
  askCostsText: 'Einen Termin zum zweiten Mal zu verschieben, oder einen mit Menschen, die Sie hervorgehoben haben.',
  askMore: 'So viel mehr, wie Sie mögen',
  askMoreText: 'Von „zeig mir jede E-Mail vorher“ bis „mach, wo immer du darfst“: eine Einstellung, jederzeit.',
  reads: 'Wie er liest',
  readsLead:
    'Nach Regeln: einer Grammatik von Daten, Zeiten und den Arten, wie Menschen ja, nein und vielleicht sagen, auf Deutsch, Englisch, Französisch und Spanisch. Sie braucht keinen Schlüssel und kein Netz, gibt jedes Mal dieselbe Antwort und weiß, welche Worte sie nicht einordnen konnte. Die übergeht sie nie.',
  readsModel:
    'Wo der Betreiber dieser Installation ein Sprachmodell eingerichtet hat und Ihre Einstellungen es erlauben, darf es bei dem helfen, was die Regeln offenlassen. Was es sagt, wird am Text geprüft und bewirkt nie etwas von selbst. Eine E-Mail kann dem Assistenten nichts befehlen: Das können nur Sie und die, die Sie benannt haben.',
  start: 'Loslegen',
  guide: 'So benutzen Sie Sundial',
} satisfies Translated<'how-it-works'>;
