'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { Ago } from '@/ui/ago';
import { Badge } from '@/ui/state-mark';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { QueueRow } from '../schema';
import { DueIn } from './due-in';

const column = columnsOf<QueueRow>();

/** What waits for a person: why, with whom and when the meeting would be, whose, by when, and who is at it. */
export function QueueTable({ nowMs, ...list }: DatedListProps<QueueRow>) {
  const t = useMessages('queue');
  const columns = useMemo(() => {
    const about = (row: QueueRow) => [row.title, row.guests.join(', ') || t('aboutNobody')].join(' · ');
    const at = ({ start, zone }: QueueRow) => (start === null ? t('noTime') : slotWords(start, zone));
    const held = (row: QueueRow) => (row.mine ? t('you') : row.heldBy);
    return column.columns([
      column.accessor('reason', {
        enableHiding: false,
        enableSorting: false,
        meta: { words: t('columnReason') },
        cell: ({ row: { original: row } }) => (
          <div className="min-w-0">
            <Link
              href={`/admin/loops/loop-queue?item=${row.id}` as '/'}
              prefetch={false}
              className="font-medium underline-offset-3 hover:underline"
            >
              {t(row.reason)}
            </Link>
            {row.plan ? <span className="ml-2 text-xs text-ink-2">{t('aPlan')}</span> : null}
            <span className="block truncate text-xs text-ink-2 md:hidden">{about(row)}</span>
            <span className="block truncate text-xs text-ink-2 md:hidden">{at(row)}</span>
            <span className="block truncate text-xs text-ink-2 sm:hidden">{row.owner}</span>
          </div>
        ),
      }),
      column.accessor('title', {
        id: 'about',
        enableSorting: false,
        meta: { words: t('columnAbout'), from: 'md' },
        cell: ({ row: { original: row } }) => (
          <>
            <span className="block truncate">{row.title}</span>
            <span className="block truncate text-xs text-ink-2">{row.guests.join(', ') || t('aboutNobody')}</span>
          </>
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
      column.accessor('dueAt', {
        id: 'due',
        enableHiding: false,
        meta: { words: t('columnDue'), width: 'w-36' },
        cell: ({ row: { original: row } }) => (
          <span className="flex flex-wrap items-center gap-x-2">
            <DueIn at={row.dueAt} now={nowMs} />
            {row.alarm ? <Badge tone="bad">{t('alarm')}</Badge> : null}
          </span>
        ),
      }),
      column.accessor('createdAt', {
        id: 'since',
        enableSorting: false,
        meta: { words: t('columnSince'), from: 'lg', width: 'w-40', muted: true },
        cell: ({ row }) => <Ago at={row.original.createdAt} now={nowMs} />,
      }),
      column.accessor('heldBy', {
        id: 'held',
        enableSorting: false,
        meta: { words: t('columnHeld'), from: 'md', width: 'w-32' },
        cell: ({ row }) => <span className="block truncate text-ink-2">{held(row.original)}</span>,
      }),
    ]);
  }, [t, nowMs]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/loop-queue"
      path="/admin/loops/loop-queue"
      rowId={(row) => row.id}
      rowName={(row) => `${t(row.reason)} ${row.title} ${row.owner}`}
      opens
    />
  );
}
