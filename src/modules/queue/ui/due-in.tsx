'use client';

import { useEffect, useState } from 'react';
import type { Translate } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';

const MINUTE = 60_000;

/** How long until something is due, or since, kept current. `at` and `now` in epoch milliseconds by the product's clock. */
export function DueIn({ at, now }: { at: number; now: number }) {
  const t = useMessages('queue');
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const started = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - started), 15_000);
    return () => clearInterval(timer);
  }, []);
  const left = at - now - elapsed;
  return (
    <time
      dateTime={new Date(at).toISOString()}
      suppressHydrationWarning
      className={cn('tabular-nums', left <= 0 && 'font-medium text-bad')}
    >
      {left > 0 ? t('dueIn', { length: lengthWords(left, t) }) : t('dueSince', { length: lengthWords(-left, t) })}
    </time>
  );
}

/** `7 min`, `3 h 20 min`, `2 d`. */
function lengthWords(ms: number, t: Translate<'queue'>): string {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes < 60) return t('lengthMinutes', { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? t('lengthHours', { hours, minutes: minutes % 60 })
    : t('lengthDays', { days: Math.floor(hours / 24) });
}
