import type { Translated } from '../message-keys';

export default {
  noTime: 'Il ne reste pas de temps pour : {meetings}.',
  littleTime: 'Il ne reste que {length} par semaine pour : {meetings}.',
  noTimeMend: 'Laissez plus de temps dans l’une d’elles, ou retirez-la.',
  dates: 'Cela commence le {from} et finit avant, le {to}.',
  datesMend: 'Mettez d’abord le jour le plus proche, ou précisez l’année.',
  outside_hours: 'Permis seulement hors des heures de travail, donc jamais : {meetings}.',
  outside_hoursMend: 'Dites qu’elles peuvent avoir lieu hors de vos heures de travail, ou nommez un autre moment.',
  vain_wish: 'Le moment préféré n’est jamais proposé, d’autres règles ne le permettent pas : {meetings}.',
  vain_wishMend: 'Retirez ce souhait, ou permettez ce moment.',
  too_long: '{minutes}, c’est plus que les {most} permises : {meetings}.',
  too_longMend: 'Raccourcissez-les, ou permettez {minutes}.',
  notice: 'Le délai demandé dépasse les jours proposés : {meetings}.',
  noticeMend: 'Demandez un délai plus court, ou proposez plus loin à l’avance.',
  twice: 'La première dit « {earlier} », la seconde « {later} ».',
  stricter: 'La plus stricte compte.',
  later: 'La seconde compte.',
  twiceMend: 'Gardez celle que vous voulez dire.',
  person: 'Une phrase leur donne la priorité, l’autre les tient à distance : {people}.',
  personMend: 'Retirez l’une des deux.',
} satisfies Translated<'conflicts'>;
