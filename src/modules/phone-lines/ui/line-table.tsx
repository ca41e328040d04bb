'use client';

import { useMemo } from 'react';
import { formatMoney } from '@/core/billing/money';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Badge } from '@/ui/state-mark';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { Line, LineSort } from '../schema';
import { LineActions } from './line-actions';

const column = columnsOf<Line>();
const TONES = { active: 'good', paused: 'waiting', released: 'still' } as const;

/** The lines: whose they are, what they can do, and what they cost this month. */
export function LineTable({ nowMs, ...list }: DatedListProps<Line, LineSort>) {
  const t = useMessages('phone-lines');
  const locale = useLocale();
  const columns = useMemo(() => {
    const whose = ({ pool, user }: Line) => (pool ? t('pool') : (user?.email ?? t('nobody')));
    return column.columns([
      column.accessor('number', {
        meta: { words: t('columnNumber'), width: 'w-40' },
        enableHiding: false,
        cell: ({ row: { original: line } }) => (
          <div className="min-w-0">
            <p className="font-medium tabular-nums">{line.number}</p>
            <p className="truncate text-xs text-ink-2 sm:hidden">{whose(line)}</p>
          </div>
        ),
      }),
      column.display({
        id: 'whose',
        meta: { words: t('columnWhose'), from: 'sm' },
        cell: ({ row }) => whose(row.original),
      }),
      column.accessor('state', {
        meta: { words: t('columnState'), width: 'w-24' },
        enableHiding: false,
        cell: ({ row: { original: line } }) => <Badge tone={TONES[line.state]}>{t(line.state)}</Badge>,
      }),
      column.display({
        id: 'can',
        meta: { words: t('columnCan'), from: 'lg', width: 'w-40' },
        cell: ({ row }) => row.original.capabilities.map((capability) => t(capability)).join(', '),
      }),
      column.display({
        id: 'spend',
        meta: { words: t('columnSpend'), from: 'md', width: 'w-28', align: 'end' },
        cell: ({ row }) =>
          row.original.spend.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(', '),
      }),
      column.accessor('createdAt', {
        id: 'since',
        meta: { words: t('columnSince'), from: 'lg', width: 'w-32' },
        cell: ({ row }) => <Ago at={Date.parse(row.original.createdAt)} now={nowMs} />,
      }),
      column.display({
        id: 'act',
        enableHiding: false,
        meta: { words: t('columnAct'), width: 'w-24 sm:w-72', align: 'end', quiet: true },
        cell: ({ row }) => <LineActions line={row.original} />,
      }),
    ]);
  }, [t, locale, nowMs]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/phone-lines"
      path="/admin/phone-lines"
      rowId={(line) => line.id}
      rowName={(line) => line.number}
    />
  );
}
