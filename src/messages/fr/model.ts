import type { Translated } from '../message-keys';

export default {
  runsHere:
    '{program} fonctionne sur cette machine avec {count, plural, one {# modèle} other {# modèles}}. Pour qu’il lise les e-mails, mettez ceci dans .env et redémarrez :',
  variables: 'MODEL=compatible:{model}\nLLM_BASE_URL={baseUrl}',
  letRead: 'Laisser un modèle de langage lire de tels e-mails ?',
  letReadMail: 'Laisser un modèle de langage lire les e-mails ?',
  letReadWhy:
    'Ce que les règles sur cette machine ne comprennent pas devient une question pour vous. {model} chez {host} en comprendrait la plus grande partie. Il ne peut rien faire : un moment que les mots d’un e-mail ne montrent pas est soumis de nouveau à votre invité avant d’être réservé, et ce que lui seul prend pour la fin d’un rendez-vous vous revient d’abord.',
  onByDefault:
    'L’exploitant de cette installation laisse {model} chez {host} lire les e-mails, pour que moins de choses deviennent une question pour vous. Il ne peut rien faire : un moment que les mots d’un e-mail ne montrent pas est soumis de nouveau à votre invité avant d’être réservé, et ce que lui seul prend pour la fin d’un rendez-vous vous revient d’abord. Vous pouvez le désactiver, ici ou dans les paramètres.',
  leaves:
    'Envoyés à {host} : l’objet et le nouveau texte de chaque e-mail d’une personne et le début de celui qui figure en dessous, s’il est de vous ou d’un invité, à qui et quand, le nom de votre assistant, les moments proposés, réservés ou nommés auparavant, ce qui vous a été demandé, en un mot, les deux fuseaux horaires, et les noms des genres de rendez-vous sur lesquels vos préférences ont des règles. Jamais envoyés : ces règles, votre agenda, tout autre e-mail, les adresses et les noms qui ne sont pas dans ces textes.',
  let: 'Le laisser lire',
  letNot: 'Non, les règles seules',
  mayRead: 'Le modèle peut désormais lire les e-mails.',
  mayNotRead: 'Aucun e-mail ne va au modèle.',
  letReadPreferences:
    'Laisser un modèle de langage lire {count, plural, one {la phrase} other {les # phrases}} que les règles n’ont pas {count, plural, one {comprise} other {comprises}} ?',
  letReadPreferencesWhy:
    '{model} chez {host} dit en règles simples ce qu’il y lit. Elles ne valent rien avant que vous les preniez, une par une ou toutes celles qui sont sûres à la fois.',
  preferencesLeave:
    'Envoyés à {host}, chaque fois que vous enregistrez : ces phrases, les titres au-dessus de chacune, la phrase qui précède et le jour où vous l’avez écrite. Jamais envoyés : les phrases avec des mots de code, le reste de votre document, les e-mails, votre agenda.',
  mayReadPreferences: 'Le modèle les lit maintenant.',
  mayNotReadPreferences: 'Aucune phrase ne va au modèle.',
  runsEmpty: '{program} fonctionne sur cette machine et n’a pas encore de modèle.',
} satisfies Translated<'model'>;
