import type { Translated } from '../message-keys';

export default {
  none: 'Les e-mails sont lus et écrits par des règles sur cette machine, et aucun n’est envoyé à un modèle de langage : aucun n’est configuré ici. Ce que les règles ne comprennent pas vous est montré.',
  reading: 'Laisser un modèle de langage lire les e-mails',
  readingOn: 'Le modèle peut désormais lire les e-mails.',
  readingOff: 'Plus aucun e-mail ne va au modèle.',
  readingWhat:
    'Des règles sur cette machine lisent chaque e-mail, et le modèle lit en plus ceux des personnes. L’objet et le nouveau texte d’un tel e-mail et le début de celui qui figure en dessous, s’il est de vous ou d’un invité, à qui et quand, le nom de votre assistant, les moments proposés, réservés ou nommés auparavant, ce qui vous a été demandé, en un mot, et les deux fuseaux horaires sont envoyés à <host>{recipient}</host> ({model}). Jamais envoyés : votre agenda, tout autre e-mail, les adresses et les noms qui ne sont pas dans ces textes.',
  readingByDefault: 'L’exploitant de cette installation l’a activé ; vous pouvez le désactiver.',
  readingCannot:
    'Le modèle ne peut rien faire. Un moment que les mots d’un e-mail ne montrent pas est soumis de nouveau à votre invité avant d’être réservé ; ce que lui seul prend pour la fin d’un rendez-vous vous revient d’abord.',
  phrasing: 'Laisser un modèle de langage formuler les e-mails de mon assistant',
  phrasingOn: 'Le modèle peut désormais formuler les e-mails.',
  phrasingOff: 'Les e-mails sont formulés par les seules règles.',
  phrasingWhat:
    'Seuls le genre de l’e-mail, sa langue et son ton, et les mots qui peuvent être employés sont envoyés à <host>{recipient}</host> ({model}). Jamais envoyés : ce que quiconque a écrit, les noms, les heures et les adresses. Ils sont insérés ici, et l’e-mail terminé est vérifié. Ce que vous approuvez part tel que vous l’avez vu.',
  preferences: 'Laisser un modèle de langage lire les phrases de mes préférences que les règles ne savent pas lire',
  preferencesOn: 'Le modèle peut désormais lire ces phrases.',
  preferencesOff: 'Plus aucune phrase ne va au modèle.',
  preferencesWhat:
    'Seules les phrases que vous avez enregistrées et qui n’ont pas été comprises, les titres au-dessus de chacune, la phrase qui précède et le jour où vous l’avez écrite sont envoyés à <host>{recipient}</host> ({model}), quand vous enregistrez. Jamais envoyés : les phrases avec des mots de code, le reste de votre document, les e-mails, votre agenda. Ce qu’il lit est montré à côté de la phrase, et ne vaut rien avant que vous ne le mettiez dans votre document.',
} satisfies Translated<'model-switch'>;
