import type { Translated } from '../message-keys';

export default {
  by: '{words} („{sentence}“)',
  event: '{title}: {span}',
  busy: 'Belegt',
  buffer: 'Zu nah an einem anderen Termin: {span}',
  bufferTo: 'Zu nah an {title}: {span}',
  hold: 'Für einen anderen Gast freigehalten: {span}',
  excluded: 'Ein Gast oder Sie können dann nicht: {span}',
  unknown: 'Der Kalender ist nicht bekannt für {span}',
  hours: 'Außerhalb Ihrer Zeiten',
  notice: 'Zu früh: weniger Vorlauf, als Sie möchten',
  horizon: 'Weiter voraus, als der Assistent anbieten soll',
  window: 'Außerhalb der Tage, an denen dieses Treffen sein darf',
  only: 'Außerhalb der Zeiten, die für dieses Treffen genannt wurden',
  travel: 'Keine Zeit für den Weg',
  dailyLimit: 'Mehr Treffen an einem Tag, als Sie möchten',
  weeklyLimit: 'Mehr Treffen in einer Woche, als Sie möchten',
  dailyMinutes: 'Mehr Stunden in Treffen an einem Tag, als Sie möchten',
  weeklyMinutes: 'Mehr Stunden in Treffen in einer Woche, als Sie möchten',
  inARow: 'Zu lange ohne Pause',
  focus: 'Ihre Zeit für sich',
  breakfast: 'Frühstück',
  lunch: 'Mittagessen',
  dinner: 'Abendessen',
  changeRule: 'Vorlieben ändern',
  help_hours:
    '{count, plural, one {Außerhalb Ihrer Zeiten gibt es # Möglichkeit.} other {Außerhalb Ihrer Zeiten gibt es # Möglichkeiten.}}',
  help_notice:
    '{count, plural, one {Mit weniger Vorlauf gibt es # Möglichkeit.} other {Mit weniger Vorlauf gibt es # Möglichkeiten.}}',
  help_horizon:
    '{count, plural, one {Weiter voraus gibt es # Möglichkeit.} other {Weiter voraus gibt es # Möglichkeiten.}}',
  help_only:
    '{count, plural, one {Außerhalb der genannten Tage gibt es # Möglichkeit.} other {Außerhalb der genannten Tage gibt es # Möglichkeiten.}}',
  help_excluded:
    '{count, plural, one {Ginge, was ausgeschlossen wurde, gäbe es # Möglichkeit.} other {Ginge, was ausgeschlossen wurde, gäbe es # Möglichkeiten.}}',
  help_buffer:
    '{count, plural, one {Ohne Pause davor und danach gibt es # Möglichkeit.} other {Ohne Pause davor und danach gibt es # Möglichkeiten.}}',
  help_hold:
    '{count, plural, one {Unter den Zeiten, die für andere freigehalten sind, gibt es # Möglichkeit.} other {Unter den Zeiten, die für andere freigehalten sind, gibt es # Möglichkeiten.}}',
  help_rule:
    '{count, plural, one {Ohne „{rule}“ gibt es # Möglichkeit.} other {Ohne „{rule}“ gibt es # Möglichkeiten.}}',
} satisfies Translated<'why-not'>;
