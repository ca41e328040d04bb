'use client';

import { useEffect } from 'react';
import { crashWords } from '@/messages/crash-words';
import { useLocale } from '@/messages/use-messages';
import { ErrorScreen } from '@/ui/full-screen';
import { reportException } from '@/ui/report-exception';

/** What is shown in place of a page that could not be rendered. */
export default function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => reportException(error), [error]);
  return <ErrorScreen t={crashWords(useLocale())} onReload={() => window.location.reload()} />;
}
