'use client';

import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';

interface EmbeddedPageProps {
  readonly paymentKey: string;
  readonly clientSecret: string;
}

/** The vendor's payment page within ours. It leads on to /checkout/return by itself. */
export function EmbeddedPage({ paymentKey, clientSecret }: EmbeddedPageProps) {
  const t = useMessages('billing');
  const [missing, setMissing] = useState(false);
  const [stripe] = useState(() =>
    loadStripe(paymentKey).catch(() => {
      setMissing(true);
      return null;
    }),
  );
  if (missing) {
    return (
      <Note
        tone="bad"
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('notLoaded')}
      </Note>
    );
  }
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}
