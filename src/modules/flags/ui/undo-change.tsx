'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { FlagChange } from '../queries';

interface UndoChangeProps {
  readonly flag: string;
  readonly undo: NonNullable<FlagChange['undo']>;
}

/** Puts a flag back to what it was before its last change, also when the toast of that is long gone. */
export function UndoChange({ flag, undo }: UndoChangeProps) {
  const t = useMessages('flags');
  const { busy, run } = useAction();
  const send = () => sendJson(`/api/admin/feature-flags/${flag}`, 'PATCH', undo);
  return (
    <Button
      size="small"
      look="quiet"
      busy={busy}
      aria-label={t('undoOf', { key: flag })}
      onClick={() => void run(send, t('reached', { key: flag }))}
    >
      {t('undo')}
    </Button>
  );
}
