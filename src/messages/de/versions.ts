import type { Translated } from '../message-keys';

export default {
  noChange: 'Keine Zeile hat sich geändert.',
  moreLines: '{count, number} weitere Zeilen zeigen',
  same: 'Zeilen, die gleich blieben',
  removed: 'Entfernt:',
  added: 'Hinzugefügt:',
  another: 'Eine andere Fassung',
  meanwhile: 'Fassung {version, number} wurde gespeichert, während Sie schrieben.',
  fits: 'Sie ändert andere Zeilen als Sie, beides passt zusammen. Nichts wird gespeichert, bevor Sie auf Speichern drücken.',
  clashes:
    'Sie ändert {count, plural, one {# Stelle, die} other {# Stellen, die}} Sie auch geändert haben: Beide Fassungen bleiben stehen, Ihre darunter, damit Sie wählen.',
  whatChanged: 'Was sie geändert hat',
  both: 'Beides zusammenfügen',
  mine: 'Meinen Text behalten',
  theirs: 'Die andere Fassung nehmen',
  bothDone: 'Beide Fassungen stehen jetzt im Text.',
  mineDone: 'Ihr Text bleibt. Speichern Sie ihn, um die andere Fassung zu ersetzen.',
  theirsDone: 'Die andere Fassung steht jetzt im Text.',
  tryAgain: 'Noch einmal versuchen',
  none: 'Noch wurde nichts gespeichert. Jede Fassung wird hier stehen.',
  list: 'Fassungen',
  older: 'Ältere Fassungen zeigen',
  version: 'Fassung {version, number}',
  inForce: 'Gilt',
  undoneTo: '{who} auf Fassung {version, number}',
  goBack: 'Zu dieser zurück',
} satisfies Translated<'versions'>;
