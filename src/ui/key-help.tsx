'use client';

import { useState, useSyncExternalStore } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from './button';
import { Dialog } from './dialog';
import { Kbd } from './kbd';
import { type KeyList, keyLists, onKeyLists } from './page-keys';
import { useKeys } from './use-keys';

const NONE: readonly KeyList[] = [];

/** `?` lists the keys: those of the page first, then `everywhere`. Its button is there for those who go through the page by Tab. */
export function KeyHelp({ everywhere }: { everywhere: KeyList }) {
  const t = useMessages('ui');
  const [open, setOpen] = useState(false);
  const lists = useSyncExternalStore(onKeyLists, keyLists, () => NONE);
  useKeys({ '?': () => setOpen(true) });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('keys')}
      trigger={
        <Button size="small" className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:right-2 focus:z-50">
          {t('keys')} <Kbd>?</Kbd>
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {[...lists.flat(), ...everywhere, [['?'], t('thisList')] as const].map(([names, words]) => (
          <div key={words} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <kbd key={name} className="rounded-sm border border-line-strong px-1.5 font-sans text-xs">
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
