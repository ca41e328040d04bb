import type { Translated } from '../message-keys';

export default {
  noTime: 'Für {meetings} bleibt keine Zeit.',
  littleTime: 'Nur {length} in der Woche bleiben für {meetings}.',
  noTimeMend: 'Lassen Sie in einem davon mehr Zeit zu, oder nehmen Sie ihn heraus.',
  dates: 'Es beginnt am {from} und endet vorher, am {to}.',
  datesMend: 'Nennen Sie den früheren Tag zuerst, oder das Jahr.',
  outside_hours: 'Nur außerhalb der Arbeitszeit erlaubt, also nie: {meetings}.',
  outside_hoursMend: 'Sagen Sie, dass sie außerhalb Ihrer Arbeitszeit liegen dürfen, oder nennen Sie eine andere Zeit.',
  vain_wish: 'Die bevorzugte Zeit wird nie angeboten, andere Regeln erlauben sie nicht: {meetings}.',
  vain_wishMend: 'Nehmen Sie den Wunsch heraus, oder lassen Sie die Zeit zu.',
  too_long: '{minutes} sind länger als die erlaubten {most}: {meetings}.',
  too_longMend: 'Machen Sie sie kürzer, oder erlauben Sie {minutes}.',
  notice: 'Der nötige Vorlauf reicht über die angebotenen Tage hinaus: {meetings}.',
  noticeMend: 'Verlangen Sie weniger Vorlauf, oder bieten Sie Zeiten weiter im Voraus an.',
  twice: 'Der erste sagt „{earlier}“, der zweite „{later}“.',
  stricter: 'Das Strengere zählt.',
  later: 'Das Zweite zählt.',
  twiceMend: 'Behalten Sie den, den Sie meinen.',
  person: 'Nach dem einen Satz haben sie Vorrang, nach dem anderen werden sie ferngehalten: {people}.',
  personMend: 'Nehmen Sie einen der beiden heraus.',
} satisfies Translated<'conflicts'>;
