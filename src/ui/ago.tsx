'use client';

import { useEffect, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { relativeTime } from './relative-time';

/** How long ago, kept current. `at` and `now` in epoch milliseconds; `now` is the server's, so that both render the same. */
export function Ago({ at, now }: { at: number; now: number }) {
  const t = useMessages('ui');
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const started = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - started), at > now - 3_600_000 ? 1_000 : 60_000);
    return () => clearInterval(timer);
  }, [at, now]);
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap" suppressHydrationWarning>
      {relativeTime(at, now + elapsed, t)}
    </time>
  );
}
