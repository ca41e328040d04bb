'use client';

import { useKeys } from './use-keys';

/** `j` and `k` go through everything on the page that is marked `data-row`; Enter opens what has the focus. */
export function RowKeys() {
  const go = (by: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    const next = here < 0 ? (by > 0 ? 0 : rows.length - 1) : here + by;
    rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
  };
  /** A row that is a link opens by itself; one that holds a link opens that. */
  const open = () => {
    const row = document.activeElement;
    const link = row?.matches('[data-row]:not(a)') ? row.querySelector<HTMLElement>('a[href]') : null;
    return link ? link.click() : false;
  };
  useKeys({ j: () => go(1), k: () => go(-1), Enter: open });
  return null;
}
