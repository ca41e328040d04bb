'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Badge } from '@/ui/state-mark';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { SessionRow } from '../schema';
import { ProgressBar } from './progress-bar';

const column = columnsOf<SessionRow>();

/** Labeling sessions, and how far each is. */
export function SessionsTable({ nowMs, ...list }: DatedListProps<SessionRow>) {
  const t = useMessages('labels');
  const columns = useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          enableHiding: false,
          meta: { words: t('sessionName') },
          cell: ({ row: { original: session } }) => (
            <Link
              href={`/admin/labeling-sessions/${session.id}` as '/'}
              className="block truncate font-medium underline-offset-3 hover:underline"
            >
              {session.name}
            </Link>
          ),
        }),
        column.display({
          id: 'state',
          enableHiding: false,
          meta: { words: t('state'), width: 'w-24' },
          cell: ({ row: { original: session } }) => (
            <Badge tone={session.state === 'open' ? 'moving' : 'still'}>
              {session.state === 'open' ? t('openState') : t('closedState')}
            </Badge>
          ),
        }),
        column.display({
          id: 'progress',
          meta: { words: t('progress'), from: 'sm', width: 'w-56' },
          cell: ({ row: { original: session } }) => (
            <ProgressBar
              done={session.done}
              of={session.items}
              words={t('progressOf', { done: session.done, items: session.items })}
            />
          ),
        }),
        column.display({
          id: 'size',
          meta: { words: t('size'), from: 'md', width: 'w-20', align: 'end' },
          cell: ({ row }) => row.original.size,
        }),
        column.display({
          id: 'created',
          meta: { words: t('created'), from: 'md', width: 'w-32', muted: true },
          cell: ({ row }) => <Ago at={row.original.createdAt} now={nowMs} />,
        }),
      ]),
    [t, nowMs],
  );
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/labeling-sessions"
      path="/admin/labeling-sessions"
      rowId={(session) => session.id}
      rowName={(session) => session.name}
      opens
    />
  );
}
