'use client';

import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Kbd } from './kbd';
import { useKeys } from './use-keys';

interface KeyHelpProps {
  /** Keys with what they do, in the order in which they are listed. */
  readonly keys: readonly (readonly [keys: readonly string[], words: string])[];
}

/** `?` lists the keys of a page. Its button is there for those who go through the page by Tab. */
export function KeyHelp({ keys }: KeyHelpProps) {
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Keys"
      trigger={
        <Button size="small" className="sr-only focus:not-sr-only">
          Keys <Kbd>?</Kbd>
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {[...keys, [['?'], 'This list'] as const].map(([names, words]) => (
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
