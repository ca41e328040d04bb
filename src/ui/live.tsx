'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Keeps a server-rendered page current: reads it again on return to the tab and every `seconds` while it is looked at. */
export function Live({ seconds }: { seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    const timer = setInterval(refresh, seconds * 1000);
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
    };
  }, [router, seconds]);
  return null;
}
