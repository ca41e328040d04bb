import { alike, type Phrases } from '../language';

/** Answers that are no list of times. */
export const talking: Phrases = {
  clarify: {
    brief: [
      'Das kann ich auf zwei Arten lesen. Welchen Wochentag, welches Datum und welche Uhrzeit meinen Sie?',
      'Welchen Wochentag, welches Datum und welche Uhrzeit meinen Sie?',
      'Können Sie mir Wochentag, Datum und Uhrzeit noch einmal nennen?',
    ],
    warm: [
      'Damit ich es richtig mache: Welchen Wochentag, welches Datum und welche Uhrzeit meinen Sie?',
      'Das kann ich auf zwei Arten lesen. An welchen Wochentag, welches Datum und welche Uhrzeit dachten Sie?',
      'Können Sie mir Wochentag, Datum und Uhrzeit noch einmal nennen, damit ich richtig buche?',
    ],
    formal: [
      'Um sicherzugehen: Welchen Wochentag, welches Datum und welche Uhrzeit meinen Sie?',
      'Ihre Nachricht lässt sich auf zwei Arten lesen. Würden Sie Wochentag, Datum und Uhrzeit noch einmal nennen?',
      'Wären Sie so freundlich, Wochentag, Datum und Uhrzeit noch einmal zu nennen?',
    ],
  },
  clarify_day: alike(['An welchem Tag wäre das?', 'Welchen Tag meinen Sie?', 'Können Sie mir auch den Tag nennen?']),
  clarify_zone: alike([
    'Welchen Wochentag, welches Datum und welche Uhrzeit meinen Sie, und in welcher Zeitzone?',
    'Können Sie mir Wochentag, Datum und Uhrzeit noch einmal nennen, mit Ihrer Zeitzone?',
    'Würden Sie mir Wochentag, Datum, Uhrzeit und Ihre Zeitzone nennen?',
  ]),
  clarify_length: alike([
    'Wie lange soll es dauern, in Minuten?',
    'Können Sie mir sagen, wie viele Minuten Sie brauchen?',
    'An wie viele Minuten denken Sie?',
  ]),
  answer_automated: {
    brief: [
      'Ja, ich bin eine automatische Assistenz. {owner} liest hier mit und kann übernehmen; schreiben Sie einfach hier.',
      'Ja, ich bin Software und arbeite für {owner}. Schreiben Sie hier, und ich gebe es an {ownerFirst} weiter.',
      'Ja, ich bin ein Programm. {owner} kann mitlesen; schreiben Sie hier, und ich gebe es weiter.',
    ],
    warm: [
      'Ja, ich bin eine automatische Assistenz von {owner}. {ownerFirst} kann hier mitlesen; ein Wort genügt, und ich trete zurück.',
      'Ja: Ich bin Software und vereinbare Treffen für {owner}. Wenn Sie lieber mit {ownerFirst} schreiben, sagen Sie es hier.',
      'Ja, ich bin eine automatische Assistenz. {owner} sieht, was ich schreibe, und kann übernehmen; schreiben Sie hier, und ich gebe es weiter.',
    ],
    formal: [
      'Ja, ich bin eine automatische Assistenz im Auftrag von {owner}. Möchten Sie lieber mit {owner} selbst schreiben, gebe ich es gern weiter.',
      'Ich bin eine automatische Assistenz. {owner} kann hier mitlesen und jederzeit übernehmen; ein Wort genügt.',
      'Ja, dies ist eine automatische Assistenz von {owner}. Möchten Sie {owner} erreichen, schreiben Sie es hier, und ich gebe es weiter.',
    ],
  },
  wait_owner: {
    brief: [
      'Ich frage {ownerFirst} und melde mich wieder.',
      'Ich kläre das mit {ownerFirst} und schreibe Ihnen.',
      'Ich stimme das zuerst mit {ownerFirst} ab.',
    ],
    warm: [
      'Danke. Ich stimme das mit {ownerFirst} ab und melde mich wieder.',
      'Danke, ich kläre das mit {ownerFirst} und schreibe Ihnen.',
      'Danke für Ihre Nachricht. Ich frage {ownerFirst} und gebe Ihnen Bescheid.',
    ],
    formal: [
      'Vielen Dank für Ihre Nachricht. Ich stimme das mit {owner} ab und antworte Ihnen.',
      'Vielen Dank. Ich habe es an {owner} weitergegeben und gebe Ihnen Bescheid.',
      'Vielen Dank für Ihr Schreiben. Ich halte Rücksprache mit {owner} und melde mich bei Ihnen.',
    ],
  },
  decline: {
    brief: [
      '{ownerFirst} kann leider nicht. Danke für die Anfrage.',
      'Danke, aber {ownerFirst} muss absagen.',
      '{ownerFirst} kann dieses Treffen nicht wahrnehmen. Danke für die Anfrage.',
    ],
    warm: [
      'Danke für Ihre Nachricht. Ein Treffen mit {ownerFirst} ist leider nicht möglich.',
      'Danke für Ihr Interesse an einem Treffen mit {ownerFirst}. Leider wird es nicht möglich sein.',
      'Danke für Ihre Anfrage. Leider muss {ownerFirst} absagen.',
    ],
    formal: [
      'Vielen Dank für Ihre Anfrage. {owner} bedauert, absagen zu müssen.',
      'Vielen Dank für Ihre Nachricht. Leider muss {owner} das Treffen absagen.',
      'Vielen Dank für Ihr Schreiben an {owner}. Ein Treffen ist leider nicht möglich.',
    ],
  },
  thank_introducer: {
    brief: [
      'Danke für die Vorstellung. Ich habe Sie ins Bcc gesetzt.',
      'Danke für die Vorstellung. Ich übernehme, mit Ihnen im Bcc.',
      'Danke, dass Sie uns bekannt gemacht haben. Ab hier sind Sie im Bcc.',
    ],
    warm: [
      'Danke für die Vorstellung. Ich habe Sie ins Bcc gesetzt, um Ihr Postfach zu schonen.',
      'Danke, dass Sie uns zusammengebracht haben. Ich habe Sie ins Bcc gesetzt und übernehme.',
      'Danke für die freundliche Vorstellung. Ich übernehme, mit Ihnen im Bcc.',
    ],
    formal: [
      'Vielen Dank für die Vorstellung. Ich habe Sie ins Bcc gesetzt.',
      '{owner} dankt Ihnen für die Vorstellung. Ich habe Sie ins Bcc gesetzt und kümmere mich um das Weitere.',
      'Haben Sie vielen Dank für die Vorstellung. Ich kümmere mich um das Weitere, mit Ihnen im Bcc.',
    ],
  },
  owner_question: alike(['{note}', '{note}', '{note}']),
  owner_status: alike(['{note}', '{note}', '{note}']),
  was_it_you: alike(['{note}', '{note}', '{note}']),
};
