'use client';

import { useMessages } from '@/messages/use-messages';
import { CaldavForm } from './caldav-form';
import type { CaldavProvider } from './caldav-providers';

/** The way to calendars at servers that people name, folded away. `also` is one more provider to choose, first. */
export function OtherCalendars({ email, also }: { email: string; also: CaldavProvider | null }) {
  const t = useMessages('connections');
  return (
    <details>
      <summary className="w-fit cursor-pointer text-ink-2 underline-offset-3 hover:text-ink hover:underline">
        {t('others')}
      </summary>
      <div className="mt-3">
        <CaldavForm user={email} also={also} />
      </div>
    </details>
  );
}
