import type { Translated } from '../message-keys';

export default {
  goTo: 'Ir a',
  field: 'Ir a una página, una conversación o una persona',
  placeholder: 'Ir a…',
  found: 'Resultados',
  count: '{count, plural, one {# resultado} other {# resultados}}',
  searching: 'Buscando…',
  nothing: 'Nada se llama «{typed}». Pruebe con un nombre, una dirección o una palabra del asunto.',
  notAll: 'No se pudo buscar en todo: faltan personas o conversaciones. Escriba de nuevo para reintentar.',
  page: 'Página',
  person: 'Persona',
  small: 'a abrir al como con de del donde el en es ir la las los mi mis nuestro o página para por su sus tu un una y',
  keyPlace: 'Ir a «{place}»',
  keyAnywhere: 'Ir a cualquier sitio: páginas, conversaciones, personas',
} satisfies Translated<'palette'>;
