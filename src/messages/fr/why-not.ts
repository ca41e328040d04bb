import type { Translated } from '../message-keys';

export default {
  by: '{words} (« {sentence} »)',
  event: '{title} : {span}',
  busy: 'Occupé',
  buffer: 'Trop près d’un autre rendez-vous : {span}',
  bufferTo: 'Trop près de {title} : {span}',
  hold: 'Gardé libre pour un autre invité : {span}',
  excluded: 'Un invité, ou vous, ne pouvez pas à ce moment : {span}',
  unknown: 'L’agenda n’est pas connu pour {span}',
  hours: 'Hors de vos heures',
  notice: 'Trop tôt : moins de préavis que vous ne voulez',
  horizon: 'Plus loin que ce que l’assistant doit proposer',
  window: 'Hors des jours où ce rendez-vous peut avoir lieu',
  only: 'Hors des horaires nommés pour ce rendez-vous',
  travel: 'Pas le temps du trajet',
  dailyLimit: 'Plus de rendez-vous en un jour que vous ne voulez',
  weeklyLimit: 'Plus de rendez-vous en une semaine que vous ne voulez',
  dailyMinutes: 'Plus d’heures de rendez-vous en un jour que vous ne voulez',
  weeklyMinutes: 'Plus d’heures de rendez-vous en une semaine que vous ne voulez',
  inARow: 'Trop longtemps sans pause',
  focus: 'Votre temps pour vous',
  breakfast: 'Petit-déjeuner',
  lunch: 'Déjeuner',
  dinner: 'Dîner',
  changeRule: 'Changer mes préférences',
  help_hours:
    '{count, plural, one {Hors de vos heures, il y a # horaire.} other {Hors de vos heures, il y a # horaires.}}',
  help_notice:
    '{count, plural, one {Avec moins de préavis, il y a # horaire.} other {Avec moins de préavis, il y a # horaires.}}',
  help_horizon: '{count, plural, one {Plus loin, il y a # horaire.} other {Plus loin, il y a # horaires.}}',
  help_only:
    '{count, plural, one {Hors des jours nommés, il y a # horaire.} other {Hors des jours nommés, il y a # horaires.}}',
  help_excluded:
    '{count, plural, one {Si ce qui est exclu était possible, il y aurait # horaire.} other {Si ce qui est exclu était possible, il y aurait # horaires.}}',
  help_buffer:
    '{count, plural, one {Sans pause avant et après, il y a # horaire.} other {Sans pause avant et après, il y a # horaires.}}',
  help_hold:
    '{count, plural, one {Parmi les horaires gardés pour d’autres, il y en a #.} other {Parmi les horaires gardés pour d’autres, il y en a #.}}',
  help_rule: '{count, plural, one {Sans « {rule} », il y a # horaire.} other {Sans « {rule} », il y a # horaires.}}',
} satisfies Translated<'why-not'>;
