import type { Phrases } from '../language';

/** Mails about a meeting that has its time, or has lost it. */
export const booked: Phrases = {
  confirm: {
    brief: ['Réservé : {slot}.', 'C’est réservé : {slot}.', 'Confirmé : {slot}.'],
    warm: [
      'C’est réservé : {slot}. L’invitation arrive séparément.',
      'Confirmé : {slot}. L’invitation est en route.',
      'Votre rendez-vous avec {owner} est réservé : {slot}. L’invitation suit.',
    ],
    formal: [
      'Votre rendez-vous avec {owner} est confirmé : {slot}. L’invitation vous parviendra séparément.',
      'Je vous confirme le {slot}. L’invitation vous parviendra séparément.',
      'Le rendez-vous avec {owner} est convenu : {slot}. L’invitation suit.',
    ],
  },
  confirm_series: {
    brief: ['Réservé : {slot}.', 'C’est réservé : {slot}.', 'Confirmé : {slot}.'],
    warm: [
      'C’est réservé : {slot}. Une invitation pour tous ces rendez-vous est en route.',
      'Vos rendez-vous avec {owner} sont réservés : {slot}. L’invitation suit.',
      'Confirmé : vous voyez {owner} {slot}. L’invitation arrive séparément.',
    ],
    formal: [
      'Vos rendez-vous avec {owner} sont confirmés : {slot}. L’invitation vous parviendra séparément.',
      'Je vous confirme vos rendez-vous avec {owner} : {slot}. L’invitation suit.',
      'Les rendez-vous avec {owner} sont convenus : {slot}. Une invitation pour tous suit.',
    ],
  },
  cancelled_series: {
    brief: [
      '{by} a annulé toute la série : {slot}.',
      'Tous ces rendez-vous sont annulés par {by} : {slot}.',
      'Série annulée par {by} : {slot}.',
    ],
    warm: [
      '{by} a annulé tous ces rendez-vous : {slot}. Ils quitteront votre agenda d’eux-mêmes.',
      '{by} a mis fin à la série : {slot}. L’invitation est retirée.',
      'Je suis désolée, {by} a dû annuler toute la série : {slot}. L’invitation est retirée.',
    ],
    formal: [
      '{by} a annulé toute la série : {slot}. L’invitation a été retirée.',
      'Veuillez noter que {by} a dû annuler tous ces rendez-vous : {slot}.',
      'Je vous informe que {by} a annulé la série : {slot}.',
    ],
  },
  moved: {
    brief: ['Déplacé au {slot}.', 'Nouveau moment : {slot}.', 'C’est déplacé : {slot}.'],
    warm: [
      'Le rendez-vous est déplacé au {slot}. L’invitation est à jour.',
      'Le nouveau moment : {slot}. L’invitation est à jour.',
      'C’est déplacé : {slot}. La nouvelle invitation est en route.',
    ],
    formal: [
      'Votre rendez-vous avec {owner} est déplacé au {slot}. L’invitation a été mise à jour.',
      'Le nouveau moment de votre rendez-vous avec {owner} : {slot}. L’invitation a été mise à jour.',
      'Je vous confirme le nouveau moment : {slot}. L’invitation a été mise à jour.',
    ],
  },
  cancelled: {
    brief: [
      'Le rendez-vous avec {owner} du {slot} est annulé.',
      'Annulé : {slot}, avec {owner}.',
      'Le {slot} avec {owner} est annulé.',
    ],
    warm: [
      'Le rendez-vous avec {owner} du {slot} est annulé. Il quittera votre agenda de lui-même.',
      'J’ai annulé le rendez-vous avec {owner} du {slot}. L’invitation est retirée.',
      'Le rendez-vous avec {owner} du {slot} n’aura pas lieu. L’invitation est retirée.',
    ],
    formal: [
      'Le rendez-vous avec {owner} du {slot} a été annulé. L’invitation a été retirée.',
      'Je vous informe que le rendez-vous avec {owner} du {slot} est annulé.',
      'Veuillez noter que le rendez-vous avec {owner} du {slot} n’aura pas lieu.',
    ],
  },
  cancelled_by: {
    brief: [
      '{by} a annulé le rendez-vous du {slot}.',
      'Annulé par {by} : {slot}.',
      'Le rendez-vous du {slot} est annulé par {by}.',
    ],
    warm: [
      '{by} a annulé le rendez-vous du {slot}. Il quittera votre agenda de lui-même.',
      'Je suis désolé, {by} a dû annuler le rendez-vous du {slot}. L’invitation est retirée.',
      '{by} a annulé le rendez-vous du {slot}. L’invitation est retirée.',
    ],
    formal: [
      '{by} a annulé le rendez-vous du {slot}. L’invitation a été retirée.',
      'Je vous informe que {by} a annulé le rendez-vous du {slot}.',
      'Veuillez noter que {by} a dû annuler le rendez-vous du {slot}.',
    ],
  },
  cancelled_self: {
    brief: [
      'Annulé, comme demandé : {slot}.',
      'Comme demandé, le rendez-vous du {slot} est annulé.',
      'C’est annulé : {slot}.',
    ],
    warm: [
      'Merci de me prévenir. Le rendez-vous avec {owner} du {slot} est annulé.',
      'Comme demandé, le rendez-vous avec {owner} du {slot} est annulé. L’invitation est retirée.',
      'J’ai annulé pour vous le rendez-vous avec {owner} du {slot}. Il quittera votre agenda de lui-même.',
    ],
    formal: [
      'Merci de m’en informer. Le rendez-vous avec {owner} du {slot} a été annulé.',
      'Comme vous l’avez demandé, le rendez-vous avec {owner} du {slot} a été annulé.',
      'À votre demande, le rendez-vous avec {owner} du {slot} est annulé. L’invitation a été retirée.',
    ],
  },
  changed: {
    brief: [
      'Un changement pour le rendez-vous du {slot} :',
      'Le rendez-vous du {slot} a changé :',
      'Nouveaux détails pour le {slot} :',
    ],
    warm: [
      'Le moment reste le même, {slot}, et voici ce qui change :',
      'Il y a un changement pour le rendez-vous avec {owner} du {slot}. L’invitation est à jour.',
      'Quelques détails du rendez-vous avec {owner} du {slot} sont nouveaux. L’invitation est à jour.',
    ],
    formal: [
      'Veuillez noter un changement pour votre rendez-vous avec {owner} du {slot}. L’invitation a été mise à jour.',
      'Les détails de votre rendez-vous avec {owner} du {slot} ont changé. L’invitation a été mise à jour.',
      'Je vous informe d’un changement pour le rendez-vous avec {owner} du {slot} :',
    ],
  },
  rsvp_reminder: {
    brief: [
      'L’invitation pour le {slot} est sans réponse. Serez-vous là ?',
      'Avec {owner}, le {slot} : serez-vous là ?',
      '{ownerFirst} peut-il compter sur le {slot} ?',
    ],
    warm: [
      'Votre rendez-vous avec {owner} a lieu le {slot}. Cela vous va-t-il toujours ?',
      'Un petit rappel : vous voyez {owner} le {slot}. Serez-vous là ?',
      'Si l’invitation ne vous est pas parvenue : le rendez-vous avec {owner} a lieu le {slot}. Cela vous va-t-il toujours ?',
    ],
    formal: [
      'Votre rendez-vous avec {owner} a lieu le {slot}. Pouvons-nous compter sur vous ?',
      'Puis-je vous demander si vous assisterez au rendez-vous avec {owner} du {slot} ?',
      'Le rendez-vous avec {owner} a lieu le {slot}. Pourriez-vous me dire si vous y assisterez ?',
    ],
  },
  late: {
    brief: ['{by} {late}.', 'Un mot : {by} {late}.', 'Désolé, {by} {late}.'],
    warm: [
      '{by} {late} et s’excuse de vous faire attendre.',
      'Un petit mot : {by} {late}. Merci de patienter.',
      'Je suis désolé, {by} {late}.',
    ],
    formal: [
      'Je vous informe que {by} {late} et vous prie de l’excuser.',
      'Veuillez noter que {by} {late}. Merci de votre patience.',
      '{by} {late} et vous présente ses excuses.',
    ],
  },
  late_ask: {
    brief: [
      'De quel rendez-vous s’agit-il, et de combien de minutes ?',
      'De combien de minutes, et pour quel rendez-vous ?',
      'Quel rendez-vous, et combien de minutes ?',
    ],
    warm: [
      'Je transmets. De quel rendez-vous s’agit-il, et de combien de minutes ?',
      'Merci de me prévenir. Pour quel rendez-vous, et de combien de minutes ?',
      'Pour prévenir les bonnes personnes : de quel rendez-vous s’agit-il, et de combien de minutes ?',
    ],
    formal: [
      'Merci de m’en informer. Quel rendez-vous est concerné, et de combien de minutes ?',
      'Je transmettrai volontiers. Quel rendez-vous est concerné, et de combien de minutes ?',
      'Afin de prévenir les autres : de quel rendez-vous s’agit-il, et de combien de minutes ?',
    ],
  },
  late_move: {
    brief: [
      '{by} {late}. Dois-je chercher un autre moment ?',
      '{by} {late}. Préférez-vous déplacer le rendez-vous ?',
      'Désolé, {by} {late}. Dois-je déplacer le rendez-vous ?',
    ],
    warm: [
      'Je suis désolé, {by} {late}. Préférez-vous un autre moment ?',
      '{by} {late} et s’excuse de vous faire attendre. Dois-je chercher un autre moment ?',
      'Désolé, {by} {late}. Cela vous va-t-il, ou dois-je chercher un autre moment ?',
    ],
    formal: [
      'Je vous prie de m’excuser : {by} {late}. Préféreriez-vous un autre moment ?',
      'Veuillez noter que {by} {late}, avec ses excuses. Puis-je vous proposer un autre moment ?',
      '{by} {late} et vous présente ses excuses. Préféreriez-vous un autre moment ?',
    ],
  },
  answer_event: {
    brief: ['Le rendez-vous est le {slot}.', 'C’est le {slot}.', 'Avec {owner}, le {slot}.'],
    warm: [
      'Votre rendez-vous avec {owner} est le {slot}.',
      'Vous voyez {owner} le {slot}.',
      'Le rendez-vous avec {owner} est fixé au {slot}.',
    ],
    formal: [
      'Votre rendez-vous avec {owner} a lieu le {slot}.',
      'Le rendez-vous avec {owner} est confirmé pour le {slot}.',
      '{owner} vous attend le {slot}.',
    ],
  },
  answer_open: {
    brief: ['Aucun moment n’est encore convenu.', 'Il n’y a pas encore de moment fixé.', 'Le moment reste à convenir.'],
    warm: [
      'Le moment du rendez-vous avec {ownerFirst} reste à convenir. Voici ce que je sais.',
      'Aucun moment n’est encore convenu avec {ownerFirst}. Voici où nous en sommes.',
      'Il n’y a pas encore de moment fixé avec {ownerFirst}.',
    ],
    formal: [
      'Le moment de votre rendez-vous avec {owner} n’est pas encore convenu.',
      'Aucun moment n’a été convenu avec {owner} pour l’instant.',
      'Le moment du rendez-vous avec {owner} reste à convenir.',
    ],
  },
};
