import type { ReactNode } from 'react';
import type { DataRow } from './table-features';

/** What the rows of a table are drawn from, all of them or those in the window. */
export interface RowsProps<R extends object> {
  readonly rows: readonly DataRow<R>[];
  /** The row that a key has led to last; -1: none. */
  readonly goTo: number;
  renderRow(index: number, measure?: (element: HTMLTableRowElement | null) => void): ReactNode;
}
