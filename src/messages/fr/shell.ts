import type { Translated } from '../message-keys';

export default {
  menuOf: 'Menu du compte de {name}',
  settings: 'Paramètres',
  account: 'Compte',
  support: 'Assistance',
  admin: 'Administration',
  logOut: 'Se déconnecter',
  stillSignedIn: 'Vous êtes toujours connecté : il n’y a pas de réseau.',
  waiting: 'en attente de votre réponse',
  offline: 'Vous êtes hors ligne. Ce que vous voyez peut être dépassé ; les modifications ne sont pas enregistrées.',
  homeLabel: 'Ajouter à l’écran d’accueil',
  homeIos: 'Gardez Sundial à portée de main : touchez <icon>Partager</icon>, puis « Sur l’écran d’accueil ».',
  homeText: 'Gardez Sundial à portée de main : ce qui vous attend n’est plus qu’à un geste.',
  notNow: 'Pas maintenant',
  notices: 'Avis',
  noticeDismiss: 'Masquer cet avis',
  noticeGone: 'Mis de côté.',
  noticeLook: 'Voir',
} satisfies Translated<'shell'>;
