'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { useChoice } from '@/ui/form/use-choice';
import { Note } from '@/ui/notes';
import { Dot } from '@/ui/state-mark';
import { Switch } from '@/ui/switch';
import { useAction } from '@/ui/use-action';
import { CONNECT_PATH, connectZoom, INTEGRATIONS_PATH } from '../constants';
import type { VideoItem } from '../schema';

/** The connected Zoom account: how it is, for which meetings it is, and the way out. */
export function ZoomCard({ account, everywhere }: { account: VideoItem; everywhere: boolean }) {
  const t = useMessages('video');
  const { busy, run } = useAction();
  const choice = useChoice(everywhere);
  const works = account.state === 'connected';
  const send = (on: boolean) => () => sendJson(CONNECT_PATH, 'PATCH', { everywhere: on });
  return (
    <section aria-label={t('zoom')} className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-semibold">{t('zoom')}</h3>
          <p className="flex items-baseline gap-2 text-ink-2">
            <Dot tone={works ? 'good' : 'bad'} />
            <span className="min-w-0 wrap-anywhere">
              {account.account} · {t(works ? 'connected' : 'expired')} · {t('booked', { count: account.booked })}
            </span>
          </p>
        </div>
        <div className="flex gap-1.5">
          {works ? null : (
            <Button asChild look="primary">
              <a href={connectZoom(INTEGRATIONS_PATH)}>{t('reconnect')}</a>
            </Button>
          )}
          <Dialog
            title={t('disconnectTitle', { account: account.account })}
            description={t('disconnectWhat', { count: account.booked })}
            trigger={<Button look="quiet">{t('disconnect')}</Button>}
          >
            <div className="flex justify-end gap-2">
              <DialogClose>
                <Button>{t('keep')}</Button>
              </DialogClose>
              <Button
                look="danger"
                busy={busy}
                onClick={() =>
                  void run(() => fetchJson(`/api/integrations/${account.id}`, { method: 'DELETE' }), t('disconnected'))
                }
              >
                {t('disconnect')}
              </Button>
            </div>
          </Dialog>
        </div>
      </div>
      {works ? null : (
        <Note tone="bad" className="mx-4 mb-3">
          {t('expiredNote')}
        </Note>
      )}
      <div className="flex items-start justify-between gap-4 border-t border-line px-4 py-3">
        <div>
          <p className="font-medium">{t('everywhere')}</p>
          <p className="text-xs text-ink-2">{t('everywhereHint')}</p>
        </div>
        <Switch
          label={t('everywhere')}
          checked={choice.value}
          disabled={choice.busy}
          onChange={(on) => void choice.choose(on, send(on), t(on ? 'everywhereOn' : 'everywhereOff'))}
        />
      </div>
    </section>
  );
}
