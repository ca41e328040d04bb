import type { Translated } from '../message-keys';

export default {
  open: 'SMS zu diesem Termin bekommen',
  what: 'Sie geben eine Mobilnummer an, geben den Code ein, der dorthin geschickt wird, und bekommen SMS nur zu diesem Termin. E-Mails kommen weiterhin.',
  number: 'Mobilnummer',
  numberHint: 'Mit + und der Landesvorwahl, etwa +49 1512 3456789.',
  changes: 'Wenn er sich verschiebt, abgesagt wird oder {owner} zu spät kommt',
  reminder: 'Zwei Stunden vor Beginn',
  consent:
    'Ich bin einverstanden, dass {operator} mir unter dieser Nummer SMS zu diesem Termin schickt. Dafür erhält der SMS-Anbieter Twilio die Nummer; {owner} sieht sie nicht, und sie wird eine Woche nach dem Termin gelöscht. Es können Gebühren anfallen. STOP beendet es, HILFE sagt mehr.',
  send: 'Code per SMS schicken',
  code: 'Code',
  codeHint: 'Sechs Ziffern, geschickt an {number}. Zehn Minuten gültig.',
  confirm: 'Nummer bestätigen',
  another: 'Andere Nummer angeben',
  onChanges:
    'Sie bekommen unter {number} eine SMS, wenn sich dieser Termin verschiebt, abgesagt wird oder {owner} zu spät kommt.',
  onReminder: 'Sie bekommen unter {number} zwei Stunden vor diesem Termin eine SMS.',
  onBoth:
    'Sie bekommen unter {number} eine SMS, wenn sich dieser Termin verschiebt, abgesagt wird oder {owner} zu spät kommt, und zwei Stunden davor.',
  end: 'Keine SMS mehr',
  stopped:
    'Von {number} kam STOP, deshalb geht keine SMS mehr dorthin. Schicken Sie von dort START an {line}, dann geht es weiter.',
  stoppedNoLine: 'Von {number} kam STOP, deshalb geht keine SMS mehr dorthin.',
  problem_number: 'Diese Nummer hat kein Telefon. Sie beginnt mit + und der Landesvorwahl.',
  problem_wishes: 'Bitte wählen Sie, wozu Sie eine SMS möchten.',
  problem_agreed: 'Ohne Ihr Einverständnis geht keine SMS.',
  problem_many: 'Das waren zu viele Versuche. Bitte versuchen Sie es morgen wieder.',
  problem_stopped: 'Von dieser Nummer kam STOP, deshalb geht keine SMS mehr dorthin.',
  problem_code: 'Das war nicht der Code, oder er ist zu alt.',
  problem_off: 'Zu diesem Termin sind im Moment keine SMS möglich.',
} satisfies Translated<'guest-texts'>;
