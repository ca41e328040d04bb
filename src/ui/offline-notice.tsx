'use client';

import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useMessages } from '@/messages/use-messages';

function onChange(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const t = useMessages('shell');
  const offline = useSyncExternalStore(
    onChange,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-2 z-50 grid justify-items-center px-4">
      {offline ? (
        <p className="flex items-center gap-2 rounded-md border border-warn/40 bg-warn-soft px-3 py-1.5 shadow-float">
          <WifiOff className="size-4 shrink-0 text-warn" aria-hidden />
          {t('offline')}
        </p>
      ) : null}
    </div>
  );
}
