import Link from 'next/link';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';

const REASONS = {
  none: ['No calendar is connected, so nothing counts as free.', 'Connect one'],
  revoked: ['Your calendar has to be connected again before anything is offered.', 'Connect it again'],
  unavailable: ['Your calendar cannot be read now, so nothing counts as free.', 'See why'],
  unconfirmed: ['Nothing is offered before you confirm your time zone and hours.', 'Confirm them'],
} as const;

/** Why nothing is known to be free, and the way to where that is mended. */
export function CalendarUnreadable({ reason }: { reason: string }) {
  const known = Object.hasOwn(REASONS, reason) ? (reason as keyof typeof REASONS) : 'unavailable';
  const [words, act] = REASONS[known];
  return (
    <Note
      tone="warn"
      action={
        <Button asChild size="small">
          <Link href="/settings/calendars">{act}</Link>
        </Button>
      }
    >
      {words}
    </Note>
  );
}
