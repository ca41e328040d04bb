'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Select } from '@/ui/field';
import { SearchInput } from '@/ui/search-input';
import type { ListQuery } from '../schema';
import { listHref } from './list-address';

/** Search and order of the list; both stand in the address. */
export function ListSearch({ query }: { query: Pick<ListQuery, 'state' | 'q' | 'sort'> }) {
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
    <SearchInput label="Search title, people or subject" value={q} action="/loops" onSearch={search}>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <Select
        name="sort"
        aria-label="Order"
        value={sort}
        onChange={(event) => go({ sort: event.target.value === 'next' ? 'next' : 'activity' })}
        className="w-auto"
      >
        <option value="activity">Last activity</option>
        <option value="next">Next step</option>
      </Select>
    </SearchInput>
  );
}
