'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { PlanRow } from '../schema';
import { DueIn } from './due-in';

const column = columnsOf<PlanRow>();
const ACTS = { offer: 'offer', book: 'book', move: 'move', cancel: 'cancelAct', write: 'write' } as const;

/** Plans that wait for a yes: what they do, whose, why they wait, by when. */
export function PlansTable({ nowMs, ...list }: DatedListProps<PlanRow>) {
  const t = useMessages('queue');
  const columns = useMemo(() => {
    const at = ({ start, zone }: PlanRow) => (start === null ? t('noTime') : slotWords(start, zone));
    return column.columns([
      column.accessor('act', {
        enableHiding: false,
        enableSorting: false,
        meta: { words: t('columnAct') },
        cell: ({ row: { original: row } }) => (
          <div className="min-w-0">
            <Link
              href={`/admin/plan-review?plan=${row.id}` as '/'}
              prefetch={false}
              className="font-medium underline-offset-3 hover:underline"
            >
              {t(ACTS[row.act as keyof typeof ACTS] ?? 'nothing')}
            </Link>
            <span className="block truncate text-xs text-ink-2">
              {row.title} · {row.guests.join(', ') || t('aboutNobody')}
            </span>
            <span className="block truncate text-xs text-ink-2 md:hidden">{at(row)}</span>
            <span className="block truncate text-xs text-ink-2 sm:hidden">{row.owner}</span>
          </div>
        ),
      }),
      column.accessor('start', {
        id: 'at',
        enableSorting: false,
        meta: { words: t('columnAt'), from: 'md', width: 'w-40', muted: true },
        cell: ({ row }) => at(row.original),
      }),
      column.accessor('owner', {
        enableSorting: false,
        meta: { words: t('columnOwner'), from: 'sm' },
        cell: ({ row }) => <span className="block truncate">{row.original.owner}</span>,
      }),
      column.accessor('reason', {
        enableSorting: false,
        meta: { words: t('columnReason'), from: 'md', width: 'w-32', muted: true },
        cell: ({ row }) => t(row.original.reason),
      }),
      column.accessor('dueAt', {
        id: 'due',
        enableHiding: false,
        enableSorting: false,
        meta: { words: t('columnDue'), width: 'w-28' },
        cell: ({ row }) => <DueIn at={row.original.dueAt} now={nowMs} />,
      }),
      column.accessor('heldBy', {
        id: 'held',
        enableSorting: false,
        meta: { words: t('columnHeld'), from: 'md', width: 'w-32' },
        cell: ({ row }) => <span className="block truncate text-ink-2">{row.original.heldBy}</span>,
      }),
    ]);
  }, [t, nowMs]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/plan-review"
      path="/admin/plan-review"
      rowId={(row) => row.id}
      rowName={(row) => row.owner}
      opens
    />
  );
}
