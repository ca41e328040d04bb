import type { Translated } from '../message-keys';

export default {
  none: 'E-Mail wird von Regeln auf diesem Rechner gelesen und geschrieben, und keine geht an ein Sprachmodell: Hier ist keines eingerichtet. Was die Regeln nicht verstehen, wird Ihnen gezeigt.',
  reading: 'Ein Sprachmodell E-Mail lesen lassen',
  readingOn: 'Das Modell darf von nun an E-Mail lesen.',
  readingOff: 'Es geht keine E-Mail mehr an das Modell.',
  readingWhat:
    'Regeln auf diesem Rechner lesen jede E-Mail, und das Modell liest daneben die von Menschen. Betreff und neuer Text einer solchen E-Mail und der Anfang derjenigen, die darunter steht, ob Sie oder ein Gast sie geschrieben haben, an wen und wann, der Name Ihres Assistenten, die Zeiten, die zuvor angeboten, gebucht oder genannt wurden, was Sie gefragt wurden, in einem Wort, und beide Zeitzonen gehen an <host>{recipient}</host> ({model}). Nie gesendet werden: Ihr Kalender, andere E-Mail, Adressen und Namen, die nicht in diesen Texten stehen.',
  readingByDefault: 'Wer diese Installation betreibt, hat das eingeschaltet; Sie können es ausschalten.',
  readingCannot:
    'Das Modell kann nichts tun. Eine Zeit, die die Worte einer E-Mail nicht zeigen, wird Ihrem Gast noch einmal vorgelegt, bevor sie gebucht wird; was es allein für das Ende eines Treffens hält, kommt zuerst zu Ihnen.',
  phrasing: 'Ein Sprachmodell die E-Mails meines Assistenten formulieren lassen',
  phrasingOn: 'Das Modell darf von nun an E-Mails formulieren.',
  phrasingOff: 'E-Mails werden allein nach Regeln formuliert.',
  phrasingWhat:
    'Nur die Art der E-Mail, ihre Sprache und ihr Ton und die Worte, die verwendet werden dürfen, gehen an <host>{recipient}</host> ({model}). Nie gesendet werden: was irgendjemand geschrieben hat, Namen, Zeiten und Adressen. Die werden hier eingesetzt, und die fertige E-Mail wird geprüft. Was Sie freigeben, geht so hinaus, wie Sie es gesehen haben.',
  preferences: 'Ein Sprachmodell Sätze meiner Vorlieben lesen lassen, die die Regeln nicht lesen können',
  preferencesOn: 'Das Modell darf solche Sätze von nun an lesen.',
  preferencesOff: 'Es geht kein Satz mehr an das Modell.',
  preferencesWhat:
    'Nur die Sätze, die Sie gespeichert haben und die nicht verstanden wurden, die Überschriften darüber, der Satz davor und der Tag, an dem Sie ihn geschrieben haben, gehen beim Speichern an <host>{recipient}</host> ({model}). Nie gesendet werden: Sätze mit Codewörtern, der Rest Ihres Dokuments, E-Mail, Ihr Kalender. Was es liest, steht neben dem Satz und gilt erst, wenn Sie es in Ihr Dokument übernehmen.',
} satisfies Translated<'model-switch'>;
