'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

/** Opens a loop for a mail of somebody unknown: its sender and recipients become the guests. */
export function ScheduleButton({ mailId }: { readonly mailId: string }) {
  const t = useMessages('loop-actions');
  const { busy, run } = useAction();
  return (
    <Button
      busy={busy}
      onClick={() => run(() => sendJson(`/api/mails/${mailId}/schedule`, 'POST', {}), t('scheduled'))}
    >
      {t('schedule')}
    </Button>
  );
}
