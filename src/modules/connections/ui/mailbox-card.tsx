'use client';

import { useMessages } from '@/messages/use-messages';
import { fetchJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { Dot } from '@/ui/state-mark';
import { useAction } from '@/ui/use-action';
import type { MailboxItem } from '../schema';
import { Disconnect } from './disconnect';
import { STATES } from './integration-words';
import { ReadAgo } from './read-ago';

/** One connected mailbox and its health. `nowMs` in epoch ms of real time. */
export function MailboxCard({ mailbox, nowMs }: { mailbox: MailboxItem; nowMs: number }) {
  const t = useMessages('connections');
  const { busy, run } = useAction();
  const { words, tone } = STATES[mailbox.state];
  return (
    <section aria-label={mailbox.user} className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="truncate font-semibold">{mailbox.user}</h3>
          <p className="flex items-center gap-2 text-xs text-ink-2">
            <Dot tone={tone} />
            <span className="wrap-anywhere">
              {mailbox.host} · {t(words)}
              {mailbox.readAt === null ? null : <ReadAgo at={mailbox.readAt} nowMs={nowMs} />}
            </span>
          </p>
        </div>
        <Disconnect
          name={mailbox.user}
          busy={busy}
          onConfirm={() =>
            run(
              () => fetchJson(`/api/integrations/mailboxes/${mailbox.id}`, { method: 'DELETE' }),
              t('mailboxDisconnected'),
            )
          }
        >
          {t('endsMailbox')}
        </Disconnect>
      </div>
      {mailbox.error ? (
        <Note tone="bad" className="mx-4 mb-3">
          {t(`failed_${mailbox.error}`)} {mailbox.error === 'login' ? null : t('triedAgain')}
        </Note>
      ) : null}
    </section>
  );
}
