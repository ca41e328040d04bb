'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/ui/full-screen';

/** What is shown in place of a page that could not be rendered. */
export default function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <ErrorScreen onReload={() => window.location.reload()} />;
}
