'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '@/core/billing/money';
import { useLocale, useMessages } from '@/messages/use-messages';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';

/** What came of a card: whether what was open is paid. */
interface Outcome {
  readonly outcome: 'nothing' | 'paid' | 'processing' | 'declined';
  readonly amount?: number;
  readonly currency?: string;
  readonly url?: string | null;
}

/** Behind the vendor's page for a card: takes the card over, has what is open charged, and says what came of it. */
export function CardSaved({ sessionId }: { sessionId: string }) {
  const t = useMessages('billing');
  const locale = useLocale();
  const router = useRouter();
  const [came, setCame] = useState<Outcome | 'unknown' | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    sendJson<Outcome>('/api/stripe/card/saved', 'POST', { session_id: sessionId })
      .then(setCame)
      .catch((error: unknown) => setCame(error instanceof RequestError && error.status === 404 ? null : 'unknown'))
      .finally(() => router.refresh());
  }, [sessionId, router]);
  if (came === 'unknown') return <Note tone="warn">{t('cardUnknown')}</Note>;
  const { outcome = null, amount = 0, currency = 'usd', url = null } = came ?? {};
  const money = formatMoney(amount, currency, locale);
  return (
    <div aria-live="polite" className="not-empty:mb-6">
      {outcome === 'nothing' ? <Note>{t('cardSaved')}</Note> : null}
      {outcome === 'paid' ? <Note>{t('cardPaid', { amount: money })}</Note> : null}
      {outcome === 'processing' ? <Note>{t('cardProcessing', { amount: money })}</Note> : null}
      {outcome === 'declined' ? (
        <Note
          tone="warn"
          action={
            url ? (
              <a href={url} className="font-medium underline underline-offset-3">
                {t('payInvoice')}
              </a>
            ) : null
          }
        >
          {t('cardDeclined', { amount: money })}
        </Note>
      ) : null}
    </div>
  );
}
