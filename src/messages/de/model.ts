import type { Translated } from '../message-keys';

export default {
  runsHere:
    '{program} läuft auf diesem Rechner mit {count, plural, one {# Modell} other {# Modellen}}. Damit es E-Mail liest, setzen Sie dies in .env und starten neu:',
  variables: 'MODEL=compatible:{model}\nLLM_BASE_URL={baseUrl}',
  letRead: 'Ein Sprachmodell solche E-Mail lesen lassen?',
  letReadMail: 'Ein Sprachmodell E-Mail lesen lassen?',
  letReadWhy:
    'Was die Regeln auf diesem Rechner nicht verstehen, wird eine Frage an Sie. {model} bei {host} würde das meiste davon verstehen. Es kann nichts tun: Eine Zeit, die die Worte einer E-Mail nicht zeigen, wird Ihrem Gast noch einmal vorgelegt, bevor sie gebucht wird, und was es allein für das Ende eines Treffens hält, kommt zuerst zu Ihnen.',
  onByDefault:
    'Wer diese Installation betreibt, lässt {model} bei {host} E-Mail lesen, damit weniger davon eine Frage an Sie wird. Es kann nichts tun: Eine Zeit, die die Worte einer E-Mail nicht zeigen, wird Ihrem Gast noch einmal vorgelegt, bevor sie gebucht wird, und was es allein für das Ende eines Treffens hält, kommt zuerst zu Ihnen. Sie können es ausschalten, hier oder in den Einstellungen.',
  leaves:
    'An {host} gesendet: Betreff und neuer Text jeder E-Mail eines Menschen und der Anfang derjenigen, die darunter steht, ob Sie oder ein Gast sie geschrieben haben, an wen und wann, der Name Ihres Assistenten, die Zeiten, die zuvor angeboten, gebucht oder genannt wurden, was Sie gefragt wurden, in einem Wort, beide Zeitzonen und die Namen der Arten von Treffen, für die Ihre Vorlieben Regeln haben. Nie gesendet: diese Regeln, Ihr Kalender, andere E-Mail, Adressen und Namen, die nicht in diesen Texten stehen.',
  let: 'Lesen lassen',
  letNot: 'Nein, nur Regeln',
  mayRead: 'Das Modell darf von nun an E-Mail lesen.',
  mayNotRead: 'Es geht keine E-Mail an das Modell.',
  letReadPreferences:
    'Ein Sprachmodell {count, plural, one {den Satz} other {die # Sätze}} lesen lassen, {count, plural, one {den} other {die}} die Regeln hier nicht verstanden haben?',
  letReadPreferencesWhy:
    '{model} bei {host} sagt als einfache Regeln, was es dort liest. Sie gelten erst, wenn Sie sie übernehmen, jede für sich oder alle sicheren auf einmal.',
  preferencesLeave:
    'An {host} gesendet, sooft Sie speichern: diese Sätze, die Überschriften darüber, der Satz davor und der Tag, an dem Sie ihn geschrieben haben. Nie gesendet: Sätze mit Codewörtern, der Rest Ihres Dokuments, E-Mail, Ihr Kalender.',
  mayReadPreferences: 'Das Modell liest sie jetzt.',
  mayNotReadPreferences: 'Es geht kein Satz an das Modell.',
  runsEmpty: '{program} läuft auf diesem Rechner und hat noch kein Modell.',
} satisfies Translated<'model'>;
