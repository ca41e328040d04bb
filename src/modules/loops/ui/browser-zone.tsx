'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Offers to show the times in the zone of the guest's own device while the guest's zone is only guessed. */
export function BrowserZone({ zone, known }: { zone: string; known: readonly string[] }) {
  const path = usePathname();
  const query = useSearchParams();
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    const tzid = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setOwn(known.includes(tzid) ? tzid : null);
  }, [known]);
  if (!own || own === zone) return null;
  const next = new URLSearchParams(query);
  next.set('zone', own);
  return (
    <p className="mt-1">
      <a href={`${path}?${next}`} className="underline underline-offset-3">
        Show them in {(own.split('/').at(-1) ?? own).replaceAll('_', ' ')} time, as on this device
      </a>
    </p>
  );
}
