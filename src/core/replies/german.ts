import type { Language } from './language';

const NOUNS: Readonly<Record<string, string>> = {
  call: 'ein Telefonat',
  coffee: 'einen Kaffee',
  lunch: 'ein Mittagessen',
  dinner: 'ein Abendessen',
  interview: 'ein Interview',
  demo: 'eine Demo',
};

export const german: Language = {
  greeting: {
    brief: (names) => `Hallo ${names},`,
    warm: (names) => `Hallo ${names},`,
    formal: (names) => `Guten Tag ${names},`,
  },
  anonymousGreeting: 'Guten Tag,',
  and: 'und',
  closing: { brief: null, warm: 'Viele Grüße', formal: 'Mit freundlichen Grüßen' },
  disclosure: (assistant, owner) => `${assistant}, KI-Assistenz von ${owner}`,
  optOut: 'Antworten Sie „Stopp“, und ich schreibe nicht mehr.',
  meeting: (noun, minutes, title) =>
    `${NOUNS[noun] ?? 'ein Treffen'} (${minutes} Minuten)${title ? ` zu „${title}“` : ''}`,
  guessedZone: (label) => `Die Zeiten sind ${label}; die Links zeigen sie in Ihrer.`,
  otherTime: 'Nichts dabei? Schlagen Sie eine andere Zeit vor:',
  join: 'Teilnehmen:',
  place: 'Ort:',
  phone: 'Telefon:',
  openInApp: 'In Sundial öffnen:',
  youWrote: 'Sie schrieben:',
  templates: {
    offer: {
      brief: [
        { before: '{owner} möchte Sie treffen, für {meeting}. Passt [diese Zeit|eine dieser Zeiten]?' },
        { before: 'Ich suche für {owner} eine Zeit mit Ihnen, für {meeting}. Passt [diese|eine davon]?' },
        { before: '{owner} bittet um {meeting}. Passt [diese Zeit|eine dieser Zeiten]?' },
      ],
      warm: [
        {
          before:
            '{owner} möchte Sie gern treffen, für {meeting}, und ich helfe bei der Suche. Passt Ihnen [diese Zeit|eine dieser Zeiten]?',
        },
        { before: 'Ich helfe {owner}, eine Zeit für {meeting} mit Ihnen zu finden. [Passt diese|Welche passt] Ihnen?' },
        { before: '{owner} hat mich gebeten, {meeting} mit Ihnen zu planen. Passt [diese Zeit|eine dieser Zeiten]?' },
      ],
      formal: [
        {
          before:
            'Ich schreibe im Namen von {owner} und möchte {meeting} mit Ihnen vereinbaren. Wäre [diese Zeit|eine dieser Zeiten] möglich?',
        },
        {
          before:
            '{owner} hat mich gebeten, {meeting} mit Ihnen zu vereinbaren. Darf ich [diese Zeit|diese Zeiten] vorschlagen?',
        },
        { before: 'Im Namen von {owner} schlage ich {meeting} vor. Wäre [diese Zeit|eine dieser Zeiten] möglich?' },
      ],
    },
    counter: {
      brief: [
        { before: '[Diese Zeit ginge|Diese Zeiten gingen] bei {ownerFirst}. [Passt sie|Passt eine]?' },
        { before: '{ownerFirst} könnte [zu dieser Zeit|zu diesen Zeiten]. Passt das?' },
        { before: '[Diese Zeit wäre|Diese Zeiten wären] möglich. [Passt sie|Welche passt]?' },
      ],
      warm: [
        {
          before:
            'Danke für Ihre Antwort. {ownerFirst} könnte [zu dieser Zeit|zu diesen Zeiten]. [Passt sie|Passt eine davon]?',
        },
        { before: '[Diese Zeit ginge|Diese Zeiten gingen] bei {ownerFirst}. [Passt sie|Welche passt] Ihnen?' },
        {
          before: 'Danke. [Diese Zeit wäre|Diese Zeiten wären] bei {ownerFirst} möglich. [Passt sie|Passt eine davon]?',
        },
      ],
      formal: [
        {
          before: 'Vielen Dank für Ihre Antwort. {owner} könnte [diese Zeit|diese Zeiten] anbieten. Wäre das möglich?',
        },
        { before: '{owner} könnte [die folgende Zeit|die folgenden Zeiten] anbieten. [Passt sie|Welche passt] Ihnen?' },
        { before: 'Vielen Dank. Darf ich im Namen von {owner} [diese Zeit|diese Zeiten] vorschlagen?' },
      ],
    },
    taken: {
      brief: [
        { before: 'Entschuldigung, diese Zeit ist nicht mehr frei. [Passt diese|Passt eine davon]?' },
        { before: 'Leider ist diese Zeit nicht mehr frei. [Ginge diese|Ginge eine davon]?' },
        { before: 'Entschuldigung, die Zeit ist nicht mehr verfügbar. [Passt diese|Welche passt]?' },
      ],
      warm: [
        {
          before:
            'Es tut mir leid, diese Zeit ist nicht mehr frei. [Passt stattdessen diese|Passt stattdessen eine davon]?',
        },
        { before: 'Entschuldigung, diese Zeit kann ich nicht mehr anbieten. [Ginge diese|Ginge eine davon]?' },
        { before: 'Leider ist die Zeit nicht mehr frei. [Diese ist|Diese sind] es noch. [Passt sie|Welche passt]?' },
      ],
      formal: [
        {
          before:
            'Ich bitte um Entschuldigung: Diese Zeit ist nicht mehr frei. Wäre [diese|eine der folgenden] möglich?',
        },
        { before: 'Leider ist diese Zeit nicht mehr verfügbar. Darf ich [diese|eine davon] vorschlagen?' },
        { before: 'Ich bedaure, dass diese Zeit nicht mehr frei ist. Wäre [die folgende|eine der folgenden] möglich?' },
      ],
    },
    which: {
      brief: [{ before: 'Welche meinen Sie?' }, { before: 'Welche soll ich buchen?' }, { before: 'Welche ist es?' }],
      warm: [
        { before: 'Das freut mich. Welche meinen Sie?' },
        { before: 'Danke. Welche soll ich buchen?' },
        { before: 'Danke. Welche passt Ihnen am besten?' },
      ],
      formal: [
        { before: 'Vielen Dank. Welche dieser Zeiten darf ich buchen?' },
        { before: 'Vielen Dank. Welche Zeit bevorzugen Sie?' },
        { before: 'Vielen Dank für Ihre Antwort. Welche Zeit passt Ihnen am besten?' },
      ],
    },
    confirm: {
      brief: [{ before: 'Gebucht: {slot}.' }, { before: 'Es ist gebucht: {slot}.' }, { before: 'Bestätigt: {slot}.' }],
      warm: [
        { before: 'Es ist gebucht: {slot}. Die Einladung kommt gesondert.' },
        { before: 'Bestätigt: {slot}. Die Einladung ist unterwegs.' },
        { before: 'Ihr Treffen mit {owner} ist gebucht: {slot}. Die Einladung folgt.' },
      ],
      formal: [
        { before: 'Ihr Treffen mit {owner} ist bestätigt: {slot}. Die Einladung erhalten Sie gesondert.' },
        { before: 'Hiermit bestätige ich {slot}. Die Einladung erhalten Sie gesondert.' },
        { before: 'Das Treffen mit {owner} ist vereinbart: {slot}. Die Einladung folgt.' },
      ],
    },
    follow_up: {
      brief: [
        { before: 'Ginge [diese Zeit|eine davon] noch?' },
        { before: '[Ist diese Zeit|Ist eine davon] noch möglich?' },
        { before: 'Passt [diese Zeit|eine davon] noch?' },
      ],
      warm: [
        { before: 'Falls es untergegangen ist: Ginge [diese Zeit|eine dieser Zeiten] noch?' },
        { before: 'Wäre [diese Zeit|eine dieser Zeiten] für {meeting} mit {ownerFirst} noch möglich?' },
        { before: '[Diese Zeit ist|Diese Zeiten sind] bei {ownerFirst} noch frei, falls [sie|eine] Ihnen passt.' },
      ],
      formal: [
        { before: 'Darf ich fragen, ob [diese Zeit|eine dieser Zeiten] noch möglich wäre?' },
        { before: '[Diese Zeit ist|Diese Zeiten sind] bei {owner} noch frei, falls [sie|eine davon] Ihnen passt.' },
        { before: 'Wäre [diese Zeit|eine dieser Zeiten] für {meeting} mit {owner} noch möglich?' },
      ],
    },
  },
};
