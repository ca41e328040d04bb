'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

/** Starts the free trial; the page then says how long it runs. */
export function StartTrial() {
  const t = useMessages('plans');
  const { busy, run } = useAction();
  const start = () => run(() => sendJson('/api/free-trial/start', 'POST', {}), t('trialStarted'));
  return (
    <Button look="primary" size="large" busy={busy} onClick={() => void start()}>
      {t('trialStart')}
    </Button>
  );
}

/** Takes somebody's code for a time of Pro. */
export function AcceptPro({ code }: { code: string }) {
  const t = useMessages('plans');
  const { busy, run } = useAction();
  const accept = () => run(() => sendJson('/api/pro-trial/accept', 'POST', { code }), t('proAccepted'));
  return (
    <Button look="primary" size="large" busy={busy} onClick={() => void accept()}>
      {t('proAccept')}
    </Button>
  );
}
