'use client';

import { Slot } from '@radix-ui/react-slot';
import { createContext, lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react';

const load = () => import('./dialog-panel');
const DialogPanel = lazy(async () => ({ default: (await load()).DialogPanel }));

const Closing = createContext<() => void>(() => {});

interface DialogProps {
  /** What opens it; without one, `open` does. */
  readonly trigger?: ReactNode;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  onOpenChange?(open: boolean): void;
}

/**
 * A question in front of the page; on phones a sheet from below. Escape and the backdrop close it. What it takes to show
 * it is loaded when it is about to be opened.
 */
export function Dialog({ trigger, title, description, children, open, onOpenChange }: DialogProps) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  // Once opened, the panel stays: it gives the focus back when it closes.
  const opened = useRef(false);
  opened.current ||= shown;
  const button = useRef<HTMLElement>(null);
  const change = (next: boolean) => {
    if (open === undefined) setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {trigger ? (
        <Slot
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={shown}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => change(true)}
        >
          {trigger}
        </Slot>
      ) : null}
      {opened.current ? (
        <Suspense>
          <DialogPanel {...{ open: shown, title, description, button }} onOpenChange={change}>
            <Closing value={() => change(false)}>{children}</Closing>
          </DialogPanel>
        </Suspense>
      ) : null}
    </>
  );
}

/** Makes a button close the dialog that it stands in. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Slot onClick={useContext(Closing)}>{children}</Slot>;
}
