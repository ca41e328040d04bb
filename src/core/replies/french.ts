import type { Language } from './language';

const NOUNS: Readonly<Record<string, string>> = {
  call: 'un appel',
  coffee: 'un café',
  lunch: 'un déjeuner',
  dinner: 'un dîner',
  interview: 'un entretien',
  demo: 'une démonstration',
};

export const french: Language = {
  greeting: {
    brief: (names) => `Bonjour ${names},`,
    warm: (names) => `Bonjour ${names},`,
    formal: (names) => `Bonjour ${names},`,
  },
  anonymousGreeting: 'Bonjour,',
  and: 'et',
  closing: { brief: null, warm: 'Bien à vous,', formal: 'Cordialement,' },
  disclosure: (assistant, owner) => `${assistant}, assistant IA de ${owner}`,
  optOut: 'Répondez « stop » et je n’écrirai plus.',
  meeting: (noun, minutes, title) =>
    `${NOUNS[noun] ?? 'un rendez-vous'} de ${minutes} minutes${title ? ` sur « ${title} »` : ''}`,
  guessedZone: (label) => `Ces heures sont en ${label} ; les liens les montrent dans la vôtre.`,
  otherTime: 'Rien ne convient ? Proposez un autre moment :',
  join: 'Rejoindre :',
  place: 'Lieu :',
  phone: 'Téléphone :',
  openInApp: 'Ouvrir dans Sundial :',
  youWrote: 'Vous avez écrit :',
  templates: {
    offer: {
      brief: [
        { before: '{owner} souhaite vous voir pour {meeting}. [Ce moment|L’un de ces moments] vous convient-il ?' },
        { before: 'Je cherche un moment pour {meeting} avec {owner}. [Celui-ci|L’un d’eux] vous va-t-il ?' },
        { before: '{owner} propose {meeting}. [Ce moment|L’un de ces moments] vous va-t-il ?' },
      ],
      warm: [
        {
          before:
            '{owner} aimerait vous voir pour {meeting}, et j’aide à trouver un moment. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
        },
        { before: 'J’aide {owner} à organiser {meeting} avec vous. [Ce moment|L’un de ces moments] vous va-t-il ?' },
        {
          before:
            '{owner} m’a demandé de trouver un moment pour {meeting} avec vous. [Celui-ci|L’un de ceux-ci] vous convient-il ?',
        },
      ],
      formal: [
        {
          before:
            'Je vous écris de la part de {owner}, qui souhaite convenir avec vous de {meeting}. [Ce moment|L’un de ces moments] vous conviendrait-il ?',
        },
        {
          before:
            '{owner} m’a prié d’organiser {meeting} avec vous. Puis-je vous proposer [ce moment|l’un de ces moments] ?',
        },
        {
          before:
            'De la part de {owner}, je vous propose {meeting}. [Ce moment|L’un de ces moments] vous conviendrait-il ?',
        },
      ],
    },
    counter: {
      brief: [
        { before: '{ownerFirst} pourrait [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?' },
        { before: '[Ce moment conviendrait|Ces moments conviendraient] à {ownerFirst}. Et à vous ?' },
        { before: '[Ce moment serait possible|Ces moments seraient possibles]. Cela vous convient-il ?' },
      ],
      warm: [
        {
          before:
            'Merci de votre réponse. {ownerFirst} pourrait [à ce moment|à l’un de ces moments]. Cela vous va-t-il ?',
        },
        {
          before:
            '[Ce moment conviendrait|Ces moments conviendraient] à {ownerFirst}. [Vous va-t-il|L’un d’eux vous va-t-il] ?',
        },
        {
          before:
            'Merci. [Ce moment serait possible|Ces moments seraient possibles] pour {ownerFirst}. Cela vous convient-il ?',
        },
      ],
      formal: [
        {
          before:
            'Merci de votre réponse. {owner} serait disponible [à ce moment|à l’un de ces moments]. Cela vous conviendrait-il ?',
        },
        {
          before:
            '{owner} pourrait vous proposer [ce moment|ces moments]. [Vous conviendrait-il|L’un d’eux vous conviendrait-il] ?',
        },
        { before: 'Merci. Puis-je vous proposer, de la part de {owner}, [ce moment|l’un de ces moments] ?' },
      ],
    },
    taken: {
      brief: [
        { before: 'Désolé, ce moment n’est plus libre. [Celui-ci|L’un de ceux-ci] vous va-t-il ?' },
        { before: 'Désolé, ce moment vient d’être pris. [Celui-ci|L’un de ceux-ci] irait-il ?' },
        { before: 'Désolé, je ne peux plus proposer ce moment. [Celui-ci|L’un de ceux-ci] convient-il ?' },
      ],
      warm: [
        { before: 'Je suis désolé, ce moment n’est plus libre. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?' },
        {
          before:
            'Désolé, je ne peux plus proposer ce moment. [Celui-ci est libre|Ceux-ci sont libres]. Cela vous va-t-il ?',
        },
        { before: 'Je suis désolé, ce moment n’est plus disponible. [Celui-ci|L’un de ceux-ci] vous irait-il ?' },
      ],
      formal: [
        {
          before:
            'Je vous prie de m’excuser : ce moment n’est plus disponible. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?',
        },
        {
          before:
            'Toutes mes excuses, ce moment ne peut plus être proposé. Puis-je suggérer [celui-ci|l’un de ceux-ci] ?',
        },
        { before: 'Je regrette que ce moment ne soit plus libre. [Celui-ci|L’un de ceux-ci] vous conviendrait-il ?' },
      ],
    },
    which: {
      brief: [{ before: 'Lequel ?' }, { before: 'Lequel dois-je réserver ?' }, { before: 'Lequel préférez-vous ?' }],
      warm: [
        { before: 'Avec plaisir. Lequel voulez-vous dire ?' },
        { before: 'Merci. Lequel dois-je réserver ?' },
        { before: 'Merci. Lequel vous convient le mieux ?' },
      ],
      formal: [
        { before: 'Merci de votre réponse. Lequel de ces moments puis-je réserver ?' },
        { before: 'Merci. Quel moment préférez-vous ?' },
        { before: 'Merci. Lequel vous conviendrait le mieux ?' },
      ],
    },
    confirm: {
      brief: [{ before: 'Réservé : {slot}.' }, { before: 'C’est réservé : {slot}.' }, { before: 'Confirmé : {slot}.' }],
      warm: [
        { before: 'C’est réservé : {slot}. L’invitation arrive séparément.' },
        { before: 'Confirmé : {slot}. L’invitation est en route.' },
        { before: 'Votre rendez-vous avec {owner} est réservé : {slot}. L’invitation suit.' },
      ],
      formal: [
        { before: 'Votre rendez-vous avec {owner} est confirmé : {slot}. L’invitation vous parviendra séparément.' },
        { before: 'Je vous confirme le {slot}. L’invitation vous parviendra séparément.' },
        { before: 'Le rendez-vous avec {owner} est convenu : {slot}. L’invitation suit.' },
      ],
    },
    follow_up: {
      brief: [
        { before: '[Ce moment|L’un de ces moments] irait-il encore ?' },
        { before: '[Est-ce encore possible|L’un d’eux est-il encore possible] pour vous ?' },
        { before: '[Ce moment|L’un de ces moments] vous va-t-il encore ?' },
      ],
      warm: [
        { before: 'Au cas où cela vous aurait échappé : [ce moment|l’un de ces moments] irait-il encore ?' },
        { before: '[Ce moment|L’un de ces moments] irait-il encore pour {meeting} avec {ownerFirst} ?' },
        {
          before:
            '[Ce moment est encore libre|Ces moments sont encore libres] chez {ownerFirst}, si cela vous convient.',
        },
      ],
      formal: [
        { before: 'Puis-je vous demander si [ce moment|l’un de ces moments] vous conviendrait encore ?' },
        { before: '[Ce moment est encore libre|Ces moments sont encore libres] pour {owner}, si cela vous convient.' },
        { before: '[Ce moment|L’un de ces moments] conviendrait-il encore pour {meeting} avec {owner} ?' },
      ],
    },
  },
};
