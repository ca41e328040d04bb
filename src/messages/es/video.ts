import type { Translated } from '../message-keys';

export default {
  section: 'Videollamadas',
  zoom: 'Zoom',
  off: 'Zoom no está configurado en esta instalación, así que las videollamadas tienen lugar por la llamada de su calendario o por un enlace que nombran sus preferencias.',
  offAdmin: 'Quien la lleva anota ZOOM_CLIENT_ID y sus secretos en .env.',
  none: 'Conecte Zoom, y las videollamadas que quiera allí tendrán su propia sala: con enlace, código y números de teléfono en la invitación, movida con la reunión y borrada con ella.',
  wanted: 'Zoom no está conectado, pero sus preferencias lo piden:',
  instead:
    'Hasta entonces, las videollamadas tienen lugar por la llamada de su calendario o por un enlace que nombran sus preferencias. Conecte Zoom, o <link>cambie sus preferencias</link>.',
  connect: 'Conectar Zoom',
  isConnected: 'Zoom está conectado: {account}',
  reconnect: 'Volver a conectar',
  connected: 'Conectado',
  expired: 'El acceso ha terminado',
  booked: '{count, plural, =0 {ninguna reunión pendiente} one {# reunión pendiente} other {# reuniones pendientes}}',
  expiredNote:
    'Zoom ya no deja que Sundial cree reuniones. Hasta que lo vuelva a conectar, las videollamadas tienen lugar por la llamada de su calendario o por un enlace que nombran sus preferencias. Las salas existentes conservan sus enlaces.',
  everywhere: 'Las videollamadas tienen lugar en Zoom',
  everywhereHint:
    'Es una frase de sus preferencias. Sin ella, vale para aquellas en que usted o sus preferencias nombran Zoom.',
  everywhereOn: 'Desde ahora las videollamadas tienen lugar en Zoom.',
  everywhereOff: 'Las videollamadas tienen lugar en Zoom solo donde usted lo nombre.',
  disconnectTitle: '¿Desconectar {account}?',
  disconnect: 'Desconectar',
  disconnectWhat:
    'Sundial devuelve su acceso y lo olvida. Donde sus preferencias piden Zoom, las reuniones tienen lugar por la llamada de su calendario o por un enlace que nombran. {count, plural, =0 {} one {# reunión pendiente conserva su sala y su enlace, pero Sundial ya no puede mover ni borrar la sala.} other {# reuniones pendientes conservan sus salas y enlaces, pero Sundial ya no puede moverlas ni borrarlas.}}',
  keep: 'Conservar',
  disconnected: 'Zoom desconectado.',
  done: 'Zoom conectado.',
  denied: 'No lo permitió en Zoom, así que no se conectó nada. Inténtelo de nuevo cuando quiera.',
  state: 'La conexión se empezó en otra ventana o tardó demasiado. Inténtelo de nuevo.',
  scope: 'Sundial necesita ver quién es usted en Zoom y crear, cambiar y borrar reuniones. Permítalo todo, por favor.',
  in_use: 'Esta cuenta de Zoom está conectada aquí con otra persona.',
  provider: 'Zoom no respondió como debía. Inténtelo de nuevo en unos minutos.',
} satisfies Translated<'video'>;
