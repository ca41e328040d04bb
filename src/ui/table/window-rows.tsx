'use client';

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RowsProps } from './rows-props';

/** Height of a row before it has been measured, in pixels. */
const ROW_PX = 41;

/** Rows of a long table: only those in the window, with room for the others above and below. */
export default function WindowRows<R extends object>({ rows, goTo, renderRow }: RowsProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const window_ = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    scrollMargin: top,
    // What the sticky headings cover.
    scrollPaddingStart: 40,
    scrollPaddingEnd: 80,
  });
  useLayoutEffect(() => {
    if (goTo >= 0) window_.scrollToIndex(goTo, { align: 'auto' });
  }, [goTo, window_]);
  const shown = window_.getVirtualItems();
  const above = (shown[0]?.start ?? top) - top;
  const below = window_.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <tbody ref={body}>
      <Room px={above} />
      {shown.map(({ index }) => renderRow(index, window_.measureElement))}
      <Room px={below} />
    </tbody>
  );
}

function Room({ px }: { px: number }) {
  return px > 0 ? (
    <tr aria-hidden>
      <td style={{ height: px, padding: 0 }} />
    </tr>
  ) : null;
}
