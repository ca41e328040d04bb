import type { Phrases } from '../language';

/** Mails that let somebody choose among times. */
export const choosing: Phrases = {
  offer: {
    brief: [
      '{owner} möchte mit Ihnen {meeting} vereinbaren. Passt [diese Zeit|eine dieser Zeiten]?',
      'Ich suche für {owner} eine Zeit mit Ihnen, für {meeting}. Passt [diese|eine davon]?',
      '{owner} bittet um {meeting}. Passt [diese Zeit|eine dieser Zeiten]?',
    ],
    warm: [
      '{owner} möchte gern {meeting} mit Ihnen vereinbaren, und ich helfe bei der Suche. Passt Ihnen [diese Zeit|eine dieser Zeiten]?',
      'Ich helfe {owner}, eine Zeit für {meeting} mit Ihnen zu finden. [Passt diese|Welche passt] Ihnen?',
      '{owner} hat mich gebeten, {meeting} mit Ihnen zu planen. Passt [diese Zeit|eine dieser Zeiten]?',
    ],
    formal: [
      'Ich schreibe im Namen von {owner} und möchte {meeting} mit Ihnen vereinbaren. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
      '{owner} hat mich gebeten, {meeting} mit Ihnen zu vereinbaren. Darf ich [diese Zeit|diese Zeiten] vorschlagen?',
      'Im Namen von {owner} schlage ich {meeting} vor. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
    ],
  },
  counter: {
    brief: [
      '[Diese Zeit ginge|Diese Zeiten gingen] bei {ownerFirst}. [Passt sie|Passt eine]?',
      '{ownerFirst} könnte [zu dieser Zeit|zu diesen Zeiten]. Passt das?',
      '[Diese Zeit wäre|Diese Zeiten wären] möglich. [Passt sie|Welche passt]?',
    ],
    warm: [
      'Danke für Ihre Antwort. {ownerFirst} könnte [zu dieser Zeit|zu diesen Zeiten]. [Passt sie|Passt eine davon]?',
      '[Diese Zeit ginge|Diese Zeiten gingen] bei {ownerFirst}. [Passt sie|Welche passt] Ihnen?',
      'Danke. [Diese Zeit wäre|Diese Zeiten wären] bei {ownerFirst} möglich. [Passt sie|Passt eine davon]?',
    ],
    formal: [
      'Vielen Dank für Ihre Antwort. {owner} könnte [diese Zeit|diese Zeiten] anbieten. Wäre das möglich?',
      '{owner} könnte [die folgende Zeit|die folgenden Zeiten] anbieten. [Passt sie|Welche passt] Ihnen?',
      'Vielen Dank. Darf ich im Namen von {owner} [diese Zeit|diese Zeiten] vorschlagen?',
    ],
  },
  counter_unfit: {
    brief: [
      'Das geht bei {ownerFirst} leider nicht. [Passt stattdessen diese Zeit|Passt stattdessen eine dieser Zeiten]?',
      '{ownerFirst} kann dann nicht, aber [zu dieser Zeit|zu diesen Zeiten]. Passt das?',
      'Das ist bei {ownerFirst} nicht möglich. [Diese Zeit ginge|Diese Zeiten gingen]. [Passt sie|Welche passt]?',
    ],
    warm: [
      'Leider passt das bei {ownerFirst} nicht. Würde Ihnen stattdessen [diese Zeit|eine dieser Zeiten] passen?',
      'Danke, da kann {ownerFirst} leider nicht. [Diese Zeit ginge|Diese Zeiten gingen]. [Passt sie|Passt eine davon] Ihnen?',
      'Das geht bei {ownerFirst} leider nicht, aber [diese Zeit wäre|diese Zeiten wären] möglich. [Passt sie|Welche passt] Ihnen?',
    ],
    formal: [
      'Leider ist {owner} dann nicht verfügbar. Wäre Ihnen stattdessen [diese Zeit|eine dieser Zeiten] recht?',
      'Bedauerlicherweise ist das für {owner} nicht möglich. Darf ich stattdessen [diese Zeit|diese Zeiten] vorschlagen?',
      '{owner} ist dann leider verhindert, könnte aber [die folgende Zeit|die folgenden Zeiten] anbieten. [Passt sie|Welche passt] Ihnen?',
    ],
  },
  correction: {
    brief: [
      'Bitte [diese Zeit|diese Zeiten] statt der Zeiten aus meiner letzten Mail. [Passt sie|Passt eine]?',
      'Die Zeiten aus meiner letzten Mail gelten nicht mehr. [Diese Zeit ginge|Diese Zeiten gingen] bei {ownerFirst}. [Passt sie|Passt eine]?',
      'Anstelle meiner letzten Mail: [Diese Zeit wäre|Diese Zeiten wären] möglich. [Passt sie|Welche passt]?',
    ],
    warm: [
      'Es hat sich etwas geändert: Die Zeiten aus meiner letzten Mail gelten leider nicht mehr. {ownerFirst} könnte stattdessen [zu dieser Zeit|zu diesen Zeiten]. [Passt sie|Passt eine davon]?',
      'Bitte nehmen Sie [diese Zeit|diese Zeiten] statt der Zeiten aus meiner letzten Mail; die Änderung tut mir leid. [Passt sie|Welche passt] Ihnen?',
      'Leider eine Änderung zu meiner letzten Mail: {ownerFirst} könnte stattdessen [zu dieser Zeit|zu diesen Zeiten]. [Passt sie|Passt eine davon] Ihnen?',
    ],
    formal: [
      'Bitte betrachten Sie die Zeiten aus meiner letzten Nachricht als überholt: {owner} könnte stattdessen [zu dieser Zeit|zu diesen Zeiten]. [Wäre sie|Wäre eine davon] Ihnen recht?',
      'Ich bitte um Entschuldigung für die Änderung zu meiner letzten Nachricht: {owner} könnte stattdessen [die folgende Zeit|die folgenden Zeiten] anbieten. [Passt sie|Passt eine davon] Ihnen?',
      'Die Zeiten aus meiner letzten Nachricht gelten leider nicht mehr. Darf ich im Namen von {owner} [diese Zeit|eine dieser Zeiten] vorschlagen?',
    ],
  },
  taken: {
    brief: [
      'Entschuldigung, diese Zeit ist nicht mehr frei. [Passt diese|Passt eine davon]?',
      'Leider ist diese Zeit nicht mehr frei. [Ginge diese|Ginge eine davon]?',
      'Entschuldigung, die Zeit ist nicht mehr verfügbar. [Passt diese|Welche passt]?',
    ],
    warm: [
      'Es tut mir leid, diese Zeit ist nicht mehr frei. [Passt stattdessen diese|Passt stattdessen eine davon]?',
      'Entschuldigung, diese Zeit kann ich nicht mehr anbieten. [Ginge diese|Ginge eine davon]?',
      'Leider ist die Zeit nicht mehr frei. [Diese ist|Diese sind] es noch. [Passt sie|Welche passt]?',
    ],
    formal: [
      'Ich bitte um Entschuldigung: Diese Zeit ist nicht mehr frei. Wäre [diese|eine der folgenden] möglich?',
      'Leider ist diese Zeit nicht mehr verfügbar. Darf ich [diese|eine davon] vorschlagen?',
      'Ich bedaure, dass diese Zeit nicht mehr frei ist. Wäre [die folgende|eine der folgenden] möglich?',
    ],
  },
  which: {
    brief: ['Welche meinen Sie?', 'Welche soll ich buchen?', 'Welche ist es?'],
    warm: [
      'Vielen Dank. Welche davon meinen Sie?',
      'Danke. Welche soll ich buchen?',
      'Danke. Welche passt Ihnen am besten?',
    ],
    formal: [
      'Vielen Dank. Welche dieser Zeiten darf ich buchen?',
      'Vielen Dank. Welche Zeit bevorzugen Sie?',
      'Vielen Dank für Ihre Antwort. Welche Zeit passt Ihnen am besten?',
    ],
  },
  echo: {
    brief: ['Soll ich diese Zeit buchen?', 'Stimmt diese Zeit?', 'Meinten Sie diese Zeit?'],
    warm: [
      'Ich habe mir diese Zeit notiert. Soll ich sie buchen?',
      'Habe ich diese Zeit richtig verstanden?',
      'Diese Zeit habe ich für Sie. Soll ich sie buchen?',
    ],
    formal: [
      'Ich habe die folgende Zeit notiert. Darf ich sie buchen?',
      'Habe ich die folgende Zeit richtig verstanden?',
      'Darf ich die folgende Zeit für Sie buchen?',
    ],
  },
  follow_up: {
    brief: [
      'Ginge [diese Zeit|eine davon] noch?',
      '[Ist diese Zeit|Ist eine davon] noch möglich?',
      'Passt [diese Zeit|eine davon] noch?',
    ],
    warm: [
      'Falls es untergegangen ist: Ginge [diese Zeit|eine dieser Zeiten] noch?',
      'Wäre [diese Zeit|eine dieser Zeiten] für {meeting} mit {ownerFirst} noch möglich?',
      '[Diese Zeit ist|Diese Zeiten sind] bei {ownerFirst} noch frei, falls [sie|eine] Ihnen passt.',
    ],
    formal: [
      'Darf ich fragen, ob [diese Zeit|eine dieser Zeiten] noch möglich wäre?',
      '[Diese Zeit ist|Diese Zeiten sind] bei {owner} noch frei, falls [sie|eine davon] Ihnen passt.',
      'Wäre [diese Zeit|eine dieser Zeiten] für {meeting} mit {owner} noch möglich?',
    ],
  },
  poll: {
    brief: [
      '{owner} plant {meeting} mit Ihnen allen. [Passt Ihnen diese Zeit|Welche dieser Zeiten passen Ihnen]?',
      'Ich suche für {owner} und Sie alle eine Zeit, für {meeting}. [Passt diese|Welche passen]?',
      '{owner} hat mich gebeten, für {meeting} eine gemeinsame Zeit zu finden. [Passt diese|Welche passen]?',
    ],
    warm: [
      '{owner} hat mich gebeten, {meeting} mit Ihnen allen zu planen. [Passt Ihnen diese Zeit|Welche dieser Zeiten passen Ihnen]?',
      'Ich helfe {owner}, für {meeting} eine Zeit mit Ihnen allen zu finden. [Passt diese|Welche passen] Ihnen?',
      '{owner} möchte Sie alle zusammenbringen, für {meeting}. [Würde diese Zeit|Welche dieser Zeiten würden] Ihnen passen?',
    ],
    formal: [
      'Im Namen von {owner} möchte ich {meeting} mit Ihnen allen vereinbaren. [Wäre diese Zeit|Welche dieser Zeiten wären] möglich?',
      '{owner} hat mich gebeten, für {meeting} eine gemeinsame Zeit zu finden. [Wäre diese|Welche davon wären] Ihnen möglich?',
      'Ich schreibe für {owner} und möchte {meeting} mit Ihnen allen planen. [Passt Ihnen diese Zeit|Welche dieser Zeiten passen Ihnen]?',
    ],
  },
  second_round: {
    brief: [
      'Bisher passte keine Zeit für alle. [Passt diese|Welche davon passen]?',
      'Die ersten Zeiten passten nicht allen. [Ginge diese|Welche davon gingen]?',
      'Es war keine Zeit für alle dabei. [Passt Ihnen diese|Welche davon passen Ihnen]?',
    ],
    warm: [
      'Danke Ihnen allen. Keine der ersten Zeiten passte für alle. [Würde diese|Welche davon würden] Ihnen passen?',
      'Danke für Ihre Antworten. Noch passte keine Zeit allen. [Passt Ihnen diese|Welche davon passen Ihnen]?',
      'Die ersten Zeiten gingen nicht für alle. [Passt Ihnen stattdessen diese|Welche davon passen Ihnen]?',
    ],
    formal: [
      'Vielen Dank für Ihre Antworten. Keine Zeit war allen möglich. [Wäre diese|Welche davon wären] Ihnen möglich?',
      'Vielen Dank. Da keine Zeit allen passte: [Wäre Ihnen diese Zeit|Welche dieser Zeiten wären Ihnen] möglich?',
      'Keine der ersten Zeiten war allen möglich. [Würde die folgende|Welche der folgenden würden] Ihnen passen?',
    ],
  },
  reschedule: {
    brief: [
      'Entschuldigung, {ownerFirst} muss das Treffen verschieben. Ginge stattdessen [diese Zeit|eine dieser Zeiten]?',
      'Leider kann {ownerFirst} die vereinbarte Zeit nicht halten. Passt [diese|eine davon]?',
      '{ownerFirst} muss das Treffen leider verschieben. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
    ],
    warm: [
      'Es tut mir leid, {ownerFirst} muss Ihr Treffen verschieben. Ginge stattdessen [diese Zeit|eine dieser Zeiten]?',
      '{ownerFirst} braucht eine andere Zeit für Ihr Treffen und bittet um Entschuldigung. [Passt diese|Welche passt] Ihnen?',
      'Entschuldigung für die Änderung: {ownerFirst} muss Ihr Treffen verschieben. Passt Ihnen [diese Zeit|eine davon]?',
    ],
    formal: [
      '{owner} muss Ihr Treffen verschieben und bittet um Entschuldigung. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
      'Ich bitte im Namen von {owner} um Entschuldigung: Das Treffen muss verschoben werden. Darf ich [diese Zeit|eine dieser Zeiten] vorschlagen?',
      'Bitte entschuldigen Sie, dass {owner} Ihr Treffen verschieben muss. Würde Ihnen [diese Zeit|eine dieser Zeiten] passen?',
    ],
  },
  reschedule_again: {
    brief: [
      'Entschuldigung, {ownerFirst} muss das Treffen noch einmal verschieben. Ginge stattdessen [diese Zeit|eine dieser Zeiten]?',
      'Leider muss {ownerFirst} das Treffen erneut verschieben. Passt [diese Zeit|eine davon]?',
      '{ownerFirst} muss das Treffen leider ein weiteres Mal verschieben. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
    ],
    warm: [
      'Es tut mir leid, {ownerFirst} muss Ihr Treffen noch einmal verschieben. Ginge stattdessen [diese Zeit|eine dieser Zeiten]?',
      'Entschuldigung, dass sich dies noch einmal ändert: {ownerFirst} braucht eine andere Zeit. [Passt diese|Welche passt] Ihnen?',
      'Entschuldigung für die erneute Änderung: {ownerFirst} muss Ihr Treffen verschieben. Passt Ihnen [diese Zeit|eine davon]?',
    ],
    formal: [
      '{owner} muss Ihr Treffen noch einmal verschieben und bittet um Entschuldigung. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
      'Ich bitte im Namen von {owner} um Entschuldigung: Das Treffen muss erneut verschoben werden. Darf ich [diese Zeit|eine dieser Zeiten] vorschlagen?',
      'Bitte entschuldigen Sie, dass {owner} Ihr Treffen noch einmal verschieben muss. Würde Ihnen [diese Zeit|eine dieser Zeiten] passen?',
    ],
  },
  reschedule_by: {
    brief: [
      'Entschuldigung, {by} muss das Treffen verschieben. Ginge stattdessen [diese Zeit|eine dieser Zeiten]?',
      'Leider kann {by} die vereinbarte Zeit nicht halten. Passt [diese|eine davon]?',
      '{by} muss das Treffen leider verschieben. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
    ],
    warm: [
      'Es tut mir leid, {by} muss das Treffen verschieben. Ginge stattdessen [diese Zeit|eine dieser Zeiten]?',
      'Entschuldigung für die Änderung: {by} braucht eine andere Zeit. [Passt diese|Welche passt] Ihnen?',
      'Leider kann {by} zur vereinbarten Zeit nicht mehr. Passt Ihnen [diese Zeit|eine davon]?',
    ],
    formal: [
      '{by} muss das Treffen verschieben und bittet um Entschuldigung. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
      'Bitte entschuldigen Sie die Änderung: {by} muss das Treffen verschieben. Darf ich [diese Zeit|eine dieser Zeiten] vorschlagen?',
      'Ich bitte die Änderung zu entschuldigen: {by} braucht eine andere Zeit. Würde Ihnen [diese|eine davon] passen?',
    ],
  },
  reschedule_self: {
    brief: [
      '{ownerFirst} könnte stattdessen [zu dieser Zeit|zu diesen Zeiten]. Passt das?',
      '[Diese Zeit ginge|Diese Zeiten gingen] stattdessen bei {ownerFirst}. [Passt sie|Welche passt]?',
      '[Diese Zeit wäre|Diese Zeiten wären] stattdessen möglich. [Passt sie|Passt eine]?',
    ],
    warm: [
      'Gern verschiebe ich das. {ownerFirst} könnte stattdessen [zu dieser Zeit|zu diesen Zeiten]. [Passt sie|Passt eine davon]?',
      'Danke für die Nachricht. [Diese Zeit ginge|Diese Zeiten gingen] stattdessen bei {ownerFirst}. [Passt sie|Welche passt] Ihnen?',
      'Das lässt sich verschieben. [Diese Zeit wäre|Diese Zeiten wären] bei {ownerFirst} möglich. [Passt sie|Passt eine davon]?',
    ],
    formal: [
      'Vielen Dank für Ihre Nachricht. {owner} könnte stattdessen [diese Zeit|diese Zeiten] anbieten. Wäre das möglich?',
      'Gern. {owner} könnte stattdessen [die folgende Zeit|die folgenden Zeiten] anbieten. [Passt sie|Welche passt] Ihnen?',
      'Vielen Dank. Darf ich im Namen von {owner} stattdessen [diese Zeit|diese Zeiten] vorschlagen?',
    ],
  },
};
