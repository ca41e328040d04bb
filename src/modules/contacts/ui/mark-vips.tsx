'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Person } from '../schema';

interface MarkVipsProps {
  readonly people: readonly Person[];
  onDone(): void;
}

/** Makes VIPs of those among the people who are none yet. */
export function MarkVips({ people, onDone }: MarkVipsProps) {
  const t = useMessages('people');
  const { busy, run } = useAction();
  const others = people.filter(({ vip }) => !vip);
  if (others.length === 0) return null;
  const mark = async () => {
    // One after the other: each is a sentence more in one document.
    for (const { id } of others) await fetchJson(`/api/people/${encodeURIComponent(id)}/vip`, { method: 'PUT' });
  };
  return (
    <Button
      size="small"
      busy={busy}
      onClick={() => void run(mark, t('madeAllVip', { count: others.length })).then((ok) => ok && onDone())}
    >
      {t('makeAllVip', { count: others.length })}
    </Button>
  );
}
