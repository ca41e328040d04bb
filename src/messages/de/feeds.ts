import type { Translated } from '../message-keys';

export default {
  title: 'Feed meiner Treffen',
  line: 'Abonnieren Sie ihn in einem Kalenderprogramm, um die hier gebuchten Treffen zu sehen: Titel, Zeit, Ort und Link. Sonst steht nichts aus Ihren Kalendern darin. Wer die Adresse hat, kann ihn lesen; sie ist also geheim.',
  address: 'Adresse des Feeds',
  show: 'Zeigen',
  hide: 'Verbergen',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert.',
  copyFailed: 'Ihr Browser lässt das Kopieren nicht zu. Zeigen Sie sie und kopieren Sie sie von Hand.',
  change: 'Adresse ändern',
  changeTitle: 'Dem Feed eine neue Adresse geben?',
  changeLine: 'Programme, die die alte abonniert haben, sehen nichts Neues mehr, bis sie die neue bekommen.',
  keep: 'Behalten',
  changeNow: 'Ändern',
  changed: 'Der Feed hat eine neue Adresse.',
} satisfies Translated<'feeds'>;
