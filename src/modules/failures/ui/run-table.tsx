'use client';

import Link from 'next/link';
import { useState } from 'react';
import { FIRST_PAGE, MORE } from '@/core/http/page-size';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { Badge } from '@/ui/state-mark';
import { firstUpper } from '@/ui/words';
import type { FailureAction, ShownRun } from '../schema';
import { RestartDialog } from './restart-dialog';

interface RunTableProps {
  readonly runs: readonly ShownRun[];
  readonly nowMs: number;
  readonly enginePages: string | null;
  readonly busy: boolean;
  act(ids: readonly string[], action: FailureAction, step?: number): Promise<void>;
}

const TONES = { retrying: 'waiting', paused: 'still', failed: 'bad' } as const;

/** The runs of a group, a page at a time. */
export function RunTable({ runs, nowMs, enginePages, busy, act }: RunTableProps) {
  const t = useMessages('failures');
  const table = useMessages('table');
  const [shown, setShown] = useState(FIRST_PAGE);
  return (
    <div className="mt-2 grid gap-2">
      <table className="w-full text-sm">
        <thead className="text-left text-xs text-ink-2">
          <tr className="border-b border-line-strong">
            <th scope="col" className="h-8 pr-3 font-medium">
              {t('run')}
            </th>
            <th scope="col" className="pr-3 font-medium max-sm:hidden">
              {t('input')}
            </th>
            <th scope="col" className="pr-3 text-right font-medium max-sm:hidden">
              {t('tries')}
            </th>
            <th scope="col" className="pr-3 font-medium max-md:hidden">
              {t('last')}
            </th>
            <th scope="col" className="text-right font-medium">
              <span className="sr-only">{t('act')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.slice(0, shown).map((run) => (
            <tr key={run.id} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
                <Link
                  href={placeOf(run.about) as '/'}
                  prefetch={false}
                  className="block underline-offset-3 hover:underline"
                >
                  {t(run.about.kind, { id: run.about.id })}
                </Link>
                <Badge tone={TONES[run.state]}>{t(run.state)}</Badge>
              </th>
              <td className="py-2 pr-3 max-sm:hidden">{run.input ? firstUpper(run.input.event) : t('nothing')}</td>
              <td className="py-2 pr-3 text-right max-sm:hidden">{run.attempts}</td>
              <td className="py-2 pr-3 max-md:hidden">
                {run.triedAt ? <Ago at={Date.parse(run.triedAt)} now={nowMs} /> : null}
              </td>
              <td className="py-1">
                <div className="flex flex-wrap justify-end gap-1">
                  <Button size="small" busy={busy} onClick={() => act([run.id], 'retry')}>
                    {t('retry')}
                  </Button>
                  <RestartDialog
                    run={run}
                    what={t(run.about.kind, { id: run.about.id })}
                    restart={(step) => act([run.id], 'restart', step)}
                  />
                  {enginePages ? (
                    <Button asChild size="small" look="quiet">
                      <a href={`${enginePages}/ui/invocations/${run.id}`} target="_blank" rel="noreferrer">
                        {t('open')}
                      </a>
                    </Button>
                  ) : null}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < runs.length ? (
        <div>
          <Button size="small" onClick={() => setShown(shown + MORE)}>
            {table('more', { count: Math.min(MORE, runs.length - shown) })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The page of the loop, or of the person, that a run is for. */
function placeOf({ kind, id }: ShownRun['about']): string {
  return kind === 'loop' ? `/admin/loops?loop=${id}` : `/admin/users/${id}`;
}
