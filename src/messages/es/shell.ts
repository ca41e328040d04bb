import type { Translated } from '../message-keys';

export default {
  menuOf: 'Menú de la cuenta de {name}',
  settings: 'Ajustes',
  account: 'Cuenta',
  support: 'Ayuda',
  admin: 'Administración',
  logOut: 'Cerrar sesión',
  stillSignedIn: 'Su sesión sigue abierta: no hay conexión.',
  waiting: 'esperan su respuesta',
  offline: 'No tiene conexión. Lo que ve puede no estar al día; los cambios no se guardan.',
  homeLabel: 'Añadir a la pantalla de inicio',
  homeIos: 'Tenga Sundial a mano: toque <icon>Compartir</icon> y luego «Añadir a pantalla de inicio».',
  homeText: 'Tenga Sundial a mano: lo que le espera queda a un toque.',
  notNow: 'Ahora no',
  notices: 'Avisos',
  noticeDismiss: 'Ocultar este aviso',
  noticeGone: 'Apartado.',
  noticeLook: 'Verlo',
} satisfies Translated<'shell'>;
