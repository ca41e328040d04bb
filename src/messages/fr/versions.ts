import type { Translated } from '../message-keys';

export default {
  noChange: 'Aucune ligne n’a changé.',
  moreLines: 'Montrer {count, number} autres lignes',
  same: 'Lignes inchangées',
  removed: 'Retiré :',
  added: 'Ajouté :',
  another: 'Une autre version',
  meanwhile: 'La version {version, number} a été enregistrée pendant que vous écriviez.',
  fits: 'Elle a changé d’autres lignes que vous, les deux vont ensemble. Rien n’est enregistré avant que vous n’appuyiez sur Enregistrer.',
  clashes:
    'Elle a changé {count, plural, one {# endroit} other {# endroits}} que vous avez aussi changés : les deux textes restent, le vôtre en dessous, à vous de choisir.',
  whatChanged: 'Ce qu’elle a changé',
  both: 'Réunir les deux',
  mine: 'Garder mon texte',
  theirs: 'Prendre l’autre version',
  bothDone: 'Les deux versions sont maintenant dans le texte.',
  mineDone: 'Votre texte reste. Enregistrez-le pour remplacer l’autre version.',
  theirsDone: 'L’autre version est maintenant dans le texte.',
  tryAgain: 'Réessayer',
  none: 'Rien n’a encore été enregistré. Chaque enregistrement figurera ici.',
  list: 'Versions',
  older: 'Montrer les versions plus anciennes',
  version: 'Version {version, number}',
  inForce: 'En vigueur',
  undoneTo: '{who} à la version {version, number}',
  goBack: 'Revenir à celle-ci',
} satisfies Translated<'versions'>;
