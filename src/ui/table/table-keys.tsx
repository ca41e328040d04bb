'use client';

import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { type KeyList, PageKeys } from '../page-keys';
import { useKeys } from '../use-keys';

interface TableKeysProps {
  /** So many rows are loaded. */
  readonly count: number;
  readonly current: number;
  go(index: number): void;
  /** Selects the row, or no longer; null: rows cannot be selected. */
  readonly select: ((index: number) => void) | null;
  readonly opens: boolean;
  /** Called at the end of what is loaded. */
  onEnd(): void;
}

/** The keys of a table: `j` `k` and arrows, Home and End, Enter, `x`. Arrows are the page's own outside of the rows. */
export function TableKeys({ count, current, go, select, opens, onEnd }: TableKeysProps) {
  const t = useMessages('table');
  const here = () => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.index ?? Number.NaN);
  const isInside = () => !Number.isNaN(here());
  const move = (by: 1 | -1) => {
    const from = isInside() ? here() : current;
    if (from + by >= count) onEnd();
    if (count > 0) go(Math.min(Math.max(from + by, 0), count - 1));
  };
  const inside = (act: () => void) => () => {
    if (!isInside()) return false;
    act();
  };
  const open = () => {
    const row = document.activeElement;
    const link = row?.matches('tr[data-row]') ? row.querySelector<HTMLElement>('a[href]') : null;
    return link && opens ? link.click() : false;
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: inside(() => move(1)),
    ArrowUp: inside(() => move(-1)),
    Home: inside(() => go(0)),
    End: inside(() => go(count - 1)),
    Enter: open,
    ...(select ? { x: inside(() => select(here())) } : {}),
  });
  const selects = select !== null;
  const keys = useMemo<KeyList>(
    () => [
      [['j', 'k', '↓', '↑'], t('keyNext')],
      ...(opens ? [[['Enter'], t('keyOpen')] as const] : []),
      ...(selects ? [[['x'], t('keySelect')] as const] : []),
    ],
    [t, opens, selects],
  );
  return <PageKeys keys={keys} />;
}
