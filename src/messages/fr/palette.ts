import type { Translated } from '../message-keys';

export default {
  goTo: 'Aller à',
  field: 'Aller à une page, un échange ou une personne',
  placeholder: 'Aller à…',
  found: 'Résultats',
  count: '{count, plural, one {# résultat} other {# résultats}}',
  searching: 'Recherche…',
  nothing: 'Rien ne s’appelle « {typed} ». Essayez un nom, une adresse ou un mot de l’objet.',
  notAll: 'Tout n’a pas pu être parcouru : il manque des personnes ou des échanges. Retapez pour réessayer.',
  page: 'Page',
  person: 'Personne',
  small:
    'a à au aller aux d de des du en est et je l la le les ma mes mon notre nos ou où ouvrir page par pour sur un une vos votre',
  keyPlace: 'Aller à « {place} »',
  keyAnywhere: 'Aller partout : pages, échanges, personnes',
} satisfies Translated<'palette'>;
