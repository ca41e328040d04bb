'use client';

import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TableQuery } from '@/core/http/table-query';
import { useMessages } from '@/messages/use-messages';
import { Button } from '../button';
import type { DataTableModel } from './table-features';

const load = () => import('./column-entries');
const ColumnEntries = lazy(load);

interface ColumnMenuProps<R extends object> {
  readonly table: DataTableModel<R>;
  readonly path: string;
  readonly query: TableQuery;
}

/** Which columns are shown. The choice stands in the address, so that it can be kept and shared. */
export function ColumnMenu<R extends object>({ table, path, query }: ColumnMenuProps<R>) {
  const t = useMessages('table');
  const [opened, setOpened] = useState(false);
  const columns = table
    .getAllLeafColumns()
    .filter((column) => column.getCanHide())
    .map((column) => ({ id: column.id, words: column.columnDef.meta?.words ?? '', shown: column.getIsVisible() }));
  if (columns.length === 0) return null;
  const first = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setOpened(true),
  } as const;
  const button = (
    <Button size="small" look="quiet" className="hidden sm:inline-flex" {...(opened ? {} : first)}>
      <Columns3 className="size-3.5" aria-hidden />
      {t('columns')}
    </Button>
  );
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <ColumnEntries trigger={button} columns={columns} path={path} query={query} />
    </Suspense>
  );
}
