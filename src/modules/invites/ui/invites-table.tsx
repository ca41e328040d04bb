'use client';

import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Badge } from '@/ui/state-mark';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import { useAction } from '@/ui/use-action';
import type { InviteRow } from '../schema';

const column = columnsOf<InviteRow>();
const TONES = { active: 'good', used_up: 'still', expired: 'still', revoked: 'bad' } as const;

/** Invites: for whom, what they give, how often they were used. */
export function InvitesTable({ nowMs, ...list }: DatedListProps<InviteRow>) {
  const t = useMessages('invites');
  const columns = useMemo(() => {
    const gives = ({ role, plan, trialDays }: InviteRow) =>
      plan && trialDays ? t('withPlan', { role, plan, days: trialDays }) : role;
    const used = ({ uses, used: count }: InviteRow) => t('uses', { used: count, uses });
    return column.columns([
      column.display({
        id: 'code',
        enableHiding: false,
        meta: { words: t('columnCode') },
        cell: ({ row: { original: row } }) => (
          <div className="min-w-0">
            <span className="block font-mono text-sm">{row.code}</span>
            <span className="block truncate text-xs text-ink-2">{row.email ?? t('anybody')}</span>
            <span className="block text-xs text-ink-2 md:hidden">
              {gives(row)} · {used(row)}
            </span>
          </div>
        ),
      }),
      column.display({
        id: 'gives',
        meta: { words: t('columnGives'), from: 'md', width: 'w-44', muted: true },
        cell: ({ row }) => gives(row.original),
      }),
      column.display({
        id: 'used',
        meta: { words: t('columnUsed'), from: 'md', width: 'w-24', muted: true },
        cell: ({ row }) => used(row.original),
      }),
      column.display({
        id: 'by',
        meta: { words: t('columnBy'), from: 'lg', width: 'w-44' },
        cell: ({ row }) => <span className="block truncate text-ink-2">{row.original.by ?? t('commandLine')}</span>,
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
        id: 'revoke',
        enableHiding: false,
        meta: { words: t('columnAct'), width: 'w-24', align: 'end', quiet: true },
        cell: ({ row }) => (row.original.state === 'active' ? <Revoke code={row.original.code} /> : null),
      }),
    ]);
  }, [t, nowMs]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/invites"
      path="/admin/invites"
      rowId={(row) => row.code}
      rowName={(row) => row.code}
    />
  );
}

function Revoke({ code }: { code: string }) {
  const t = useMessages('invites');
  const { busy, run } = useAction();
  return (
    <Button
      size="small"
      look="quiet"
      busy={busy}
      aria-label={t('revokeOne', { code })}
      onClick={() => void run(() => sendJson(`/api/admin/invites/${code}`, 'DELETE'), t('revokedNow', { code }))}
    >
      {t('revoke')}
    </Button>
  );
}
