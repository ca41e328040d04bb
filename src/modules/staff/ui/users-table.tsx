'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { minuteOf } from '@/core/time/period';
import { wallDay } from '@/core/time/wall-format';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Badge } from '@/ui/state-mark';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { UserRow, UserSort } from '../schema';

const column = columnsOf<UserRow>();
const TONES = { active: 'good', deactivated: 'bad', leaving: 'waiting' } as const;
const HELP = { off: 'helpOff', when_stuck: 'helpStuck', always: 'helpAlways' } as const;

/** Accounts: who, what they may do, how they stand. */
export function UsersTable({ nowMs, ...list }: DatedListProps<UserRow, UserSort>) {
  const t = useMessages('users');
  const locale = useLocale();
  const columns = useMemo(() => {
    const planWords = ({ plan }: UserRow) => {
      if (!plan) return t('everything');
      return plan.until === null
        ? plan.name
        : t('until', { plan: plan.name, day: wallDay(minuteOf(plan.until), locale, { short: true }) });
    };
    return column.columns([
      column.accessor('email', {
        meta: { words: t('columnEmail') },
        enableHiding: false,
        cell: ({ row: { original: user } }) => (
          <div className="min-w-0">
            <Link
              href={`/admin/users/${user.id}` as '/'}
              className="block truncate font-medium underline-offset-3 hover:underline"
            >
              {user.email}
            </Link>
            {user.name ? (
              <span dir="auto" className="block truncate text-left text-xs text-ink-2">
                {user.name}
              </span>
            ) : null}
            <span className="block text-xs text-ink-2 sm:hidden">
              {user.role} · {planWords(user)}
            </span>
          </div>
        ),
      }),
      column.accessor('role', {
        enableSorting: false,
        meta: { words: t('columnRole'), from: 'sm', width: 'w-24', muted: true },
      }),
      column.display({
        id: 'plan',
        meta: { words: t('columnPlan'), from: 'md', width: 'w-40', muted: true },
        cell: ({ row }) => planWords(row.original),
      }),
      column.display({
        id: 'help',
        meta: { words: t('columnHelp'), from: 'lg', width: 'w-28', muted: true },
        cell: ({ row }) => t(HELP[row.original.humanHelp]),
      }),
      column.accessor('joinedAt', {
        id: 'joined',
        meta: { words: t('columnJoined'), from: 'md', width: 'w-44', muted: true },
        cell: ({ row }) => <Ago at={row.original.joinedAt} now={nowMs} />,
      }),
      column.display({
        id: 'state',
        enableHiding: false,
        meta: { words: t('columnState'), width: 'w-24' },
        cell: ({ row }) => <Badge tone={TONES[row.original.state]}>{t(row.original.state)}</Badge>,
      }),
    ]);
  }, [t, locale, nowMs]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/users"
      path="/admin/users"
      rowId={(user) => user.id}
      rowName={(user) => user.email}
      opens
    />
  );
}
