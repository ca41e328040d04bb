'use client';

import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState } from 'react';

interface EmbeddedPageProps {
  readonly paymentKey: string;
  readonly clientSecret: string;
}

/** The vendor's payment page within ours. It leads on to /checkout/return by itself. */
export function EmbeddedPage({ paymentKey, clientSecret }: EmbeddedPageProps) {
  const [stripe] = useState(() => loadStripe(paymentKey));
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}
