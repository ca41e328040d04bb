'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { showToast } from '@/ui/toast-store';
import { useAction } from '@/ui/use-action';
import type { OwnType } from '../queries/pages';
import { EmbedDialog } from './embed-dialog';
import { isTeams, type Mate } from './host-fields';
import { TypeForm } from './type-form';

interface TypeRowsProps {
  readonly types: readonly OwnType[];
  readonly team: readonly Mate[];
  /** `https://host/book/handle` */
  readonly base: string;
}

/** The owner's pages, and what can be done about each. */
export function TypeRows({ types, team, base }: TypeRowsProps) {
  const t = useMessages('booking-pages');
  const words = useMessages('seats');
  const { busy, run } = useAction();
  const path = ({ id }: OwnType) => `/api/booking-pages/${id}`;
  async function copy(address: string) {
    await navigator.clipboard.writeText(address);
    showToast(t('copied'));
  }
  return (
    <ul className="rounded-md border border-line bg-surface">
      {types.map((type) => {
        const { title, paused } = type;
        const address = `${base}/${type.slug}`;
        return (
          <li key={type.id} className="grid gap-2 border-line px-4 py-3 not-first:border-t">
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium wrap-anywhere">{title}</span>
                <span className="text-ink-2">{t('minutes', { count: type.durationMin })}</span>
                {paused ? <span className="text-xs font-medium text-warn">{t('paused')}</span> : null}
              </p>
              <a href={address} className="text-ink-2 underline underline-offset-3 wrap-anywhere hover:text-ink">
                {address.replace(/^https?:\/\//, '')}
              </a>
              {type.seats === null ? null : (
                <p className="text-xs text-ink-2">{words('perEvent', { count: type.seats })}</p>
              )}
              {!isTeams(type.kind) ? null : (
                <p className="text-xs text-ink-2">
                  {t(type.kind === 'collective' ? 'withOthers' : 'inTurns', { count: type.hosts.length })}
                </p>
              )}
            </div>
            <span className="flex flex-wrap gap-1">
              <Button size="small" onClick={() => void copy(address)}>
                {t('copy')}
              </Button>
              <TypeForm type={type} team={team} trigger={<Button size="small">{t('change')}</Button>} />
              <EmbedDialog title={title} address={address} />
              <Button
                size="small"
                look="quiet"
                busy={busy}
                onClick={() =>
                  void run(
                    () => sendJson(path(type), 'PATCH', { paused: !paused }),
                    t(paused ? 'resumedDone' : 'pausedDone', { title }),
                  )
                }
              >
                {t(paused ? 'resume' : 'pause')}
              </Button>
              <Confirm
                title={t('removeTitle', { title })}
                description={t('removeText')}
                trigger={
                  <Button size="small" look="quiet">
                    {t('remove')}
                  </Button>
                }
                yes={t('removeNow')}
                no={t('keep')}
                busy={busy}
                onConfirm={() => void run(() => fetchJson(path(type), { method: 'DELETE' }), t('removed', { title }))}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
