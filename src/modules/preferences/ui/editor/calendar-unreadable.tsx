'use client';

import Link from 'next/link';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';

const REASONS = {
  none: ['noCalendar', 'noCalendarDo'],
  revoked: ['revoked', 'revokedDo'],
  unavailable: ['unavailable', 'unavailableDo'],
  unconfirmed: ['unconfirmed', 'unconfirmedDo'],
} as const;

/** Why nothing is known to be free, and the way to where that is mended. */
export function CalendarUnreadable({ reason }: { reason: string }) {
  const t = useMessages('two-weeks');
  const known = Object.hasOwn(REASONS, reason) ? (reason as keyof typeof REASONS) : 'unavailable';
  const [words, act] = REASONS[known];
  return (
    <Note
      tone="warn"
      action={
        <Button asChild size="small">
          <Link href="/settings/calendars">{t(act)}</Link>
        </Button>
      }
    >
      {t(words)}
    </Note>
  );
}
