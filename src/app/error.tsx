'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/ui/full-screen';
import { reportException } from '@/ui/report-exception';

/** What is shown in place of a page that could not be rendered. */
export default function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => reportException(error), [error]);
  return <ErrorScreen onReload={() => window.location.reload()} />;
}
