'use client';

import { Star } from 'lucide-react';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Person } from '../schema';

/** Makes somebody a VIP by one tap, or takes it back: a sentence of the preferences, either way. */
export function VipToggle({ person }: { person: Pick<Person, 'id' | 'name' | 'email' | 'vip'> }) {
  const t = useMessages('people');
  const { busy, run } = useAction();
  const { id, vip, email } = person;
  const name = person.name ?? email;
  const set = (to: boolean) =>
    run(
      () => fetchJson(`/api/people/${encodeURIComponent(id)}/vip`, { method: to ? 'PUT' : 'DELETE' }),
      t(to ? 'madeVip' : 'unmadeVip', { name }),
      () => void set(!to),
    );
  return (
    <button
      type="button"
      aria-pressed={vip}
      aria-label={t('vip', { name })}
      aria-busy={busy || undefined}
      title={t(vip ? 'unmakeVip' : 'makeVip')}
      onClick={() => (busy ? undefined : void set(!vip))}
      className={cn(
        'inline-flex min-h-8.5 items-center gap-1.5 rounded-sm px-2 text-xs font-medium hover:bg-surface-2',
        vip ? 'text-accent' : 'text-ink-3 hover:text-ink',
      )}
    >
      <Star className="size-4" aria-hidden fill={vip ? 'currentColor' : 'none'} />
      <span className={vip ? undefined : 'sr-only sm:not-sr-only'}>{t('columnVip')}</span>
    </button>
  );
}
