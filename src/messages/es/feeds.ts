import type { Translated } from '../message-keys';

export default {
  title: 'Canal de mis reuniones',
  line: 'Suscríbase en cualquier programa de calendario para ver las reuniones reservadas aquí: título, hora, lugar y enlace. No contiene nada más de sus calendarios. Quien tiene la dirección puede leerlo, así que es secreta.',
  address: 'Dirección del canal',
  show: 'Mostrar',
  hide: 'Ocultar',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada.',
  copyFailed: 'Su navegador no permite copiarla. Muéstrela y cópiela a mano.',
  change: 'Cambiar la dirección',
  changeTitle: '¿Dar al canal una dirección nueva?',
  changeLine: 'Los programas suscritos a la antigua no ven nada más hasta que reciban la nueva.',
  keep: 'Conservar',
  changeNow: 'Cambiar',
  changed: 'El canal tiene una dirección nueva.',
} satisfies Translated<'feeds'>;
