'use client';

import { useRouter } from 'next/navigation';
import { memo, useEffect, useState } from 'react';
import { Button } from '../button';
import { Dialog, DialogClose } from '../dialog';

interface LeaveGuardProps {
  /** There is something that is not saved. */
  readonly active: boolean;
  onSave(): Promise<boolean>;
  readonly words: {
    readonly title: string;
    readonly description: string;
    /** Of the three buttons. */
    readonly save: string;
    readonly leave: string;
    readonly stay: string;
  };
}

/** Asks before a link leads away from what is not saved; the browser asks before the page is closed. */
export const LeaveGuard = memo(function LeaveGuard({ active, onSave, words }: LeaveGuardProps) {
  const router = useRouter();
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const target = leadsAway(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      setHref(target);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [active]);
  const leave = () => {
    if (href !== null) router.push(href as Parameters<typeof router.push>[0]);
    setHref(null);
  };
  return (
    <Dialog
      open={href !== null}
      onOpenChange={(open) => (open ? undefined : setHref(null))}
      title={words.title}
      description={words.description}
    >
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onClick={async () => {
            if (await onSave()) leave();
            else setHref(null);
          }}
        >
          {words.save}
        </Button>
        <Button onClick={leave}>{words.leave}</Button>
        <DialogClose>
          <Button look="quiet">{words.stay}</Button>
        </DialogClose>
      </div>
    </Dialog>
  );
});

/** Where a click on a link leads in this window, if it leaves the page; null for all else. */
function leadsAway(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search + link.hash;
}
