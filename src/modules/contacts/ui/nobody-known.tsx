import Link from 'next/link';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/notes';

/** The list of people is empty: because of the search, or because nothing tells about anybody yet. */
export function NobodyKnown({ q }: { q: string }) {
  if (q) return <Empty>Nobody whom you know is called “{q}”.</Empty>;
  const action = (
    <Button asChild>
      <Link href="/settings/calendars">Connect a calendar</Link>
    </Button>
  );
  return <Empty action={action}>Nobody yet. People come from the meetings of your calendar and from your loops.</Empty>;
}
