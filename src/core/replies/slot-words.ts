import { formatDay, formatTime, zoneLabel } from '../time/format';
import type { EpochMinute } from '../time/period';
import { offsetAt, toWall, zoneTable } from '../time/zone';
import type { ReplyMessage } from './message';

/** `3:00 PM Berlin time`, `15:00 Uhr Ortszeit Berlin`: a clock is never without its zone. */
export function clock(start: EpochMinute, tzid: string, locale: ReplyMessage['locale']): string {
  const time = formatTime(start, zoneTable(tzid), locale);
  const hours = locale === 'de' ? `${time.replace(/ Uhr$/, '')} Uhr` : time;
  return `${hours} ${zoneLabel(tzid, locale, start)}`;
}

/**
 * A slot's start in words (E3): weekday, date, time and zone, the reader's first, then the owner's in brackets where the
 * two clocks differ, with its own day when that differs too.
 */
export function slotWords(start: EpochMinute, message: Pick<ReplyMessage, 'locale' | 'recipient' | 'owner'>): string {
  const { locale } = message;
  const [reader, owner] = [message.recipient.zone, message.owner.zone];
  const first = `${formatDay(start, zoneTable(reader), locale)}, ${clock(start, reader, locale)}`;
  if (!zonesDiffer(start, reader, owner)) return first;
  const sameDay = dayOf(start, reader) === dayOf(start, owner);
  const day = sameDay ? '' : `${formatDay(start, zoneTable(owner), locale)}, `;
  return `${first} (${day}${clock(start, owner, locale)})`;
}

/** True when the two zones' clocks differ at an instant. */
export function zonesDiffer(at: EpochMinute, a: string, b: string): boolean {
  return offsetAt(zoneTable(a), at) !== offsetAt(zoneTable(b), at);
}

function dayOf(at: EpochMinute, tzid: string): number {
  return Math.floor(toWall(zoneTable(tzid), at) / 1440);
}
