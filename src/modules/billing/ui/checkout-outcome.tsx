'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';

type Status = 'open' | 'processing' | 'complete' | 'failed';

/** How often it is asked, and after how many times nobody has to wait any more. */
const PAUSE_MS = 1_500;
const PATIENCE = 20;

interface CheckoutOutcomeProps {
  readonly sessionId: string;
  /** Where it is tried again. */
  readonly again: string;
}

/** Asks until the payment is confirmed, or known not to have been made. */
export function CheckoutOutcome({ sessionId, again }: CheckoutOutcomeProps) {
  const t = useMessages('billing');
  const router = useRouter();
  const [status, setStatus] = useState<Status>('processing');
  const [asked, setAsked] = useState(0);
  const waiting = status === 'processing' && asked < PATIENCE;
  useEffect(() => {
    if (!waiting) return;
    const gone = new AbortController();
    const timer = setTimeout(
      () => {
        fetchJson<{ status: Status }>(`/api/stripe/checkout?session_id=${sessionId}`, { signal: gone.signal })
          .then((answer) => {
            setStatus(answer.status);
            // What stands above the page was of a trial, or of no plan.
            if (answer.status === 'complete') router.refresh();
          })
          // It is asked again.
          .catch(() => undefined)
          .finally(() => setAsked((count) => count + 1));
      },
      asked === 0 ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [waiting, asked, sessionId, router]);
  const link = (href: string, label: string) => (
    <Button asChild look="primary">
      <a href={href}>{label}</a>
    </Button>
  );
  return (
    <div aria-live="polite" aria-busy={waiting}>
      {status === 'complete' ? (
        <Note action={link('/settings/billing', t('completeNext'))}>{t('complete')}</Note>
      ) : status === 'processing' ? (
        <Note>{t(waiting ? 'processing' : 'processingLong')}</Note>
      ) : (
        <Note tone="warn" action={link(again, t('retry'))}>
          {t('failed')}
        </Note>
      )}
    </div>
  );
}
