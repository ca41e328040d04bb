'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/ui/full-screen';
import { reportException } from '@/ui/report-exception';
import './globals.css';

/** The same fallback when the root layout itself fails. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => reportException(error), [error]);
  return (
    <html lang="en">
      <body>
        <ErrorScreen onReload={() => window.location.reload()} />
      </body>
    </html>
  );
}
