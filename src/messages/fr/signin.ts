import type { Translated } from '../message-keys';

export default {
  title: 'Se connecter',
  stillSignedIn: 'Vous êtes toujours connecté en tant que {email}.',
  goOn: 'Continuer',
  notSignedIn: 'Vous n’êtes pas connecté',
  didNotWork: 'Cette connexion n’a pas abouti',
  back: 'Retour à la connexion',
  home: 'Retour à l’accueil',
  linkTitle: 'Se connecter à Sundial',
  linkSignIn: 'Se connecter en tant que {email}',
  linkElsewhere:
    'Ce lien a été demandé dans un autre navigateur. Si ce n’était pas vous, fermez cette page : rien ne s’est passé. Si c’était vous, continuez.',
  linkWhy: 'Encore une étape, pour que les programmes qui examinent votre courrier ne puissent pas épuiser le lien.',
  code: 'Utiliser un code',
  codeWhat:
    'Une invitation, ou le code affiché au démarrage de cette installation. Il vaut pour <account>{email}</account>.',

  error: 'Erreur de connexion',
  errorGoogle: 'Google n’a pas achevé la connexion. Réessayez.',
  errorOtherWay: 'Cette adresse se connecte d’une autre façon. Utilisez celle-là.',
  errorSession: 'Connectez-vous pour voir cette page.',
  errorLink: 'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  errorMail: 'L’e-mail n’a pas pu être envoyé. Réessayez.',
  errorManyLinks:
    'Trop de liens ont été demandés. Utilisez le plus récent de votre boîte, ou réessayez dans un quart d’heure.',
  errorManyTries: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  errorDenied: 'Ce compte ne peut pas se connecter. Écrivez à {email}.',
  errorSetUp: 'La connexion n’est pas bien configurée. Écrivez à {email}.',

  newHere: 'Nouveau ici ? <link>Créer un compte</link>',
  confirmTitle: 'Confirmez que c’est bien vous',
  confirmText:
    'Ce que vous voulez faire est irréversible, ou montre tout ce que vous avez ici. Reconnectez-vous en tant que <account>{email}</account>, et vous reviendrez ici.',
  noScript: 'La connexion a besoin de JavaScript, qui est désactivé dans ce navigateur.',
  google: 'Continuer avec Google',
  or: 'ou',
  email: 'Adresse e-mail',
  emailExample: 'vous@entreprise.fr',
  send: 'M’envoyer un lien de connexion',
  sandbox:
    'Ceci est un bac à sable : Google y est simulé, et les e-mails arrivent dans la <link>boîte d’essai</link>. Rien ne quitte cette machine.',
  sentTitle: 'Regardez votre boîte de réception',
  sentTo: 'Un lien de connexion est en route vers <to>vous</to>. Il sert une fois, dans les 24 heures.',
  sentSandbox: 'Vous êtes dans le bac à sable : l’e-mail arrive dans la <link>boîte d’essai</link>.',
  otherAddress: 'Utiliser une autre adresse',

  signUp: 'S’inscrire',
  signUpTitle: 'Créer votre compte',
  waitlist: 'Il y a une liste d’attente en ce moment ; une invitation vous la fait passer.',
  haveAccount: 'Vous avez un compte ? <link>Se connecter</link>',
  name: 'Votre nom',
  nameHint: 'Inutile avec Google, qui l’indique.',
  company: 'Entreprise',
  inviteCode: 'Code d’invitation',
  optional: '(facultatif)',

  signOutTitle: 'Se déconnecter',
  signOutAsk: 'Se déconnecter de Sundial ?',
  signOutText: 'Vous êtes connecté en tant que {email}. Votre assistant continue de travailler en votre absence.',
} satisfies Translated<'signin'>;
