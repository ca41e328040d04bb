import type { Familiar } from '../language';

/** To whom the owner says “du”. */
export const familiar: Familiar = {
  optOut: 'Antworte „Stopp“, und ich schreibe nicht mehr.',
  guessedZone: (label) => `Die Zeiten sind ${label}; die Links zeigen sie in deiner.`,
  otherTime: 'Oder schlag eine andere Zeit vor:',
  allThatSuit: 'Markiere alle Zeiten, die dir passen, oder schlag eine andere vor:',
  youWrote: 'Du schriebst:',
  sentences: {
    offer: [
      '{owner} möchte gern {meeting} mit dir vereinbaren. Passt dir [diese Zeit|eine dieser Zeiten]?',
      'Ich helfe {owner}, eine Zeit für {meeting} mit dir zu finden. [Passt diese|Welche passt] dir?',
    ],
    counter: [
      'Danke für deine Antwort. {ownerFirst} könnte [zu dieser Zeit|zu diesen Zeiten]. [Passt sie|Passt eine davon] dir?',
      '[Diese Zeit ginge|Diese Zeiten gingen] bei {ownerFirst}. [Passt sie|Welche passt] dir?',
    ],
    counter_unfit: [
      'Leider passt das bei {ownerFirst} nicht. Würde dir stattdessen [diese Zeit|eine dieser Zeiten] passen?',
      'Da kann {ownerFirst} leider nicht. [Diese Zeit ginge|Diese Zeiten gingen]. [Passt sie|Passt eine davon] dir?',
    ],
    correction: [
      'Die Zeiten aus meiner letzten Mail gelten leider nicht mehr. [Passt dir stattdessen diese|Passt dir stattdessen eine davon]?',
    ],
    taken: ['Diese Zeit ist leider nicht mehr frei. [Passt dir diese|Passt dir eine davon]?'],
    which: ['Welche dieser Zeiten meinst du?', 'Damit ich richtig buche: Welche dieser Zeiten meinst du?'],
    echo: ['Damit ich richtig buche: Meinst du [diese Zeit|eine dieser Zeiten]?'],
    follow_up: ['[Diese Zeit ist|Diese Zeiten sind] bei {ownerFirst} noch frei. [Passt sie|Passt eine davon] dir?'],
    poll: [
      '{owner} hat mich gebeten, {meeting} mit euch allen zu planen. [Passt dir diese Zeit|Welche dieser Zeiten passen dir]?',
    ],
    second_round: [
      'Danke für eure Antworten. Bisher passt keine Zeit allen. [Passt dir diese|Welche davon passen dir]?',
    ],
    reschedule: [
      'Leider muss {ownerFirst} das Treffen verschieben. Passt dir stattdessen [diese Zeit|eine dieser Zeiten]?',
    ],
    reschedule_again: [
      'Leider muss {ownerFirst} das Treffen noch einmal verschieben. Passt dir stattdessen [diese Zeit|eine dieser Zeiten]?',
    ],
    reschedule_by: ['{by} muss das Treffen leider verschieben. Passt dir stattdessen [diese Zeit|eine dieser Zeiten]?'],
    reschedule_self: [
      'Klar, das lässt sich verschieben. {ownerFirst} könnte [zu dieser Zeit|zu diesen Zeiten]. Passt das?',
    ],
    confirm: ['Gebucht: {slot}. Die Einladung ist unterwegs.', 'Es ist gebucht: {slot}. Die Einladung kommt gleich.'],
    confirm_series: ['Gebucht: {slot}. Eine Einladung für alle diese Termine ist unterwegs.'],
    cancelled_series: ['{by} hat alle diese Termine abgesagt: {slot}.'],
    moved: ['Das Treffen ist verschoben: {slot}. Die Einladung ändert sich von selbst.'],
    cancelled: ['Das Treffen mit {owner} am {slot} ist abgesagt.'],
    cancelled_by: ['{by} hat das Treffen am {slot} abgesagt.'],
    cancelled_self: ['Abgesagt, wie gewünscht: {slot}.'],
    changed: ['Es bleibt bei {slot}, und das hat sich geändert:'],
    rsvp_reminder: ['Die Einladung für {slot} mit {owner} ist noch offen. Bist du dabei?'],
    late: ['{by} {late}. Danke für deine Geduld.'],
    late_ask: ['Ich gebe es weiter. Um welches Treffen geht es, und um wie viele Minuten?'],
    late_move: ['{by} {late}. Soll ich lieber eine andere Zeit suchen?'],
    answer_event: ['Das Treffen mit {owner} ist am {slot}.'],
    answer_open: ['Die Zeit mit {ownerFirst} ist noch offen. Das weiß ich bisher:'],
    clarify: ['Damit ich es richtig mache: Welchen Wochentag, welches Datum und welche Uhrzeit meinst du?'],
    clarify_day: ['An welchem Tag wäre das?', 'Welchen Tag meinst du?'],
    clarify_zone: ['Welches Datum und welche Uhrzeit meinst du, und in welcher Zeitzone?'],
    clarify_length: ['Wie lange soll es dauern, in Minuten?', 'An wie viele Minuten denkst du?'],
    answer_automated: [
      'Ja, ich bin eine automatische Assistenz von {owner}. {ownerFirst} liest hier mit; schreib einfach, und ich trete zurück.',
    ],
    wait_owner: ['Danke. Ich stimme das mit {ownerFirst} ab und melde mich wieder.'],
    decline: ['Danke für deine Nachricht. Ein Treffen mit {ownerFirst} ist leider nicht möglich.'],
    thank_introducer: ['Danke fürs Bekanntmachen. Ich habe dich ins Bcc gesetzt und übernehme.'],
  },
};
