import type { Phrases } from '../language';

/** Mails about a meeting that has its time, or has lost it. */
export const booked: Phrases = {
  confirm: {
    brief: ['Gebucht: {slot}.', 'Es ist gebucht: {slot}.', 'Bestätigt: {slot}.'],
    warm: [
      'Es ist gebucht: {slot}. Die Einladung kommt gesondert.',
      'Bestätigt: {slot}. Die Einladung ist unterwegs.',
      'Ihr Treffen mit {owner} ist gebucht: {slot}. Die Einladung folgt.',
    ],
    formal: [
      'Ihr Treffen mit {owner} ist bestätigt: {slot}. Die Einladung erhalten Sie gesondert.',
      'Hiermit bestätige ich {slot}. Die Einladung erhalten Sie gesondert.',
      'Das Treffen mit {owner} ist vereinbart: {slot}. Die Einladung folgt.',
    ],
  },
  confirm_series: {
    brief: ['Gebucht: {slot}.', 'Es ist gebucht: {slot}.', 'Bestätigt: {slot}.'],
    warm: [
      'Es ist gebucht: {slot}. Eine Einladung für alle Termine ist unterwegs.',
      'Ihre Treffen mit {owner} sind gebucht: {slot}. Die Einladung folgt.',
      'Bestätigt: Sie treffen {owner} {slot}. Die Einladung kommt gesondert.',
    ],
    formal: [
      'Ihre Treffen mit {owner} sind bestätigt: {slot}. Die Einladung erhalten Sie gesondert.',
      'Hiermit bestätige ich Ihre Treffen mit {owner}: {slot}. Die Einladung folgt.',
      'Die Treffen mit {owner} sind vereinbart: {slot}. Die Einladung für alle folgt.',
    ],
  },
  cancelled_series: {
    brief: [
      '{by} hat die ganze Reihe abgesagt: {slot}.',
      'Alle diese Termine sind von {by} abgesagt: {slot}.',
      'Abgesagt von {by}, alle Termine: {slot}.',
    ],
    warm: [
      '{by} hat alle diese Termine abgesagt: {slot}. Sie verschwinden von selbst aus Ihrem Kalender.',
      '{by} hat die Reihe beendet: {slot}. Die Einladung ist zurückgezogen.',
      'Es tut mir leid, {by} muss die ganze Reihe absagen: {slot}. Die Einladung ist zurückgezogen.',
    ],
    formal: [
      '{by} hat die ganze Reihe abgesagt: {slot}. Die Einladung wurde zurückgezogen.',
      'Bitte beachten Sie, dass {by} alle diese Termine absagen musste: {slot}.',
      'Ich möchte Ihnen mitteilen, dass {by} die Reihe abgesagt hat: {slot}.',
    ],
  },
  moved: {
    brief: ['Verschoben: {slot}.', 'Neue Zeit: {slot}.', 'Es ist verschoben: {slot}.'],
    warm: [
      'Das Treffen ist verschoben: {slot}. Die Einladung ist aktualisiert.',
      'Die neue Zeit: {slot}. Die Einladung ist aktualisiert.',
      'Es ist verschoben: {slot}. Die neue Einladung ist unterwegs.',
    ],
    formal: [
      'Ihr Treffen mit {owner} wurde verschoben: {slot}. Die Einladung ist aktualisiert.',
      'Die neue Zeit Ihres Treffens mit {owner} ist: {slot}. Die Einladung ist aktualisiert.',
      'Hiermit bestätige ich die neue Zeit: {slot}. Die Einladung ist aktualisiert.',
    ],
  },
  cancelled: {
    brief: [
      'Das Treffen mit {owner} ist abgesagt: {slot}.',
      'Abgesagt: {slot}, mit {owner}.',
      '{slot} mit {owner} ist abgesagt.',
    ],
    warm: [
      'Das Treffen mit {owner} ist abgesagt: {slot}. Es verschwindet von selbst aus Ihrem Kalender.',
      'Ich habe das Treffen mit {owner} abgesagt: {slot}. Die Einladung ist zurückgezogen.',
      'Das Treffen mit {owner} findet nicht statt: {slot}. Die Einladung ist zurückgezogen.',
    ],
    formal: [
      'Das Treffen mit {owner} wurde abgesagt: {slot}. Die Einladung ist zurückgezogen.',
      'Hiermit teile ich Ihnen mit, dass das Treffen mit {owner} abgesagt ist: {slot}.',
      'Bitte beachten Sie, dass das Treffen mit {owner} nicht stattfindet: {slot}.',
    ],
  },
  cancelled_by: {
    brief: [
      '{by} hat das Treffen abgesagt: {slot}.',
      'Abgesagt von {by}: {slot}.',
      'Das Treffen ist von {by} abgesagt: {slot}.',
    ],
    warm: [
      '{by} hat das Treffen abgesagt: {slot}. Es verschwindet von selbst aus Ihrem Kalender.',
      'Leider musste {by} das Treffen absagen: {slot}. Die Einladung ist zurückgezogen.',
      '{by} hat das Treffen abgesagt: {slot}. Die Einladung ist zurückgezogen.',
    ],
    formal: [
      '{by} hat das Treffen abgesagt: {slot}. Die Einladung wurde zurückgezogen.',
      'Hiermit teile ich Ihnen mit, dass {by} das Treffen abgesagt hat: {slot}.',
      'Leider musste {by} das Treffen absagen: {slot}.',
    ],
  },
  cancelled_self: {
    brief: [
      'Wie gewünscht abgesagt: {slot}.',
      'Das Treffen ist wie gewünscht abgesagt: {slot}.',
      'Es ist abgesagt: {slot}.',
    ],
    warm: [
      'Danke für die Nachricht. Das Treffen mit {owner} ist abgesagt: {slot}.',
      'Wie gewünscht ist das Treffen mit {owner} abgesagt: {slot}. Die Einladung ist zurückgezogen.',
      'Ich habe das Treffen mit {owner} für Sie abgesagt: {slot}. Es verschwindet von selbst aus Ihrem Kalender.',
    ],
    formal: [
      'Vielen Dank für Ihre Nachricht. Das Treffen mit {owner} wurde abgesagt: {slot}.',
      'Auf Ihren Wunsch ist das Treffen mit {owner} abgesagt: {slot}.',
      'Wie von Ihnen gewünscht, wurde das Treffen mit {owner} abgesagt: {slot}. Die Einladung ist zurückgezogen.',
    ],
  },
  changed: {
    brief: ['Eine Änderung zum Treffen, {slot}:', 'Das Treffen hat sich geändert, {slot}:', 'Neue Angaben, {slot}:'],
    warm: [
      'Es bleibt bei {slot}. Neu ist:',
      'Es gibt eine Änderung zum Treffen mit {owner}, {slot}. Die Einladung ist aktualisiert.',
      'Einige Angaben zum Treffen mit {owner} sind neu, {slot}. Die Einladung ist aktualisiert.',
    ],
    formal: [
      'Bitte beachten Sie eine Änderung zu Ihrem Treffen mit {owner}, {slot}. Die Einladung ist aktualisiert.',
      'Die Angaben zu Ihrem Treffen mit {owner} haben sich geändert, {slot}. Die Einladung ist aktualisiert.',
      'Zu Ihrem Treffen mit {owner}, {slot}, gibt es eine Änderung:',
    ],
  },
  rsvp_reminder: {
    brief: [
      'Zur Einladung gibt es noch keine Antwort: {slot}. Sind Sie dabei?',
      '{slot}, mit {owner}: Sind Sie dabei?',
      'Bleibt es dabei: {slot}?',
    ],
    warm: [
      'Ihr Treffen mit {owner} ist bald: {slot}. Passt das noch?',
      'Eine kurze Erinnerung an Ihr Treffen mit {owner}: {slot}. Sind Sie dabei?',
      'Falls die Einladung nicht ankam: Sie treffen {owner}, {slot}. Bleibt es dabei?',
    ],
    formal: [
      'Ihr Treffen mit {owner} steht bevor: {slot}. Dürfen wir mit Ihnen rechnen?',
      'Darf ich fragen, ob Sie am Treffen mit {owner} teilnehmen: {slot}?',
      'Das Treffen mit {owner} steht bevor: {slot}. Würden Sie mir kurz mitteilen, ob Sie teilnehmen?',
    ],
  },
  late: {
    brief: ['{by} {late}.', 'Kurze Nachricht: {by} {late}.', 'Entschuldigung, {by} {late}.'],
    warm: [
      '{by} {late} und bittet um Entschuldigung.',
      'Eine kurze Nachricht: {by} {late}. Danke für Ihre Geduld.',
      'Es tut mir leid, {by} {late}.',
    ],
    formal: [
      '{by} {late} und bittet Sie um Entschuldigung.',
      'Hiermit gebe ich Bescheid: {by} {late}. Vielen Dank für Ihre Geduld.',
      'Ich bitte um Entschuldigung: {by} {late}.',
    ],
  },
  late_ask: {
    brief: [
      'Um welches Treffen geht es, und um wie viele Minuten?',
      'Um wie viele Minuten, und bei welchem Treffen?',
      'Welches Treffen, und wie viele Minuten?',
    ],
    warm: [
      'Ich gebe es weiter. Um welches Treffen geht es, und um wie viele Minuten?',
      'Danke für die Nachricht. Bei welchem Treffen, und um wie viele Minuten?',
      'Damit ich den Richtigen Bescheid gebe: Um welches Treffen geht es, und um wie viele Minuten?',
    ],
    formal: [
      'Vielen Dank für Ihre Nachricht. Welches Treffen betrifft es, und um wie viele Minuten?',
      'Ich gebe es gern weiter. Welches Treffen betrifft es, und um wie viele Minuten?',
      'Damit ich Bescheid geben kann: Um welches Treffen geht es, und um wie viele Minuten?',
    ],
  },
  late_move: {
    brief: [
      '{by} {late}. Soll ich eine andere Zeit suchen?',
      '{by} {late}. Möchten Sie lieber verschieben?',
      'Entschuldigung, {by} {late}. Soll ich es verschieben?',
    ],
    warm: [
      'Es tut mir leid, {by} {late}. Möchten Sie sich lieber zu einer anderen Zeit treffen?',
      '{by} {late} und bittet um Entschuldigung. Soll ich eine andere Zeit suchen?',
      'Entschuldigung, {by} {late}. Passt das noch, oder soll ich eine andere Zeit suchen?',
    ],
    formal: [
      'Ich bitte um Entschuldigung: {by} {late}. Wäre Ihnen eine andere Zeit lieber?',
      '{by} {late} und bittet Sie um Entschuldigung. Darf ich eine andere Zeit vorschlagen?',
      'Bitte beachten Sie: {by} {late}. Würden Sie eine andere Zeit vorziehen?',
    ],
  },
  answer_event: {
    brief: ['Das Treffen: {slot}.', 'Es bleibt bei: {slot}.', '{slot}, mit {owner}.'],
    warm: [
      'Ihr Treffen mit {owner}: {slot}.',
      'Sie treffen {owner}: {slot}.',
      'Das Treffen mit {owner} steht: {slot}.',
    ],
    formal: [
      'Ihr Treffen mit {owner} findet statt: {slot}.',
      'Das Treffen mit {owner} ist vereinbart: {slot}.',
      '{owner} erwartet Sie: {slot}.',
    ],
  },
  answer_open: {
    brief: ['Es ist noch keine Zeit vereinbart.', 'Eine feste Zeit gibt es noch nicht.', 'Die Zeit ist noch offen.'],
    warm: [
      'Die Zeit des Treffens mit {ownerFirst} ist noch offen. So weit weiß ich es.',
      'Mit {ownerFirst} ist noch keine Zeit vereinbart. So steht es bisher.',
      'Eine feste Zeit mit {ownerFirst} gibt es noch nicht.',
    ],
    formal: [
      'Die Zeit Ihres Treffens mit {owner} ist noch nicht vereinbart.',
      'Mit {owner} ist bisher keine Zeit vereinbart.',
      'Die Zeit des Treffens mit {owner} ist noch offen.',
    ],
  },
};
