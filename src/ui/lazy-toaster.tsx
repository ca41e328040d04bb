'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToasts, subscribeToasts } from './toast-store';

const Toaster = lazy(async () => ({ default: (await import('./toast')).Toaster }));

/** The toasts, loaded with the first one. Once per document. */
export function LazyToaster() {
  const any = useSyncExternalStore(
    subscribeToasts,
    () => shownToasts().length > 0,
    () => false,
  );
  return any ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
