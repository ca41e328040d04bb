'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Select } from '@/ui/field';
import { SearchInput } from '@/ui/search-input';
import type { ListQuery } from '../schema';
import { listHref } from './list-address';

/** Search and order of the list; both stand in the address. */
export function ListSearch({ query }: { query: Pick<ListQuery, 'state' | 'q' | 'sort'> }) {
  const t = useMessages('loop-actions');
  const router = useRouter();
  const { state, q, sort } = query;
  // The address follows a moment later.
  const latest = useRef(q);
  const go = (to: Partial<typeof query>) =>
    router.replace(listHref({ state, q: latest.current, sort, ...to }), { scroll: false });
  function search(typed: string): void {
    latest.current = typed;
    go({});
  }
  return (
    <SearchInput label={t('search')} value={q} action="/loops" onSearch={search}>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <Select
        name="sort"
        aria-label={t('order')}
        value={sort}
        onChange={(event) => go({ sort: event.target.value === 'next' ? 'next' : 'activity' })}
        className="w-auto"
      >
        <option value="activity">{t('byActivity')}</option>
        <option value="next">{t('byNext')}</option>
      </Select>
    </SearchInput>
  );
}
