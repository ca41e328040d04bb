'use client';

import { ErrorScreen } from '@/ui/full-screen';
import './globals.css';

/** The same fallback when the root layout itself fails. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <ErrorScreen onReload={() => window.location.reload()} />
      </body>
    </html>
  );
}
