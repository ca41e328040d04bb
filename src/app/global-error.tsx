'use client';

import { useEffect } from 'react';
import { crashWords } from '@/messages/crash-words';
import { LOCALES, localeFor } from '@/messages/languages';
import { ErrorScreen } from '@/ui/full-screen';
import { reportException } from '@/ui/report-exception';
import './globals.css';

/** The same fallback when the root layout itself fails: what language it was to be in, nobody has said then but the browser. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => reportException(error), [error]);
  const language = typeof navigator === 'undefined' ? undefined : navigator.language;
  return (
    <html lang={localeFor({ chosen: language ?? null }, LOCALES)} suppressHydrationWarning>
      <body>
        <ErrorScreen t={crashWords(language)} onReload={() => window.location.reload()} />
      </body>
    </html>
  );
}
