'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

interface LastNoCardProps {
  readonly loopId: string;
  /** The id of the question that was said no to. */
  readonly decision: string;
  readonly text: string;
  /** What stands now, and how it goes on. */
  readonly next: string;
}

/** After a no: what comes next, and the way back. */
export function LastNoCard({ loopId, decision, text, next }: LastNoCardProps) {
  const t = useMessages('decisions');
  const { busy, run } = useAction();
  const takeBack = () =>
    void run(() => sendJson(`/api/loops/${loopId}/take-back`, 'POST', { decision }), t('standsAgain'));
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4">
      <div className="grid gap-1">
        <h2 className="font-semibold wrap-anywhere">{t('saidNoTo', { question: text })}</h2>
        <p className="prose-width text-ink-2">{next}</p>
      </div>
      <Button busy={busy} onClick={takeBack}>
        {t('takeBack')}
      </Button>
    </Card>
  );
}
