import type { Translated } from '../message-keys';

export default {
  title: 'Etwas ist schiefgegangen',
  text: 'Ein unerwarteter Fehler ist aufgetreten. Laden Sie die Seite neu, um fortzufahren.',
  reload: 'Neu laden',
} satisfies Translated<'crash'>;
