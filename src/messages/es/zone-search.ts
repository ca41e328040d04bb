import type { Translated } from '../message-keys';

export default {
  yours: 'Su ciudad',
  another: 'Otra ciudad',
  hint: 'Escriba una ciudad o un país.',
  example: 'Sevilla',
  cities: 'Ciudades',
  clockOf: '{name} (reloj de {city})',
  none: 'No hay tal ciudad. Pruebe con una mayor cercana.',
  choose: 'Elija la ciudad cuyo reloj sigue.',
  africa: 'África',
  america: 'América',
  antarctica: 'Antártida',
  asia: 'Asia',
  atlantic: 'Atlántico',
  australia: 'Australia',
  europe: 'Europa',
  indian: 'Océano Índico',
  pacific: 'Pacífico',
  etc: 'Ningún lugar',
} satisfies Translated<'zone-search'>;
