'use client';

import { type ReactNode, useState } from 'react';
import { FIRST_PAGE, MORE } from '@/core/http/page-size';
import { useMessages } from '@/messages/use-messages';
import { Button } from './button';

/** The part of a list that is shown, 10 items at first, and the button by which 20 more are; null when all are. */
export function useMore<T>(items: readonly T[]): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const t = useMessages('ui');
  const [most, setMost] = useState(FIRST_PAGE);
  const left = items.length - most;
  return {
    shown: items.slice(0, most),
    more:
      left > 0 ? (
        <Button className="justify-self-start" onClick={() => setMost(most + MORE)}>
          {t('more', { count: Math.min(MORE, left) })}
        </Button>
      ) : null,
  };
}
