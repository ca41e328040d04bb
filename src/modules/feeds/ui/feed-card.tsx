'use client';

import { useRef } from 'react';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Input } from '@/ui/field';
import { showToast } from '@/ui/toast-store';
import { useAction } from '@/ui/use-action';

/** The address of the feed of one's meetings: to copy, and to change when it has come into the wrong hands. */
export function FeedCard({ url }: { url: string }) {
  const { busy, run } = useAction();
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      showToast('Address copied.');
    } catch {
      showToast('The address is marked: copy it with the keyboard.');
    }
  }
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <p className="prose-width text-ink-2">
        Subscribe to it in any calendar program to see the meetings that were booked here: title, time, place and link.
        Nothing else of your calendars is in it. Whoever has the address can read it.
      </p>
      <Input
        ref={field}
        readOnly
        value={url}
        aria-label="Address of the feed"
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={copy}>
          Copy the address
        </Button>
        <Dialog
          title="Give the feed a new address?"
          description="Programs that have subscribed to the old one see nothing more until they get the new one."
          trigger={<Button>Change the address</Button>}
        >
          <div className="flex justify-end gap-2">
            <DialogClose>
              <Button>Keep it</Button>
            </DialogClose>
            <DialogClose>
              <Button
                look="danger"
                busy={busy}
                onClick={() => void run(() => sendJson('/api/feeds', 'POST'), 'The feed has a new address.')}
              >
                Change it
              </Button>
            </DialogClose>
          </div>
        </Dialog>
      </div>
    </div>
  );
}
