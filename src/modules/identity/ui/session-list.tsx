'use client';

import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import { useMore } from '@/ui/use-more';
import { deviceWords } from './device-words';

interface SessionListProps {
  readonly sessions: readonly {
    readonly id: string;
    readonly userAgent: string | null;
    readonly createdAt: number;
    readonly current: boolean;
  }[];
  readonly nowMs: number;
}

/** Every device that is signed in; each but this one can be signed out. */
export function SessionList({ sessions, nowMs }: SessionListProps) {
  const t = useMessages('account');
  const { busy, run } = useAction();
  const { shown, more } = useMore(sessions);
  const end = (id: string) => run(() => fetchJson(`/api/user/sessions/${id}`, { method: 'DELETE' }), t('signedOut'));
  return (
    <>
      <ul className="border-b border-line">
        {shown.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-4 border-t border-line py-2">
            <span className="min-w-0">
              <span className="block">{deviceWords(session.userAgent, t)}</span>
              <span className="block text-xs text-ink-2">
                {t('signedIn')} <Ago at={session.createdAt} now={nowMs} />
              </span>
            </span>
            {session.current ? (
              <span className="text-ink-2">{t('thisDevice')}</span>
            ) : (
              <Button size="small" busy={busy} onClick={() => end(session.id)}>
                {t('signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
