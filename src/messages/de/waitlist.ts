import type { Translated } from '../message-keys';

export default {
  title: 'Warteliste',
  onList: 'Sie stehen auf der Liste',
  mailComes: 'Eine E-Mail geht an <address>{email}</address>, wenn Sie an der Reihe sind.',
  place: 'Platz',
  about: 'Etwa {place, number}',
  joined: 'Seit',
  until:
    'Bis dahin können Sie ansehen, <guide>wie man es benutzt</guide>, <account>Ihr Konto</account> ändern oder <support>uns schreiben</support>.',
} satisfies Translated<'waitlist'>;
