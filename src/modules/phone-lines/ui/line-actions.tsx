'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Line, LineState } from '../schema';
import { AssignLine } from './assign-line';
import { LineLog } from './line-log';

/** What can be done with a line as it is. */
export function LineActions({ line }: { line: Line }) {
  const t = useMessages('phone-lines');
  const { busy, run } = useAction();
  const { id, number, state } = line;
  const to = (next: LineState, done: string) =>
    run(() => sendJson(`/api/admin/phone-lines/${id}`, 'PATCH', { state: next }), done);
  return (
    <div className="flex flex-wrap justify-end gap-1">
      {state === 'active' ? (
        <Button size="small" busy={busy} onClick={() => to('paused', t('pausedDone', { number }))}>
          {t('pause')}
        </Button>
      ) : null}
      {state === 'paused' ? (
        <>
          <Button size="small" busy={busy} onClick={() => to('active', t('resumed', { number }))}>
            {t('resume')}
          </Button>
          <Dialog
            trigger={
              <Button size="small" look="danger">
                {t('release')}
              </Button>
            }
            title={t('releaseTitle', { number })}
            description={t('releaseWhy')}
          >
            <div className="flex flex-wrap justify-end gap-2">
              <DialogClose>
                <Button>{t('releaseNot')}</Button>
              </DialogClose>
              <DialogClose>
                <Button look="danger" onClick={() => to('released', t('releasedDone', { number }))}>
                  {t('releaseDo')}
                </Button>
              </DialogClose>
            </div>
          </Dialog>
        </>
      ) : null}
      {state === 'released' ? null : <AssignLine line={line} />}
      <LineLog line={line} />
    </div>
  );
}
