'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { minuteOf } from '@/core/time/period';
import { wallDay, wallTime } from '@/core/time/wall-format';
import { wallIn, type ZoneSlice } from '@/core/time/zone-slice';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Avatar } from '@/ui/avatar';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import type { Person, PersonSort } from '../schema';
import { MarkVips } from './mark-vips';
import { VipToggle } from './vip-toggle';

interface PeopleTableProps extends DatedListProps<Person, PersonSort> {
  /** The owner's zone, for the time until which next meetings are known. */
  readonly zone: ZoneSlice;
}

const column = columnsOf<Person>();

/** People: who, when next and last, how often, and whether they are a VIP. */
export function PeopleTable({ zone, nowMs, ...list }: PeopleTableProps) {
  const t = useMessages('people');
  const locale = useLocale();
  const columns = useMemo(() => {
    const next = ({ nextAt }: Person) => {
      if (nextAt === null) return null;
      const wall = wallIn(zone, minuteOf(nextAt));
      return (
        <time dateTime={new Date(nextAt).toISOString()}>
          {wallDay(wall, locale, { short: true })} · {wallTime(wall, locale)}
        </time>
      );
    };
    const last = ({ lastAt }: Person) => (lastAt === null ? null : <Ago at={lastAt} now={nowMs} />);
    return column.columns([
      column.accessor('name', {
        meta: { words: t('columnName') },
        enableHiding: false,
        cell: ({ row: { original: person } }) => (
          <div className="flex items-center gap-3">
            <Avatar name={person.name ?? person.email} />
            <div className="min-w-0">
              <p dir="auto" className="truncate text-left font-medium">
                {person.name ?? person.email}
                {person.team ? <span className="ml-2 text-xs font-normal text-ink-2">{t('ofTeam')}</span> : null}
              </p>
              {person.name ? <p className="truncate text-xs text-ink-2">{person.email}</p> : null}
              <p className="text-xs text-ink-2 sm:hidden">{next(person) ?? last(person)}</p>
            </div>
          </div>
        ),
      }),
      column.accessor('nextAt', {
        id: 'next',
        meta: { words: t('columnNext'), from: 'sm', width: 'w-44' },
        cell: ({ row }) => next(row.original),
      }),
      column.accessor('lastAt', {
        id: 'last',
        meta: { words: t('columnLast'), from: 'md', width: 'w-44', muted: true },
        cell: ({ row }) => last(row.original),
      }),
      column.accessor('meetings', {
        meta: { words: t('columnMeetings'), from: 'lg', width: 'w-24', align: 'end', muted: true },
        cell: ({ row }) => row.original.meetings || null,
      }),
      column.display({
        id: 'vip',
        enableHiding: false,
        meta: { words: t('columnVip'), width: 'w-16 sm:w-24', align: 'end', quiet: true },
        cell: ({ row: { original: person } }) =>
          person.vipByGroup ? (
            <Link href="/settings/doc" className="text-xs text-ink-2 underline underline-offset-3 hover:text-ink">
              {t('vipByRule')}
            </Link>
          ) : (
            <VipToggle person={person} />
          ),
      }),
    ]);
  }, [t, locale, zone, nowMs]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/people"
      path="/people"
      rowId={(person) => person.id}
      rowName={(person) => person.name ?? person.email}
      actions={(selected, clear) => <MarkVips people={selected} onDone={clear} />}
    />
  );
}
