'use client';

import { FlexRender } from '@tanstack/react-table';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { cn } from '../class-names';
import { columnClasses, type DataRow } from './table-features';

interface TableRowProps<R extends object> {
  readonly row: DataRow<R>;
  /** Of all rows, from 0. */
  readonly index: number;
  /** What the row's checkbox is called; null: rows cannot be selected. */
  readonly selectLabel: string | null;
  readonly selected: boolean;
  /** The row that Tab leads to. */
  readonly current: boolean;
  /** Changes with each move to this row by a key; 0: none was. */
  readonly focusTurn: number;
  /** Rows hold a link to what they stand for: a click beside it opens it. */
  readonly opens: boolean;
  /** Which columns there are: rows are drawn anew when it changes. */
  readonly columns: string;
  measure?(element: HTMLTableRowElement | null): void;
}

/** A row of the table. */
export const TableRow = memo(function TableRow<R extends object>(props: TableRowProps<R>) {
  const { row, index, selectLabel, selected, current, opens, focusTurn, measure } = props;
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (focusTurn > 0) element.current?.focus({ preventScroll: measure !== undefined });
  }, [focusTurn, measure]);
  return (
    <tr
      ref={(tr) => {
        element.current = tr;
        measure?.(tr);
      }}
      data-row
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
      onClick={opens ? openBeside : undefined}
      className={cn(
        'border-b border-line hover:bg-surface-2 focus-visible:bg-surface-2 focus-visible:-outline-offset-2',
        selected && 'bg-surface-2',
        opens && 'cursor-pointer',
      )}
    >
      {selectLabel === null ? null : (
        <td className="w-9 p-0">
          <label className="flex h-10 items-center justify-center">
            <input
              type="checkbox"
              aria-label={selectLabel}
              className="size-4 accent-ink"
              checked={selected}
              onChange={row.getToggleSelectedHandler()}
            />
          </label>
        </td>
      )}
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id} className={cn('px-2 py-2 align-middle', columnClasses(cell.column.columnDef.meta))}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
}) as <R extends object>(props: TableRowProps<R>) => React.ReactNode;

function openBeside({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  const own = (target as Element).closest('a, button, input, select, label, summary');
  if (own || window.getSelection()?.toString()) return;
  currentTarget.querySelector<HTMLElement>('a[href]')?.click();
}
