import Link from 'next/link';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/notes';

/** The list of people is empty: because of the search, or because nothing tells about anybody yet. */
export function NobodyKnown({ q, t }: { q: string; t: Translate<'people'> }) {
  if (q) return <Empty>{t('nobodyCalled', { q })}</Empty>;
  const action = (
    <Button asChild>
      <Link href="/settings/calendars">{t('connect')}</Link>
    </Button>
  );
  return <Empty action={action}>{t('nobody')}</Empty>;
}
