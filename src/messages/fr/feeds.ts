import type { Translated } from '../message-keys';

export default {
  title: 'Flux de mes rendez-vous',
  line: 'Abonnez-vous-y dans un logiciel d’agenda pour voir les rendez-vous pris ici : titre, heure, lieu et lien. Rien d’autre de vos agendas n’y figure. Quiconque a l’adresse peut le lire : elle est donc secrète.',
  address: 'Adresse du flux',
  show: 'Afficher',
  hide: 'Masquer',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée.',
  copyFailed: 'Votre navigateur ne permet pas de la copier. Affichez-la et copiez-la à la main.',
  change: 'Changer l’adresse',
  changeTitle: 'Donner une nouvelle adresse au flux ?',
  changeLine: 'Les logiciels abonnés à l’ancienne ne voient plus rien avant de recevoir la nouvelle.',
  keep: 'Garder',
  changeNow: 'Changer',
  changed: 'Le flux a une nouvelle adresse.',
} satisfies Translated<'feeds'>;
