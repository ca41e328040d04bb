'use client';

import { useRef, useState } from 'react';
import type { Page } from '@/core/http/page';
import { MORE } from '@/core/http/page-size';
import { sortText, type TableQuery, tableAddress } from '@/core/http/table-query';
import { fetchJson } from '../fetch-json';

/**
 * Adds rows to those of the page, by cursor. The address says how many there are, so that going back, or data read anew,
 * has them all again; then the page's own rows take their place.
 */
export function useMoreRows<R>(first: Page<R>, source: string, path: string, query: TableQuery) {
  const [state, setState] = useState({ first, rows: first.items, cursor: first.nextCursor, failed: false });
  const [busy, setBusy] = useState(false);
  const latest = useRef(first);
  latest.current = first;
  if (state.first.items !== first.items) {
    setState({ first, rows: first.items, cursor: first.nextCursor, failed: false });
  }
  async function load(): Promise<void> {
    if (busy || state.cursor === null) return;
    const asked = {
      ...query.filters,
      cursor: state.cursor,
      q: query.q,
      sort: query.sort ? sortText(query.sort) : '',
    };
    const parameters = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
    setBusy(true);
    try {
      const page = await fetchJson<Page<R>>(`${source}?${parameters}`);
      // Rows of another order or search have come meanwhile.
      if (latest.current.items !== state.first.items) return;
      const rows = [...state.rows, ...page.items];
      setState({ ...state, rows, cursor: page.nextCursor, failed: false });
      window.history.replaceState(null, '', tableAddress(path, { ...query, limit: rows.length }));
    } catch {
      setState((now) => ({ ...now, failed: true }));
    } finally {
      setBusy(false);
    }
  }
  const href = tableAddress(path, { ...query, limit: state.rows.length + MORE });
  return { rows: state.rows, cursor: state.cursor, failed: state.failed, busy, load, href };
}
