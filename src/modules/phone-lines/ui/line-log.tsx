'use client';

import { useEffect, useState } from 'react';
import { formatMoney } from '@/core/billing/money';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { fetchJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { errorText } from '@/ui/words';
import type { Line, LineEntry } from '../schema';

interface Log {
  readonly items: readonly LineEntry[];
  readonly nextCursor: string | null;
  readonly spend: readonly { readonly month: string; readonly currency: string; readonly amount: number }[];
}

/** Who agreed, STOP, HELP and START, and what a line has cost: read when it is opened, because that is written down. */
export function LineLog({ line }: { line: Line }) {
  const t = useMessages('phone-lines');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" look="quiet">
          {t('log')}
        </Button>
      }
      title={t('logTitle', { number: line.number })}
      description={t('logWhy')}
    >
      {open ? <Entries id={line.id} /> : null}
    </Dialog>
  );
}

function Entries({ id }: { id: string }) {
  const t = useMessages('phone-lines');
  const locale = useLocale();
  const [log, setLog] = useState<Log | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const given = new AbortController();
    const { signal } = given;
    const url = `/api/admin/phone-lines/${id}/log${cursor ? `?cursor=${cursor}` : ''}`;
    fetchJson<Log>(url, { signal }).then(
      (next) =>
        setLog((before) => ({ ...next, items: cursor ? [...(before?.items ?? []), ...next.items] : next.items })),
      (error) => signal.aborted || setProblem(errorText(error)),
    );
    return () => given.abort();
  }, [id, cursor]);
  if (problem) return <Note tone="bad">{problem}</Note>;
  if (log === null) return <p className="h-16" aria-busy />;
  return (
    <div className="grid gap-5">
      {log.items.length === 0 ? <p className="text-ink-2">{t('logNone')}</p> : null}
      <ul className="grid gap-2">
        {log.items.map((entry) => (
          <li key={entry.id} className="border-b border-line pb-2 text-sm">
            <p className="flex justify-between gap-4">
              <span className="font-medium">{t('entry', { kind: entry.kind, peer: entry.peer })}</span>
              <time dateTime={entry.at} className="text-xs text-ink-2">
                {t('at', { at: entry.at.slice(0, 16).replace('T', ' ') })}
              </time>
            </p>
            <p dir="auto" className="text-ink-2 wrap-anywhere">
              {entry.text}
            </p>
          </li>
        ))}
      </ul>
      {log.nextCursor ? (
        <div>
          <Button size="small" onClick={() => setCursor(log.nextCursor)}>
            {t('logMore')}
          </Button>
        </div>
      ) : null}
      <section className="grid gap-1">
        <h3 className="font-medium">{t('spend')}</h3>
        {log.spend.length === 0 ? <p className="text-ink-2">{t('spendNone')}</p> : null}
        <dl>
          {log.spend.map(({ month, currency, amount }) => (
            <div key={`${month} ${currency}`} className="flex justify-between text-sm">
              <dt className="text-ink-2">{month}</dt>
              <dd className="tabular-nums">{formatMoney(amount, currency, locale)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
