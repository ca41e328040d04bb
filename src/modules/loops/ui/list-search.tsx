'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Input, Select } from '@/ui/field';
import { Kbd } from '@/ui/kbd';
import { useKeys } from '@/ui/use-keys';
import type { ListQuery } from '../schema';
import { listHref } from './list-address';

/** A search begins once nothing was typed for this long (milliseconds). */
const PAUSE_MS = 250;

/** Search and order of the list; both stand in the address. `/` goes to the search, Escape leaves it. */
export function ListSearch({ query }: { query: Pick<ListQuery, 'state' | 'q' | 'sort'> }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query.q);
  const { state, sort } = query;
  useKeys({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  useEffect(() => {
    const q = typed.trim();
    if (q === query.q) return;
    const timer = setTimeout(() => router.replace(listHref({ state, sort, q }), { scroll: false }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, query.q, state, sort, router]);
  return (
    <search>
      <form action="/loops" className="flex gap-2" onSubmit={(event) => event.preventDefault()}>
        {state ? <input type="hidden" name="state" value={state} /> : null}
        <div className="relative flex-1 sm:w-72">
          <Search className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-3" aria-hidden />
          <Input
            ref={input}
            type="search"
            name="q"
            aria-label="Search title, people or subject"
            placeholder="Search"
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setTyped('');
              input.current?.blur();
            }}
            className="pr-9 pl-8"
          />
          <Kbd className="absolute top-1/2 right-2.5 -translate-y-1/2">/</Kbd>
        </div>
        <Select
          name="sort"
          aria-label="Order"
          value={sort}
          onChange={(event) => {
            const next = event.target.value === 'next' ? 'next' : 'activity';
            router.replace(listHref({ state, q: typed.trim(), sort: next }), { scroll: false });
          }}
          className="w-auto"
        >
          <option value="activity">Last activity</option>
          <option value="next">Next step</option>
        </Select>
      </form>
    </search>
  );
}
