import type { Translated } from '../message-keys';

export default {
  yours: 'Ihre Stadt',
  another: 'Eine andere Stadt',
  hint: 'Geben Sie eine Stadt oder ein Land ein.',
  example: 'Hamburg',
  cities: 'Städte',
  clockOf: '{name} (Uhr von {city})',
  none: 'Keine solche Stadt. Versuchen Sie eine größere in der Nähe.',
  choose: 'Wählen Sie die Stadt, nach deren Uhr Sie leben.',
  africa: 'Afrika',
  america: 'Amerika',
  antarctica: 'Antarktis',
  asia: 'Asien',
  atlantic: 'Atlantik',
  australia: 'Australien',
  europe: 'Europa',
  indian: 'Indischer Ozean',
  pacific: 'Pazifik',
  etc: 'Kein Ort',
} satisfies Translated<'zone-search'>;
