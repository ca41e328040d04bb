'use client';

import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { type KeyList, PageKeys } from '@/ui/page-keys';
import { useKeys } from '@/ui/use-keys';

/** The keys of the list of people besides those of every table. */
export function PeopleKeys() {
  const t = useMessages('people');
  useKeys({
    v: () => document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[aria-pressed]')?.click(),
  });
  const keys = useMemo<KeyList>(
    () => [
      [['v'], t('keyVip')],
      [['/'], t('keySearch')],
      [['Esc'], t('keyClear')],
    ],
    [t],
  );
  return <PageKeys keys={keys} />;
}
