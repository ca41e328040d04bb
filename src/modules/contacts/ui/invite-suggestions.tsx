'use client';

import { useState } from 'react';
import type { Page } from '@/core/http/page';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Suggestion } from '../schema';
import { SuggestionList } from './suggestion-list';

const SOURCE = '/api/howie-invite-suggestions';

/** Who might like the product, too. A mail leaves only after one has seen what it is. */
export function InviteSuggestions({ page }: { page: Page<Suggestion> }) {
  const { busy, run } = useAction();
  const answer = (id: string, action: string) => sendJson(SOURCE, 'POST', { id, action });
  const dismiss = ({ id, name }: Suggestion) =>
    run(
      () => answer(id, 'dismiss'),
      `${name ?? id} was put aside.`,
      () => void run(() => answer(id, 'restore'), `${name ?? id} is suggested again.`),
    );
  return (
    <SuggestionList
      page={page}
      source={SOURCE}
      actions={(one, done) => (
        <>
          <Invite
            one={one}
            busy={busy}
            onConfirm={async () => {
              if (await run(() => answer(one.id, 'invite'), `${one.name ?? one.email} was invited.`)) done();
            }}
          />
          <Button
            size="small"
            look="quiet"
            busy={busy}
            aria-label={`Not now: ${one.name ?? one.email}`}
            onClick={() => void dismiss(one).then((ok) => ok && done())}
          >
            Not now
          </Button>
        </>
      )}
    />
  );
}

function Invite({ one, busy, onConfirm }: { one: Suggestion; busy: boolean; onConfirm(): Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={`Invite ${one.name ?? one.email}?`}
      description={`One mail goes to ${one.email} in your name, with a link to sign up and one to hear no more of it. Nobody is asked twice within a year.`}
      trigger={<Button size="small">Invite</Button>}
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>Do not send it</Button>
        </DialogClose>
        <Button
          look="primary"
          busy={busy}
          onClick={async () => {
            await onConfirm();
            setOpen(false);
          }}
        >
          Send the invitation
        </Button>
      </div>
    </Dialog>
  );
}
