'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { StaffLoopRow } from '../schema';
import { DueIn } from './due-in';
import { TIMERS } from './timer-words';

const column = columnsOf<StaffLoopRow>();

/** Loops by whose they are and how they stand. */
export function LoopsTable({ nowMs, ...list }: DatedListProps<StaffLoopRow>) {
  const t = useMessages('queue');
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('id', {
          enableHiding: false,
          enableSorting: false,
          meta: { words: t('columnLoop'), width: 'w-44' },
          cell: ({ row: { original: row } }) => (
            <>
              <Link
                href={`/admin/loops?loop=${row.id}` as '/'}
                prefetch={false}
                className="font-mono text-xs underline-offset-3 hover:underline"
              >
                {row.id}
              </Link>
              <span className="block truncate text-xs text-ink-2 sm:hidden">{row.owner}</span>
            </>
          ),
        }),
        column.accessor('owner', {
          enableSorting: false,
          meta: { words: t('columnOwner'), from: 'sm' },
          cell: ({ row }) => <span className="block truncate">{row.original.owner}</span>,
        }),
        column.accessor('state', {
          enableSorting: false,
          meta: { words: t('columnState'), width: 'w-36' },
          cell: ({ row }) => t(row.original.state),
        }),
        column.accessor('createdAt', {
          id: 'created',
          meta: { words: t('columnBegun'), from: 'md', width: 'w-36', muted: true },
          cell: ({ row }) => <Ago at={row.original.createdAt} now={nowMs} />,
        }),
        column.accessor('updatedAt', {
          id: 'updated',
          meta: { words: t('columnChanged'), from: 'lg', width: 'w-36', muted: true },
          cell: ({ row }) => <Ago at={row.original.updatedAt} now={nowMs} />,
        }),
        column.accessor('timer', {
          id: 'next',
          meta: { words: t('columnTimer'), from: 'md', width: 'w-56' },
          cell: ({ row: { original: row } }) =>
            row.timer ? (
              <span className="block text-ink-2">
                {TIMERS[row.timer.kind]} <DueIn at={row.timer.at} now={nowMs} />
              </span>
            ) : null,
        }),
      ]),
    [t, nowMs],
  );
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/loops"
      path="/admin/loops"
      rowId={(row) => row.id}
      rowName={(row) => row.id}
      opens
    />
  );
}
