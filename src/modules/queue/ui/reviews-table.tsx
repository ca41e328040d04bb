'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Badge } from '@/ui/state-mark';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { ReviewRow } from '../schema';

const column = columnsOf<ReviewRow>();
const TONES = { right: 'good', wrong: 'bad', unclear: 'waiting' } as const;

/** Mails that were sent, to be judged: whose, how they came here, and what was said of them. */
export function ReviewsTable({ nowMs, ...list }: DatedListProps<ReviewRow>) {
  const t = useMessages('queue');
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('owner', {
          enableHiding: false,
          enableSorting: false,
          meta: { words: t('columnOwner') },
          cell: ({ row: { original: row } }) => (
            <Link
              href={`/admin/review?id=${row.id}` as '/'}
              prefetch={false}
              className="block truncate font-medium underline-offset-3 hover:underline"
            >
              {row.owner}
            </Link>
          ),
        }),
        column.accessor('origin', {
          enableSorting: false,
          meta: { words: t('columnOrigin'), width: 'w-36', muted: true },
          cell: ({ row }) => t(row.original.origin === 'owner' ? 'ownerOrigin' : 'sample'),
        }),
        column.accessor('sampledAt', {
          id: 'when',
          enableSorting: false,
          meta: { words: t('columnWhen'), from: 'sm', width: 'w-40', muted: true },
          cell: ({ row }) => <Ago at={row.original.sampledAt} now={nowMs} />,
        }),
        column.accessor('verdict', {
          enableSorting: false,
          meta: { words: t('columnVerdict'), from: 'sm', width: 'w-48' },
          cell: ({ row: { original: row } }) =>
            row.verdict ? (
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={TONES[row.verdict]}>{t(row.verdict)}</Badge>
                {row.cause ? <span className="text-xs text-ink-2">{t(row.cause)}</span> : null}
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
      source="/api/admin/review"
      path="/admin/review"
      rowId={(row) => row.id}
      rowName={(row) => row.owner}
      opens
    />
  );
}
