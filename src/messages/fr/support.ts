import type { Translated } from '../message-keys';

export default {
  topic: 'De quoi s’agit-il ?',
  choose: 'Choisir',
  scheduling: 'Un rendez-vous ou un échange',
  connections: 'Agenda ou boîte aux lettres',
  account: 'Compte ou connexion',
  written_to: 'Du courrier d’un assistant que je n’ai pas demandé',
  privacy: 'Confidentialité et mes données',
  other: 'Autre chose',
  message: 'Votre message',
  email: 'Votre adresse e-mail',
  emailHint: 'Où va la réponse. Laissez vide si vous n’en avez pas besoin.',
  emailExample: 'vous@entreprise.fr',
  leaveEmpty: 'Laissez ceci vide',
  send: 'Envoyer le message',
  orWrite: 'ou écrivez à <link>{address}</link>',
  offline: 'Le message n’a pas pu être envoyé : il n’y a pas de connexion. Réessayez.',
  sent: 'Votre message est en route.',
  sentText: 'Il est gardé ici jusqu’à sa remise, et ne peut donc pas se perdre.',
} satisfies Translated<'support'>;
