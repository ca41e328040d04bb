'use client';

import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { type KeyList, PageKeys } from '@/ui/page-keys';
import { RowKeys } from '@/ui/row-keys';

/** The keys of the list of failures. */
export function FailureKeys() {
  const t = useMessages('failures');
  const keys = useMemo<KeyList>(
    () => [
      [['j', 'k'], t('keyRow')],
      [['r'], t('keyRetry')],
      [['c'], t('keyCancel')],
    ],
    [t],
  );
  return (
    <>
      <RowKeys />
      <PageKeys keys={keys} />
    </>
  );
}
