import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { clockWords, placeWords } from '@/modules/meetings/ui/time-words';
import type { WeekItem } from '@/modules/meetings/ui/week-layout';

interface DayLineProps {
  /** What still begins today, in order of time. */
  readonly today: readonly WeekItem[];
  readonly connected: boolean;
  readonly now: number;
  readonly zone: string;
  readonly locale: Locale;
  readonly t: Translate<'dashboard'>;
}

/** What time it is, and what of the calendar is still to come today: `9:42 AM in New York · 2 left today, the next at 10:00 AM`. */
export function dayLine({ today, connected, now, zone, locale, t }: DayLineProps): string {
  const clock = t('clock', { time: clockWords(now, zone, locale), place: placeWords(zone, locale) });
  if (!connected) return clock;
  const [next] = today;
  const left = next ? t('leftNext', { count: today.length, time: clockWords(next.start, zone, locale) }) : t('none');
  return `${clock} · ${left}`;
}
