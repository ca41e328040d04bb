'use client';

import type { Scope } from '@/core/access/scopes';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import { ASSISTANT_SCOPES } from '../constants';

/** An assistant that is connected; times in epoch milliseconds. */
export interface ConnectedRow {
  readonly id: string;
  readonly name: string;
  /** Where it leads back to, in words. */
  readonly place: string;
  readonly scopes: readonly Scope[];
  readonly connectedAt: number;
  readonly lastUsedAt: number | null;
}

/** The assistants that act for an owner, each with what it may and a way to end it. `now` in epoch ms. */
export function ConnectedList({ assistants, now }: { assistants: readonly ConnectedRow[]; now: number }) {
  const t = useMessages('other-assistants');
  return (
    <ul className="rounded-md border border-line bg-surface">
      {assistants.map((one) => (
        <li key={one.id} className="grid gap-2 border-line px-4 py-3 not-first:border-t">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{one.name}</p>
              <p className="text-ink-2 wrap-anywhere">
                {t('leads', { place: one.place })} · {t('since')} <Ago at={one.connectedAt} now={now} /> ·{' '}
                {one.lastUsedAt === null ? (
                  t('neverUsed')
                ) : (
                  <>
                    {t('used')} <Ago at={one.lastUsedAt} now={now} />
                  </>
                )}
              </p>
            </div>
            <Disconnect {...one} />
          </div>
          <ul className="list-disc pl-5 text-ink-2">
            {ASSISTANT_SCOPES.filter((scope) => one.scopes.includes(scope)).map((scope) => (
              <li key={scope}>{t(`scope-${scope}`)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Disconnect({ id, name }: ConnectedRow) {
  const t = useMessages('other-assistants');
  const { busy, run } = useAction();
  const end = () => fetchJson(`/api/oauth/grants/${id}`, { method: 'DELETE' });
  return (
    <Confirm
      title={t('disconnectTitle', { name })}
      description={t('disconnectWhat')}
      trigger={
        <Button size="small" look="quiet" aria-label={t('disconnectNamed', { name })}>
          {t('disconnect')}
        </Button>
      }
      yes={t('disconnect')}
      no={t('keep')}
      busy={busy}
      onConfirm={() => void run(end, t('disconnected', { name }))}
    />
  );
}
