import type { Translated } from '../message-keys';

export default {
  title: 'Lista de espera',
  onList: 'Está en la lista',
  mailComes: 'Un correo va a <address>{email}</address> cuando le toque.',
  place: 'Puesto',
  about: 'Alrededor de {place, number}',
  joined: 'Desde',
  until:
    'Mientras tanto puede ver <guide>cómo se usa</guide>, cambiar <account>su cuenta</account> o escribir a la <support>ayuda</support>.',
} satisfies Translated<'waitlist'>;
