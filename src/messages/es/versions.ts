import type { Translated } from '../message-keys';

export default {
  noChange: 'Ninguna línea cambió.',
  moreLines: 'Mostrar {count, number} líneas más',
  same: 'Líneas sin cambios',
  removed: 'Quitado:',
  added: 'Añadido:',
  another: 'Otra versión',
  meanwhile: 'La versión {version, number} se guardó mientras usted escribía.',
  fits: 'Cambió otras líneas que usted, así que ambas encajan. Nada se guarda antes de que pulse Guardar.',
  clashes:
    'Cambió {count, plural, one {# lugar} other {# lugares}} que usted también cambió: quedan ambos textos, el suyo debajo, para que elija.',
  whatChanged: 'Lo que cambió',
  both: 'Unir ambas',
  mine: 'Conservar mi texto',
  theirs: 'Tomar la otra versión',
  bothDone: 'Ambas versiones están ahora en el texto.',
  mineDone: 'Su texto queda. Guárdelo para reemplazar la otra versión.',
  theirsDone: 'La otra versión está ahora en el texto.',
  tryAgain: 'Intentar de nuevo',
  none: 'Aún no se guardó nada. Cada versión estará aquí.',
  list: 'Versiones',
  older: 'Mostrar versiones anteriores',
  version: 'Versión {version, number}',
  inForce: 'En vigor',
  undoneTo: '{who} a la versión {version, number}',
  goBack: 'Volver a esta',
} satisfies Translated<'versions'>;
