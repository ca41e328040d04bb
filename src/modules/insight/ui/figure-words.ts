import { dayOfWall } from '@/core/time/calendar-date';
import { wallDay } from '@/core/time/wall-format';
import type { Translate } from '@/messages/message-keys';

type T = Translate<'insight'>;
type Share = number | 'few' | null;

/** `42 %`; a dash where there is nothing to tell. */
export function shareWords(share: Share, t: T): string {
  if (share === null) return '–';
  return share === 'few' ? t('few') : t('percent', { percent: Math.round(100 * share) });
}

/** `42`: of a share, as it stands above a bar; percent go without saying. */
export function shareLabel(share: Share, t: T): string {
  if (share === null) return '';
  return share === 'few' ? t('fewShort') : String(Math.round(100 * share));
}

/** `14`, or that it is fewer than ten. */
export function countWords(count: number | 'few', t: T): string {
  return count === 'few' ? t('few') : String(count);
}

/** `40 min`, `5 h`, `3 d` of minutes; a dash of none. */
export function durationWords(minutes: number | null, t: T): string {
  if (minutes === null) return '–';
  if (minutes < 60) return t('minutes', { count: Math.round(minutes) });
  return minutes < 2 * 1440
    ? t('hours', { count: Math.round(minutes / 60) })
    : t('days', { count: Math.round(minutes / 1440) });
}

/** `Nov 16` of a week that begins at this minute (UTC). */
export function weekWords(start: number, locale: string): string {
  return wallDay(dayOfWall(start) * 1440, locale, { short: true }).replace(/^\S+,? /, '');
}
