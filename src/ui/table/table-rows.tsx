'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import type { RowsProps } from './rows-props';

const WindowRows = lazy(() => import('./window-rows'));

/** From so many rows on only those in the window are in the document; what that takes is loaded then. */
const LONG = 100;

/** The rows of a table, however many. */
export function TableRows<R extends object>(props: RowsProps<R>) {
  const first = <tbody>{props.rows.slice(0, LONG).map((_, index) => props.renderRow(index))}</tbody>;
  if (props.rows.length <= LONG) return first;
  const Rows = WindowRows as unknown as (given: RowsProps<R>) => ReactNode;
  return (
    <Suspense fallback={first}>
      <Rows {...props} />
    </Suspense>
  );
}
