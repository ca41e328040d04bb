import type { Translated } from '../message-keys';

export default {
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  description: 'L’assistant libre qui fixe vos rendez-vous par e-mail.',
  howItWorks: 'Fonctionnement',
  pricing: 'Tarifs',
  login: 'Connexion',
  support: 'Assistance',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  api: 'API',
  howToUse: 'Comment utiliser Sundial',
  language: 'Langue',
  notFound: 'Introuvable',
  notFoundTitle: 'Il n’y a rien ici',
  notFoundText: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.',
  home: 'Retour à l’accueil',
  error: 'Erreur',
  deniedTitle: 'Perdu ?',
  deniedText:
    'Vous ne semblez pas avoir accès à cette page. Écrivez à <link>{email}</link> si vous pensez que vous devriez l’avoir.',
  deniedSubject: 'Pas d’accès à une page',
  consent: 'Consentement',
  consentAsk:
    'Pouvons-nous mesurer l’usage de ces pages, avec {vendors} ? Rien n’est chargé sans votre accord. <link>Confidentialité</link>',
  agree: 'D’accord',
  refuse: 'Non, merci',
  allow: 'Autoriser la mesure',
  forbid: 'Ne pas mesurer',
  operator: 'l’exploitant de cette installation',
  Operator: 'L’exploitant de cette installation',
} satisfies Translated<'site'>;
