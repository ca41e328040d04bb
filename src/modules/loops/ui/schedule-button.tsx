'use client';

import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

/** Opens a loop for a mail of somebody unknown: its sender and recipients become the guests. */
export function ScheduleButton({ mailId }: { readonly mailId: string }) {
  const { busy, run } = useAction();
  return (
    <Button
      busy={busy}
      onClick={() => run(() => sendJson(`/api/mails/${mailId}/schedule`, 'POST', {}), 'A loop was opened for it.')}
    >
      Schedule this
    </Button>
  );
}
