'use client';

import { useKeys } from './use-keys';

/** `j` and `k` go through everything on the page that is marked `data-row`; Enter then follows what is focused. */
export function RowKeys() {
  const go = (by: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    const next = here < 0 ? (by > 0 ? 0 : rows.length - 1) : here + by;
    rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
  };
  useKeys({ j: () => go(1), k: () => go(-1) });
  return null;
}
