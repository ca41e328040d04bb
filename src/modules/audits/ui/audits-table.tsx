'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Badge, type Tone } from '@/ui/state-mark';
import { DataTable } from '@/ui/table/data-table';
import type { ListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { AuditRow, AuditSort } from '../schema';
import { periodWords } from './day-words';

const TONES: Readonly<Record<AuditRow['state'], Tone>> = { sampling: 'waiting', judged: 'moving', signed: 'good' };
const column = columnsOf<AuditRow>();

/** Audits: whose work, of which time, and how far it is. */
export function AuditsTable({ ...list }: ListProps<AuditRow, AuditSort>) {
  const t = useMessages('audits');
  const locale = useLocale();
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('trainer', {
          meta: { words: t('columnTrainer') },
          enableHiding: false,
          cell: ({ row: { original: audit } }) => (
            <>
              <Link href={`/trainer-audits/${audit.id}`} className="font-medium hover:underline">
                {audit.trainer}
              </Link>
              <p className="text-xs text-ink-2 sm:hidden">{periodWords(audit.from, audit.to, locale)}</p>
            </>
          ),
        }),
        column.accessor('from', {
          id: 'period',
          meta: { words: t('columnPeriod'), from: 'sm', width: 'w-64' },
          cell: ({ row }) => periodWords(row.original.from, row.original.to, locale),
        }),
        column.accessor('handled', {
          enableSorting: false,
          meta: { words: t('columnHandled'), from: 'md', width: 'w-24', align: 'end' },
        }),
        column.accessor('judged', {
          enableSorting: false,
          meta: { words: t('columnSample'), from: 'md', width: 'w-24', align: 'end' },
          cell: ({ row: { original: audit } }) => t('ofSample', { judged: audit.judged, sample: audit.sample }),
        }),
        column.accessor('state', {
          meta: { words: t('columnState'), width: 'w-32' },
          cell: ({ row: { original: audit } }) => <Badge tone={TONES[audit.state]}>{t(audit.state)}</Badge>,
        }),
      ]),
    [t, locale],
  );
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/trainer-audit"
      path="/trainer-audits"
      rowId={({ id }) => id}
      rowName={({ trainer, from, to }) => `${trainer}, ${periodWords(from, to, locale)}`}
      opens
    />
  );
}
