'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { AuditRow } from '../schema';
import { AuditSubject, actWords } from './audit-subject';

const column = columnsOf<AuditRow>();

/** The audit log, line by line. */
export function AuditTable({ nowMs, ...list }: DatedListProps<AuditRow>) {
  const t = useMessages('audit');
  const columns = useMemo(() => {
    const person = (row: AuditRow) =>
      row.person ? (
        <Link
          href={`/admin/users/${row.person.id}` as '/'}
          className="block truncate underline-offset-3 hover:underline"
        >
          {row.person.email}
        </Link>
      ) : null;
    return column.columns([
      column.display({
        id: 'act',
        enableHiding: false,
        meta: { words: t('columnAct') },
        cell: ({ row: { original: row } }) => (
          <div className="min-w-0">
            <span className="block truncate font-medium">{actWords(row.action)}</span>
            {row.subject || row.detail ? (
              <span className="flex flex-wrap gap-x-2 text-xs text-ink-2 wrap-anywhere">
                {row.subject ? <AuditSubject subject={row.subject} /> : null}
                {row.detail ? <span>{row.detail}</span> : null}
              </span>
            ) : null}
            <div className="grid text-xs text-ink-2 md:hidden">
              {person(row)}
              <span className="truncate">{row.actor}</span>
              {row.reason ? <span className="wrap-anywhere">{row.reason.replaceAll('_', ' ')}</span> : null}
            </div>
          </div>
        ),
      }),
      column.display({
        id: 'actor',
        meta: { words: t('columnActor'), from: 'md', width: 'w-48' },
        cell: ({ row }) => <span className="block truncate text-ink-2">{row.original.actor}</span>,
      }),
      column.display({
        id: 'person',
        meta: { words: t('columnPerson'), from: 'md', width: 'w-48' },
        cell: ({ row }) => person(row.original),
      }),
      column.display({
        id: 'reason',
        meta: { words: t('columnReason'), from: 'lg', width: 'w-56' },
        cell: ({ row }) => <span className="wrap-anywhere">{row.original.reason?.replaceAll('_', ' ')}</span>,
      }),
      column.display({
        id: 'at',
        enableHiding: false,
        meta: { words: t('columnAt'), width: 'w-36' },
        cell: ({ row }) => (
          <span className="text-xs text-ink-2">
            <Ago at={row.original.at} now={nowMs} />
          </span>
        ),
      }),
    ]);
  }, [t, nowMs]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/audit"
      path="/admin/audit"
      rowId={(row) => row.id}
      rowName={(row) => actWords(row.action)}
    />
  );
}
