'use client';

import { useMessages } from '@/messages/use-messages';

/** Says which key waits for its second press; going back waits for one where something would be lost. */
export function PressAgain({ armed }: { armed: string | null }) {
  const t = useMessages('staff-keys');
  return (
    <p role="status" className="min-h-4 text-xs text-warn empty:hidden">
      {armed === null ? null : armed === 'Escape' ? t('again_back') : t('again', { key: armed })}
    </p>
  );
}
