'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/table/data-table';
import type { DatedListProps } from '@/ui/table/list-props';
import { columnsOf } from '@/ui/table/table-features';
import { firstUpper } from '@/ui/words';
import type { LabelRow, LabelSort } from '../schema';
import { StateBadge } from './state-badge';

const column = columnsOf<LabelRow>();

/** Labels: what each says in a word, whose it is, how far it is. */
export function LabelsTable({ nowMs, ...list }: DatedListProps<LabelRow, LabelSort>) {
  const t = useMessages('labels');
  const columns = useMemo(() => {
    const origins = {
      session: null,
      single: t('single'),
      review: t('byReview'),
      queue: t('byQueue'),
      adjudication: t('byDecision'),
    };
    return column.columns([
      column.display({
        id: 'mail',
        enableHiding: false,
        meta: { words: t('mailColumn') },
        cell: ({ row: { original: label } }) => (
          <Link
            prefetch={false}
            href={`/admin/labels/${label.id}` as '/'}
            className="block truncate underline-offset-3 hover:underline"
          >
            <span className="block truncate">{label.subject || t('noSubject')}</span>
            <span className="block truncate text-xs text-ink-2">{label.sender}</span>
          </Link>
        ),
      }),
      column.display({
        id: 'kinds',
        meta: { words: t('says'), from: 'sm' },
        cell: ({ row: { original: label } }) => (
          <span className="block truncate">
            {firstUpper(label.kinds.map((kind) => kind.replaceAll('_', ' ')).join(', ')) || t('nothingSaid')}
          </span>
        ),
      }),
      column.display({
        id: 'state',
        enableHiding: false,
        meta: { words: t('state'), width: 'w-28' },
        cell: ({ row }) => <StateBadge state={row.original.state} />,
      }),
      column.display({
        id: 'labeler',
        meta: { words: t('labeler'), from: 'sm', width: 'w-40' },
        cell: ({ row }) => <span className="block truncate">{row.original.labeler ?? t('nobody')}</span>,
      }),
      column.display({
        id: 'session',
        meta: { words: t('session'), from: 'md', width: 'w-44' },
        cell: ({ row: { original: label } }) => (
          <span className="block truncate text-ink-2">{label.session ?? origins[label.origin]}</span>
        ),
      }),
      column.accessor('seconds', {
        meta: { words: t('seconds'), from: 'lg', width: 'w-20', align: 'end', muted: true },
        cell: ({ row }) => t('secondsShort', { seconds: row.original.seconds }),
      }),
      column.accessor('updatedAt', {
        id: 'updated',
        meta: { words: t('changed'), from: 'md', width: 'w-44', muted: true },
        cell: ({ row }) => <Ago at={row.original.updatedAt} now={nowMs} />,
      }),
    ]);
  }, [t, nowMs]);
  return (
    <DataTable
      {...list}
      columns={columns}
      source="/api/admin/labels"
      path="/admin/labels"
      rowId={(label) => label.id}
      rowName={(label) => `${label.labeler ?? t('nobody')}: ${label.subject}`}
      opens
      actions={(selected) => <CompareTwo labels={selected} />}
    />
  );
}

/** Two labels of one mail can be compared; others cannot, and are told so. */
function CompareTwo({ labels }: { labels: readonly LabelRow[] }) {
  const t = useMessages('labels');
  const [a, b, more] = labels;
  if (!a || !b || more || a.messageId !== b.messageId) {
    return <span className="text-xs text-ink-2">{t('compareTwo')}</span>;
  }
  return (
    <Button asChild size="small">
      <Link prefetch={false} href={`/admin/labels/compare?a=${a.id}&b=${b.id}` as '/'}>
        {t('compare')}
      </Link>
    </Button>
  );
}
