'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import { type TableQuery, tableAddress } from '@/core/http/table-query';
import { useMessages } from '@/messages/use-messages';
import { cn } from '../class-names';
import { columnClasses, type DataTableModel } from './table-features';

interface TableHeadProps<R extends object> {
  readonly table: DataTableModel<R>;
  readonly path: string;
  readonly query: TableQuery;
  readonly selectable: boolean;
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** The headings. One that can be sorted by is a link to the list in that order: smallest first, largest first, as usual. */
export function TableHead<R extends object>({ table, path, query, selectable }: TableHeadProps<R>) {
  const t = useMessages('table');
  const all = table.getIsAllRowsSelected();
  return (
    <thead className="sticky top-0 z-10 bg-bg text-xs text-ink-2 shadow-[0_1px_0_var(--line-strong)]">
      <tr aria-rowindex={1}>
        {selectable ? (
          <td className="w-9 p-0">
            <label className="flex h-9 items-center justify-center">
              <input
                type="checkbox"
                aria-label={t('selectAll')}
                className="size-4 accent-ink"
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = !all && table.getIsSomeRowsSelected();
                }}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </label>
          </td>
        ) : null}
        {table.getHeaderGroups()[0]?.headers.map(({ column }) => {
          const { meta } = column.columnDef;
          const sorted = column.getIsSorted();
          const classes = cn('h-9 px-2 text-left font-medium', columnClasses(meta));
          if (!column.getCanSort()) {
            return (
              <th key={column.id} scope="col" className={classes}>
                <span className={meta?.quiet ? 'sr-only' : undefined}>{meta?.words}</span>
              </th>
            );
          }
          const next = column.getNextSortingOrder();
          const sort = next ? { by: column.id, desc: next === 'desc' } : null;
          const title = t(next === false ? 'sortOff' : next === 'asc' ? 'sortUp' : 'sortDown', {
            column: meta?.words ?? '',
          });
          const Mark = sorted === 'desc' ? ArrowDown : ArrowUp;
          return (
            <th key={column.id} scope="col" aria-sort={sorted ? DIRECTIONS[sorted] : undefined} className={classes}>
              <Link
                href={tableAddress(path, { ...query, sort }) as '/'}
                replace
                scroll={false}
                prefetch={false}
                title={title}
                className={cn('group -mx-1 inline-flex items-center gap-1 rounded-sm px-1', sorted && 'text-ink')}
              >
                {meta?.words}
                <Mark aria-hidden className={cn('size-3', sorted ? undefined : 'opacity-0 group-hover:opacity-60')} />
              </Link>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
