'use client';

import { useMemo } from 'react';
import { formatMoney } from '@/core/billing/money';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Badge } from '@/ui/state-mark';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import { useAction } from '@/ui/use-action';
import type { CouponRow } from '../queries/coupons';

const column = columnsOf<CouponRow>();
const TONES = { active: 'good', exhausted: 'still', expired: 'still', off: 'bad' } as const;

interface CouponsTableProps extends DatedListProps<CouponRow> {
  /** Names of plans by their keys. */
  readonly plans: Readonly<Record<string, string>>;
}

/** Coupons: what they give, to whom, how often they were used. */
export function CouponsTable({ nowMs, plans, ...list }: CouponsTableProps) {
  const t = useMessages('coupons');
  const locale = useLocale();
  const columns = useMemo(() => {
    const gives = ({ kind, value, currency, duration, months }: CouponRow) => {
      if (kind === 'trial_days') return t('trial_days', { value });
      const off =
        kind === 'percent'
          ? t('percent', { value })
          : t('amount', { amount: formatMoney(value, currency ?? 'usd', locale) });
      return `${off}, ${duration === 'repeating' ? t('repeating', { months: months ?? 1 }) : t(duration)}`;
    };
    const used = ({ used: count, max }: CouponRow) =>
      max === null ? t('usedAny', { used: count }) : t('usedOf', { used: count, max });
    return column.columns([
      column.display({
        id: 'code',
        enableHiding: false,
        meta: { words: t('columnCode') },
        cell: ({ row: { original: row } }) => (
          <div className="min-w-0">
            <span className="block truncate font-mono text-sm">{row.code}</span>
            <span className="block text-xs text-ink-2 md:hidden">
              {gives(row)} · {used(row)}
            </span>
          </div>
        ),
      }),
      column.display({
        id: 'gives',
        meta: { words: t('columnGives'), from: 'md', width: 'w-52', muted: true },
        cell: ({ row }) => gives(row.original),
      }),
      column.display({
        id: 'used',
        meta: { words: t('columnUsed'), from: 'md', width: 'w-24', muted: true },
        cell: ({ row }) => used(row.original),
      }),
      column.display({
        id: 'plans',
        meta: { words: t('columnPlans'), from: 'lg', width: 'w-32', muted: true },
        cell: ({ row }) =>
          row.original.plans.length > 0 ? row.original.plans.map((key) => plans[key] ?? key).join(', ') : t('allPlans'),
      }),
      column.display({
        id: 'until',
        meta: { words: t('columnUntil'), from: 'lg', width: 'w-32', muted: true },
        cell: ({ row: { original: row } }) =>
          row.expiresAt === null
            ? t('noEnd')
            : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(row.expiresAt),
      }),
      column.display({
        id: 'made',
        meta: { words: t('columnMade'), from: 'lg', width: 'w-48', muted: true },
        cell: ({ row }) => <Ago at={row.original.createdAt} now={nowMs} />,
      }),
      column.display({
        id: 'state',
        enableHiding: false,
        meta: { words: t('columnState'), width: 'w-24' },
        cell: ({ row }) => <Badge tone={TONES[row.original.state]}>{t(row.original.state)}</Badge>,
      }),
      column.display({
        id: 'off',
        enableHiding: false,
        meta: { words: t('columnAct'), width: 'w-28', align: 'end', quiet: true },
        cell: ({ row }) => (row.original.state === 'off' ? null : <SwitchOff code={row.original.code} />),
      }),
    ]);
  }, [t, locale, nowMs, plans]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/coupons"
      path="/admin/coupons"
      rowId={(row) => row.code}
      rowName={(row) => row.code}
    />
  );
}

function SwitchOff({ code }: { code: string }) {
  const t = useMessages('coupons');
  const { busy, run } = useAction();
  return (
    <Button
      size="small"
      look="quiet"
      busy={busy}
      aria-label={t('switchOffOne', { code })}
      onClick={() =>
        void run(() => sendJson('/api/admin/coupons', 'PATCH', { code, on: false }), t('switchedOff', { code }))
      }
    >
      {t('switchOff')}
    </Button>
  );
}
