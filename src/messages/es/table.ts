import type { Translated } from '../message-keys';

export default {
  more: 'Mostrar {count, number} más',
  moreFailed: 'No se pudieron leer las filas siguientes. Inténtelo de nuevo.',
  shown: '{shown, number} de {total, number}',
  shownOfMore: '{shown, number} de {total, number} o más',
  columns: 'Columnas',
  select: 'Seleccionar {name}',
  selectAll: 'Seleccionar todo lo que se muestra',
  selected: '{count, plural, one {# seleccionada} other {# seleccionadas}}',
  unselect: 'Quitar la selección',
  sortUp: 'Ordenar por {column}, de menor a mayor',
  sortDown: 'Ordenar por {column}, de mayor a menor',
  sortOff: 'Ordenado por {column}; volver al orden habitual',
  keyNext: 'Fila siguiente y anterior',
  keyOpen: 'Abrir la fila',
  keySelect: 'Seleccionar la fila',
} satisfies Translated<'table'>;
