import type { Translated } from '../message-keys';

export default {
  title: 'Notifications',
  line: 'Ce que {assistant} écrit à {email}.',
  optional: 'E-mails dont vous pouvez vous passer',
  always: 'E-mails qui arrivent toujours',
  reminders: 'Rappels',
  remindersText:
    'Une question restée sans réponse après un jour ouvré, et ce qui repose chez vous depuis deux semaines. Désactivé : tout attend sur votre tableau de bord.',
  reports: 'Rapports',
  reportsText:
    'Un invité a décliné ou est absent, personne n’a répondu, une question pour vous a expiré. Désactivé : chacun figure comme avis sur votre tableau de bord.',
  briefing: 'Points du matin',
  briefingText:
    'À six heures et demie les jours ouvrés : ce que vous avez à décider, vos rendez-vous, ce qui se chevauche et ce qui a bougé, cinq choses au plus. Le vendredi à seize heures, le bilan de la semaine. Rien à dire, pas d’e-mail.',
  switchedOn: '{kind} : activé.',
  switchedOff: '{kind} : désactivé.',
  questions: 'Questions et accords',
  questionsText:
    'Rien n’avance avant votre réponse, elles arrivent donc toujours. La fréquence dépend de vos préférences.',
  wasItYou: 'Était-ce vous ?',
  wasItYouText:
    'Du courrier en votre nom dont on n’a pas pu prouver qu’il vient de vous. Sans cela, quelqu’un d’autre pourrait parler pour vous.',
  copies: 'Ce qui est envoyé à vos invités avec vous en copie',
  copiesText: 'Cela fait partie de la conversation. Que les offres vous mettent en copie dépend de vos préférences.',
  account: 'Votre compte',
  accountText: 'Les liens de connexion, la preuve d’une adresse, un export prêt, une suppression demandée.',
} satisfies Translated<'notifications'>;
