'use client';

import { type RowSelectionState, useTable } from '@tanstack/react-table';
import Link from 'next/link';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { MORE } from '@/core/http/page-size';
import { useMessages } from '@/messages/use-messages';
import { Button } from '../button';
import { Note } from '../notes';
import { ColumnMenu } from './column-menu';
import type { ListProps } from './list-props';
import { type Column, features } from './table-features';
import { TableHead } from './table-head';
import { TableKeys } from './table-keys';
import { TableRow } from './table-row';
import { TableRows } from './table-rows';
import { useMoreRows } from './use-more-rows';

interface DataTableProps<R extends object> extends ListProps<R> {
  /** Of `columnsOf`, made once. Their ids are what the address and the API call them. */
  readonly columns: readonly Column<R>[];
  /** The list's call of the API, `?cursor=&q=&sort=`; it answers `{items, nextCursor}`. */
  readonly source: string;
  /** Of the page. */
  readonly path: string;
  rowId(row: R): string;
  rowName(row: R): string;
  /** Rows hold a link to what they stand for. */
  readonly opens?: boolean;
  /** What can be done with the selected rows; without it none can be selected. */
  readonly actions?: (selected: readonly R[], clear: () => void) => ReactNode;
}

/**
 * A list as a table: sorted, searched and with its columns as the address says, 10 rows at first and 20 more at a press,
 * by cursor; selected with boxes or `x`, walked with j, k and arrows. It is whole without a script, sorting and paging too.
 */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const {
    label,
    columns,
    first,
    total,
    orMore = false,
    source,
    path,
    query,
    rowId,
    rowName,
    opens = false,
    actions,
  } = props;
  const t = useMessages('table');
  const more = useMoreRows(first, source, path, query);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [place, setPlace] = useState({ index: -1, turn: 0 });
  const hidden = query.hidden.join(',');
  const columnVisibility = useMemo(
    () => Object.fromEntries(hidden.split(',').map((column) => [column, false])),
    [hidden],
  );
  const sorting = useMemo(() => (query.sort ? [{ id: query.sort.by, desc: query.sort.desc }] : []), [query.sort]);
  const table = useTable({
    features,
    columns: columns as Column<R>[],
    data: more.rows as R[],
    getRowId: rowId,
    manualSorting: true,
    sortDescFirst: false,
    enableRowSelection: actions !== undefined,
    state: { rowSelection, columnVisibility, sorting },
    onRowSelectionChange: setRowSelection,
  });
  const { rows } = table.getRowModel();
  const selected = rows.filter((row) => rowSelection[row.id]).map((row) => row.original);
  const go = (index: number) => setPlace(({ turn }) => ({ index, turn: turn + 1 }));
  const loadMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void more.load();
  };
  const drawn = `${hidden} ${columns.length}`;
  return (
    <div className="grid min-w-0 gap-2">
      <TableKeys
        count={rows.length}
        current={place.index}
        go={go}
        opens={opens}
        select={actions ? (index) => rows[index]?.toggleSelected() : null}
        onEnd={() => void more.load()}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <p role="status" className="text-xs text-ink-2">
          {selected.length > 0
            ? t('selected', { count: selected.length })
            : t(orMore ? 'shownOfMore' : 'shown', { shown: rows.length, total: Math.max(total, rows.length) })}
        </p>
        {actions && selected.length > 0 ? (
          <>
            {actions(selected, () => setRowSelection({}))}
            <Button size="small" look="quiet" onClick={() => setRowSelection({})}>
              {t('unselect')}
            </Button>
          </>
        ) : null}
        <div className="ml-auto">
          <ColumnMenu table={table} path={path} query={query} />
        </div>
      </div>
      <table
        aria-label={label}
        aria-rowcount={orMore ? -1 : Math.max(total, rows.length) + 1}
        className="w-full table-fixed"
      >
        <TableHead table={table} path={path} query={query} selectable={actions !== undefined} />
        <TableRows
          rows={rows}
          goTo={place.turn > 0 ? place.index : -1}
          renderRow={(index, measure) => {
            const row = rows[index];
            return row ? (
              <TableRow
                key={row.id}
                row={row}
                index={index}
                selectLabel={actions ? t('select', { name: rowName(row.original) }) : null}
                selected={rowSelection[row.id] === true}
                current={index === Math.max(place.index, 0)}
                focusTurn={index === place.index ? place.turn : 0}
                opens={opens}
                columns={drawn}
                measure={measure}
              />
            ) : null;
          }}
        />
      </table>
      {more.failed ? <Note tone="bad">{t('moreFailed')}</Note> : null}
      {more.cursor === null ? null : (
        <Button asChild className="mt-1 justify-self-start">
          <Link
            href={more.href as '/'}
            scroll={false}
            prefetch={false}
            aria-busy={more.busy || undefined}
            onClick={loadMore}
          >
            {t('more', { count: orMore ? MORE : Math.min(MORE, Math.max(total - rows.length, 1)) })}
          </Link>
        </Button>
      )}
    </div>
  );
}
