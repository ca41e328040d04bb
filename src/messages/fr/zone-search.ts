import type { Translated } from '../message-keys';

export default {
  yours: 'Votre ville',
  another: 'Une autre ville',
  hint: 'Saisissez une ville ou un pays.',
  example: 'Lyon',
  cities: 'Villes',
  clockOf: '{name} (heure de {city})',
  none: 'Aucune ville de ce nom. Essayez une plus grande à proximité.',
  choose: 'Choisissez la ville dont vous suivez l’heure.',
  africa: 'Afrique',
  america: 'Amériques',
  antarctica: 'Antarctique',
  asia: 'Asie',
  atlantic: 'Atlantique',
  australia: 'Australie',
  europe: 'Europe',
  indian: 'Océan Indien',
  pacific: 'Pacifique',
  etc: 'Aucun lieu',
} satisfies Translated<'zone-search'>;
