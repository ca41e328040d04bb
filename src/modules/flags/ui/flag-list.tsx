'use client';

import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { type KeyList, PageKeys } from '@/ui/page-keys';
import { useKeys } from '@/ui/use-keys';
import type { RolloutRow } from '../queries';
import { FlagRow } from './flag-row';

interface FlagListProps {
  readonly rows: readonly RolloutRow[];
  /** Those that switch nothing yet. */
  readonly withoutRoom: readonly string[];
}

const switches = () => [...document.querySelectorAll<HTMLElement>('[data-flag] [role="switch"]')];

/** All flags, each with its switch, its percentage and whom it names. `j` and `k` go through them, `x` switches. */
export function FlagList({ rows, withoutRoom }: FlagListProps) {
  const t = useMessages('flags');
  const go = (step: number) => {
    const all = switches();
    const here = all.findIndex((one) => one.closest('[data-flag]')?.contains(document.activeElement));
    all[Math.min(Math.max(here + step, 0), all.length - 1)]?.focus();
  };
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    x: () => document.activeElement?.closest('[data-flag]')?.querySelector<HTMLElement>('[role="switch"]')?.click(),
  });
  const keys = useMemo<KeyList>(
    () => [
      [['j', 'k'], t('keyNext')],
      [['x'], t('keySwitch')],
    ],
    [t],
  );
  return (
    <>
      <PageKeys keys={keys} />
      <ul aria-label={t('flags')} className="border-b border-line">
        {rows.map((row) => (
          <FlagRow key={row.key} row={row} withoutRoom={withoutRoom.includes(row.key)} />
        ))}
      </ul>
    </>
  );
}
