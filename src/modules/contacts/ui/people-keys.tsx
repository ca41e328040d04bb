'use client';

import { PageKeys } from '@/ui/page-keys';
import { RowKeys } from '@/ui/row-keys';
import { useKeys } from '@/ui/use-keys';

const KEYS = [
  [['j', 'k'], 'Next and previous person'],
  [['v'], 'VIP, or no longer'],
  [['/'], 'Search'],
  [['Esc'], 'Clear the search'],
] as const;

/** The keys of the list of people. */
export function PeopleKeys() {
  useKeys({
    v: () => document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[aria-pressed]')?.click(),
  });
  return (
    <>
      <RowKeys />
      <PageKeys keys={KEYS} />
    </>
  );
}
