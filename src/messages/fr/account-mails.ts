import type { Translated } from '../message-keys';

export default {
  signIn: 'Votre lien de connexion à Sundial',
  signInText: 'Voici votre lien pour vous connecter à Sundial sur {host}.',
  signInLink: 'Se connecter',
  signInClosing:
    'Il sert une fois, dans les 24 heures. Si vous ne l’avez pas demandé, ignorez cet e-mail : rien ne se passe sans le lien.',
  address: 'Confirmez votre adresse pour Sundial',
  addressText: '{email} a demandé à Sundial sur {host} de compter le courrier de {address} comme le sien.',
  addressLink: 'Voir et confirmer',
  addressClosing:
    'Connectez-vous en tant que {email} pour la confirmer, dans les {hours} heures. Si ce n’était pas vous, ignorez cet e-mail : rien ne se passe sans le lien.',
  deletion: 'Votre compte Sundial sera supprimé',
  deletionText:
    'Vous l’avez demandé : votre compte et tout ce qui en fait partie seront supprimés ({when}). D’ici là, rien de nouveau n’est commencé et rien n’est envoyé pour vous. Les rendez-vous réservés restent dans votre agenda.',
  deletionLink: 'Garder mon compte',
  deletionClosing:
    'Après cela, il ne peut pas être rétabli. Si vous ne l’avez pas demandé, gardez le compte par le lien, et déconnectez les appareils que vous ne connaissez pas.',
  export: 'Votre export de Sundial est prêt',
  exportText: 'Tout ce que Sundial détient de votre compte est maintenant dans une archive, comme vous l’avez demandé.',
  exportLink: 'La télécharger',
  exportClosing:
    'Elle reste disponible {days} jours, pour vous seul, connecté. Si vous ne l’avez pas demandée, regardez sur la même page où vous êtes connecté.',
  letIn: 'Votre place chez Sundial est prête',
  letInText: 'Vous étiez sur la liste d’attente de Sundial sur {host}. C’est votre tour : votre compte est ouvert.',
  letInLink: 'Commencer',
  letInClosing:
    'Connecter un agenda et l’essayer prend environ trois minutes. Répondez à cet e-mail si vous avez besoin d’aide.',
} satisfies Translated<'account-mails'>;
