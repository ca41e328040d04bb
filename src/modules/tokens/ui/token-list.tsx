'use client';

import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { TokenRow } from '../schema';

/** A token with the day on which it ends, in the owner's zone. */
export interface ShownToken extends TokenRow {
  readonly endDay: string;
}

/** The user's access tokens: what each may do, until when, and when it was used. `nowMs` is real time. */
export function TokenList({ tokens, nowMs }: { readonly tokens: readonly ShownToken[]; readonly nowMs: number }) {
  const t = useMessages('developers');
  return (
    <ul className="rounded-md border border-line bg-surface">
      {tokens.map((token) => (
        <li
          key={token.id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium wrap-anywhere">{token.name}</span>
              <span className="font-mono text-xs text-ink-2">…{token.ending}</span>
            </p>
            <p className="text-ink-2">{token.scopes.map((scope) => t(scope)).join(' · ')}</p>
            <p className="text-xs text-ink-2">
              {token.expiresAt > nowMs ? (
                t('endsIn', { day: token.endDay })
              ) : (
                <span className="font-medium text-warn">{t('ended', { day: token.endDay })}</span>
              )}
              {' · '}
              {token.lastUsedAt === null
                ? t('neverUsed')
                : t.rich('lastUsed', { ago: () => <Ago at={token.lastUsedAt ?? nowMs} now={nowMs} /> })}
            </p>
          </div>
          <Revoke token={token} />
        </li>
      ))}
    </ul>
  );
}

function Revoke({ token: { id, name } }: { readonly token: TokenRow }) {
  const t = useMessages('developers');
  const { busy, run } = useAction();
  const revoke = () => fetchJson(`/api/user/tokens/${id}`, { method: 'DELETE' });
  return (
    <Confirm
      title={t('revokeTitle', { name })}
      description={t('revokeLine')}
      trigger={
        <Button size="small" look="quiet">
          {t('revoke')}
        </Button>
      }
      yes={t('revokeNow')}
      no={t('keep')}
      busy={busy}
      onConfirm={() => void run(revoke, t('revoked', { name }))}
    />
  );
}
