'use client';

import { useRouter } from 'next/navigation';
import { memo, useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';

interface LeaveGuardProps {
  /** There is something that is not saved. */
  readonly active: boolean;
  onSave(): Promise<boolean>;
}

/** Asks before a link leads away from what is not saved; the browser asks before the page is closed. */
export const LeaveGuard = memo(function LeaveGuard({ active, onSave }: LeaveGuardProps) {
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
      title="Not saved yet"
      description="What you wrote is not in force. It stays in this browser as a draft, and the editor shows it when you come back."
    >
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onClick={async () => {
            if (await onSave()) leave();
            else setHref(null);
          }}
        >
          Save and go
        </Button>
        <Button onClick={leave}>Go without saving</Button>
        <DialogClose>
          <Button look="quiet">Stay</Button>
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
