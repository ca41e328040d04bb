'use client';

import { type ReactNode, useState } from 'react';
import type { Page } from '@/core/http/page';
import { useMessages } from '@/messages/use-messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import type { Suggestion } from '../schema';

interface SuggestionListProps {
  readonly page: Page<Suggestion>;
  /** Where the next page comes from. */
  readonly source: string;
  /** What can be done about one; `done` takes it off the list. */
  readonly actions: (one: Suggestion, done: () => void) => ReactNode;
}

/** Suggested people with the reason, a page at a time. */
export function SuggestionList({ page, source, actions }: SuggestionListProps) {
  const t = useMessages('people');
  const [more, setMore] = useState<readonly Suggestion[]>([]);
  const [atEnd, setAtEnd] = useState(page.nextCursor === null);
  const drop = (gone: string) => setMore((known) => known.filter(({ id }) => id !== gone));
  const all = [...page.items, ...more.filter((one) => !page.items.some(({ id }) => id === one.id))];
  async function load() {
    // Whoever was answered meanwhile is not in the server's list any more.
    const next = await fetchJson<Page<Suggestion>>(`${source}?cursor=${all.length}`);
    setMore([...more, ...next.items]);
    setAtEnd(next.nextCursor === null);
  }
  return (
    <div className="grid gap-2">
      <ul className="rounded-md border border-line bg-surface">
        {all.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t"
          >
            <Avatar name={one.name ?? one.email} />
            <div className="min-w-40 flex-1">
              <p className="font-medium wrap-anywhere">{one.name ?? one.email}</p>
              <p className="text-xs text-ink-2">{one.reason}</p>
            </div>
            <span className="flex gap-1">{actions(one, () => drop(one.id))}</span>
          </li>
        ))}
      </ul>
      {atEnd ? null : (
        <div>
          <Button size="small" look="quiet" onClick={() => void load()}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}
