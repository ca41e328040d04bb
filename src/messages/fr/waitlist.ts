import type { Translated } from '../message-keys';

export default {
  title: 'Liste d’attente',
  onList: 'Vous êtes sur la liste',
  mailComes: 'Un e-mail part vers <address>{email}</address> quand c’est votre tour.',
  place: 'Rang',
  about: 'Environ {place, number}',
  joined: 'Depuis',
  until:
    'D’ici là, vous pouvez voir <guide>comment l’utiliser</guide>, modifier <account>votre compte</account> ou écrire à <support>l’assistance</support>.',
} satisfies Translated<'waitlist'>;
