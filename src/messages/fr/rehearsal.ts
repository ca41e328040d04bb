import type { Translated } from '../message-keys';

export default {
  sample:
    'Bonjour Robin,\n\nCe fut un plaisir de faire votre connaissance. {assistant}, pourrais-tu nous trouver 30 minutes la semaine prochaine ?',
  to: 'À {guest}, avec {assistant} en copie',
  hint: 'Changez-le à votre guise : « déjeuner jeudi », « 45 minutes par téléphone, seulement le matin ».',
  kept: 'Votre demande est conservée.',
  send: 'Envoyer la demande d’entraînement',
  sendAgain: 'La renvoyer depuis le début',
  change: 'Changer la demande',
  zoneOpen: 'Votre fuseau horaire n’est pas confirmé (étape 1) : ces heures peuvent suivre une autre horloge.',
  calendar: 'Agenda d’entraînement',
  calendarWhat:
    'Les moments que {assistant} propose et le rendez-vous pris apparaissent ici parmi vos propres rendez-vous. Votre véritable agenda est seulement lu.',
  mailbox:
    'Ceci est le bac à sable : vous pouvez aussi faire <link>tout cela avec de vrais e-mails dans la boîte d’entraînement</link>, comme vous-même et comme vos invités.',
  toDashboard: 'Vers le tableau de bord',
  finish: 'Terminer',
  finishWithout: 'Terminer sans essayer',
  nothing: 'Rien n’est réservé, et {assistant} n’attend plus rien.',
  booked: 'Réservé dans l’agenda d’entraînement : {title}',

  thread: 'Échange d’entraînement',
  you: 'Vous',
  guest: '{guest}, votre invité d’entraînement',
  toYou: '<by>{name}</by> à vous seul',
  toGuest: '<by>{name}</by> à {guest}',
  why: 'Pourquoi',
  answerAs: 'Répondre autre chose en tant que {guest}',
  answerOf: 'Réponse de {guest}',
  answerExample: 'Aucun ne me convient. Pourquoi pas jeudi après 15 h ?',
  answer: 'Répondre en tant que {guest}',

  asks: '{assistant} vous demande',
  asksAndWaits: '<by>{assistant}</by> vous demande, et attend',
  whyOnce:
    'Avant {count, plural, one {le premier e-mail} other {les # premiers e-mails}} à d’autres, {assistant} vous demande, pour que vous voyiez comment cela se passe. Dans cet entraînement, une seule fois.',
  whyOnceSandbox:
    'Ailleurs, {assistant} vous demande avant les {count, number} premiers e-mails à d’autres. Dans cet entraînement, une seule fois ; dans le bac à sable lui-même, les e-mails partent aussitôt.',
  mailTo: 'À {name}',
  mailToYou: 'À vous',
  yourAnswer: 'Votre réponse',
  yourAnswerHint: 'Avec vos mots, ou laissez vide et appuyez sur Oui ou Non.',
  yesDo: 'Oui, faites-le',
  yes: 'Oui',
  say: 'Répondre',
  noLeave: 'Non, ne le faites pas',
  no: 'Non',

  offered: 'Proposé',
  busy: 'Occupé',
  onOffer: 'Proposé : {times}',
  wouldOffer: 'Seraient proposés : {times}',
  noOffer: 'Rien n’est proposé. {place}',
  hoursAlone: 'Aucun agenda n’est lu : seules vos heures disent quand vous êtes libre.',
} satisfies Translated<'rehearsal'>;
