'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { Badge } from '@/ui/state-mark';
import { useAction } from '@/ui/use-action';
import { useMore } from '@/ui/use-more';
import type { TeamInvite } from '../schema';
import { INVITE_STATES } from './invite-state-words';

/** An invite with the day until which it is good, in words. */
export type ShownInvite = TeamInvite & { readonly until: string };

/** Invites that wait for an answer, and what came of others lately. */
export function InviteList({ teamId, invites }: { teamId: string; invites: readonly ShownInvite[] }) {
  const t = useMessages('team');
  const { busy, run } = useAction();
  const { shown, more } = useMore(invites);
  const path = ({ id }: ShownInvite) => `/api/teams/${teamId}/invites/${id}`;
  return (
    <>
      <ul className="rounded-md border border-line bg-surface">
        {shown.map((invite) => {
          const { id, email, state, role, until } = invite;
          const { words, tone } = INVITE_STATES[state];
          const open = state === 'sent' || state === 'expired';
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t"
            >
              <div className="min-w-40 flex-1">
                <p className="font-medium wrap-anywhere">{email}</p>
                <p className="text-xs text-ink-2">
                  {t(role)}
                  {state === 'sent' ? ` · ${t('until', { day: until })}` : null}
                </p>
              </div>
              <Badge tone={tone}>{t(words)}</Badge>
              {open ? (
                <span className="flex gap-1">
                  <Button
                    size="small"
                    look="quiet"
                    busy={busy}
                    aria-label={t('resendTo', { email })}
                    onClick={() => void run(() => sendJson(`${path(invite)}/resend`, 'POST'), t('resent', { email }))}
                  >
                    {t('resend')}
                  </Button>
                  <Button
                    size="small"
                    look="quiet"
                    busy={busy}
                    aria-label={t('revokeTo', { email })}
                    onClick={() =>
                      void run(() => fetchJson(path(invite), { method: 'DELETE' }), t('revoked', { email }))
                    }
                  >
                    {t('revoke')}
                  </Button>
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}
