import type { Translated } from '../message-keys';

export default {
  title: 'Ob Menschen helfen dürfen',
  off: 'Aus: Außer Ihnen sieht niemand Ihre E-Mails und Ihre Termine.',
  when_stuck:
    'Nur wenn es stockt: Ein Mensch dieser Installation darf einen Termin lesen, den der Assistent nicht allein vereinbaren kann, solange er darauf wartet, und keinen anderen.',
  always:
    'Immer: Menschen dieser Installation dürfen jeden Ihrer Termine lesen, um zu prüfen, was getan wurde. E-Mails können dafür zufällig gezogen, beschriftet und ausgeführt werden.',
  log: 'Jeder Blick steht mit seinem Grund in Ihrem Protokoll.',
  change: 'Im Konto ändern',
} satisfies Translated<'human-help'>;
