'use client';

import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { type KeyList, PageKeys } from '@/ui/page-keys';
import { RowKeys } from '@/ui/row-keys';

/** The keys of a page about loops: of its rows, and of the search or the decisions where it has them. */
export function LoopKeys({ search = false, decisions = false }: { search?: boolean; decisions?: boolean }) {
  const t = useMessages('loop-actions');
  const keys = useMemo(
    (): KeyList => [
      [['j', 'k'], t('keyRows')],
      [['Enter'], t('keyOpen')],
      ...(search
        ? ([
            [['/'], t('keySearch')],
            [['Esc'], t('keyClear')],
          ] as const)
        : []),
      ...(decisions
        ? ([
            [['a'], t('keyYes')],
            [['r'], t('keyNo')],
            [['e'], t('keyEdit')],
            [['1', '…', '9'], t('keyChoice')],
          ] as const)
        : []),
    ],
    [t, search, decisions],
  );
  return (
    <>
      <RowKeys />
      <PageKeys keys={keys} />
    </>
  );
}
