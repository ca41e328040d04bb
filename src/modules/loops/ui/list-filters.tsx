'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { LIST_STATES, type ListState } from '../constants';
import type { ListPage } from '../queries/list-page';
import type { ListQuery } from '../schema';
import { listHref } from './list-address';

/** One link per filter with how much it holds; the first one is all that is not closed. On phones the row is slid to its current one. */
export function ListFilters({ query, counts }: { query: ListQuery; counts: ListPage['counts'] }) {
  const t = useMessages('loop-actions');
  const open = LIST_STATES.reduce((sum, state) => sum + (state === 'closed' ? 0 : counts[state]), 0);
  const filters: [ListState | undefined, string, number][] = [
    [undefined, t('open'), open],
    ...LIST_STATES.map((state): [ListState, string, number] => [state, t(state), counts[state]]),
  ];
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another place in the row
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (row.current && current) {
      const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
      row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    }
  }, [query.state]);
  return (
    <nav ref={row} aria-label={t('filter')} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max gap-1">
        {filters.map(([state, label, count]) => {
          const active = query.state === state;
          return (
            <li key={label}>
              <Link
                href={listHref({ ...query, state })}
                scroll={false}
                aria-current={active ? 'page' : undefined}
                className={cn(
                  'flex items-baseline gap-1.5 rounded-sm px-2.5 py-1.5 text-ink-2 hover:bg-surface-2 hover:text-ink',
                  active && 'bg-surface-2 font-medium text-ink',
                )}
              >
                {label}
                <span
                  className={cn(
                    'text-xs font-normal text-ink-3',
                    state === 'needs-you' && count > 0 && 'font-semibold text-hold',
                  )}
                >
                  {count}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
