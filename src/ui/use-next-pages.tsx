'use client';

import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { fetchJson } from './fetch-json';
import { Note } from './notes';
import { errorText } from './words';

interface Page<Row> {
  readonly items: readonly Row[];
  /** Where the next page begins; null on the last. */
  readonly nextCursor: string | null;
}

/**
 * A list that goes on at the server: the page that was rendered, those that were fetched since, each row once, and what stands
 * below it: why a page did not come, and the button for the next. `path`: what answers pages by `?cursor=`.
 */
export function useNextPages<Row extends { readonly id: string }>(
  page: Page<Row>,
  { path, label }: { readonly path: string; readonly label: string },
): { readonly rows: readonly Row[]; readonly more: ReactNode } {
  const [fetched, setFetched] = useState<readonly Row[]>([]);
  const [cursor, setCursor] = useState(page.nextCursor);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  async function load() {
    setBusy(true);
    try {
      const next = await fetchJson<Page<Row>>(`${path}?cursor=${cursor}`);
      setFailed(null);
      setFetched([...fetched, ...next.items]);
      setCursor(next.nextCursor);
    } catch (error) {
      setFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return {
    rows: [...page.items, ...fetched.filter((one) => !page.items.some(({ id }) => id === one.id))],
    more: (
      <>
        {failed ? <Note tone="bad">{failed}</Note> : null}
        {cursor === null ? null : (
          <Button size="small" look="quiet" className="justify-self-start" busy={busy} onClick={() => void load()}>
            {label}
          </Button>
        )}
      </>
    ),
  };
}
