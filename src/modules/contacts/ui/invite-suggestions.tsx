'use client';

import { useState } from 'react';
import type { Page } from '@/core/http/page';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Suggestion } from '../schema';
import { SuggestionList } from './suggestion-list';

const SOURCE = '/api/howie-invite-suggestions';

/** Who might like the product, too. A mail leaves only after one has seen what it is. */
export function InviteSuggestions({ page }: { page: Page<Suggestion> }) {
  const t = useMessages('people');
  const { busy, run } = useAction();
  const answer = (id: string, action: string) => sendJson(SOURCE, 'POST', { id, action });
  const dismiss = ({ id, name }: Suggestion) =>
    run(
      () => answer(id, 'dismiss'),
      t('putAside', { name: name ?? id }),
      () => void run(() => answer(id, 'restore'), t('suggestedAgain', { name: name ?? id })),
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
              if (await run(() => answer(one.id, 'invite'), t('invited', { name: one.name ?? one.email }))) done();
            }}
          />
          <Button
            size="small"
            look="quiet"
            busy={busy}
            aria-label={t('notNowFor', { name: one.name ?? one.email })}
            onClick={() => void dismiss(one).then((ok) => ok && done())}
          >
            {t('notNow')}
          </Button>
        </>
      )}
    />
  );
}

function Invite({ one, busy, onConfirm }: { one: Suggestion; busy: boolean; onConfirm(): Promise<void> }) {
  const t = useMessages('people');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('inviteWho', { name: one.name ?? one.email })}
      description={t('inviteWhy', { email: one.email })}
      trigger={<Button size="small">{t('invite')}</Button>}
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('inviteNot')}</Button>
        </DialogClose>
        <Button
          look="primary"
          busy={busy}
          onClick={async () => {
            await onConfirm();
            setOpen(false);
          }}
        >
          {t('inviteSend')}
        </Button>
      </div>
    </Dialog>
  );
}
