'use client';

import { useMessages } from '@/messages/use-messages';
import { LeaveGuard } from '@/ui/form/leave-guard';

/** Asks before a link leads away from a reading that is not saved. */
export function UnsavedGuard({ active, onSave }: { active: boolean; onSave(): Promise<boolean> }) {
  const t = useMessages('form');
  return (
    <LeaveGuard
      active={active}
      onSave={onSave}
      words={{
        title: t('unsaved'),
        description: t('unsavedWhy'),
        save: t('saveAndGo'),
        leave: t('goWithout'),
        stay: t('stay'),
      }}
    />
  );
}
