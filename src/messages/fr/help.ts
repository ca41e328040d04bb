import type { Translated } from '../message-keys';

export default {
  askHelp: 'Demander à une personne',
  askHelpTitle: 'Faire regarder cela par une personne ?',
  askHelpLine:
    'Quelqu’un de l’équipe qui gère cette installation lit cette conversation et vous aide. Votre journal indique que cela a eu lieu.',
  askHelpWords: 'Ce qui ne va pas, ou ce que vous voulez',
  askHelpSend: 'Demander',
  helpAsked: 'Une personne est prévenue.',
  markWrong: 'C’était une erreur',
  markWrongTitle: 'Qu’est-ce qui n’allait pas dans ce message ?',
  markWrongLine: 'C’est conservé avec le message. Si vous acceptez l’aide de personnes, quelqu’un le lit.',
  markWrongWords: 'Avec vos mots, si vous voulez',
  markWrongSend: 'Signaler',
  markedWrong: 'Signalé. Merci.',
  cancel: 'Retour',
} satisfies Translated<'help'>;
