'use client';

import { type FormEvent, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import { KeepAccount } from './keep-account';

interface DeleteAccountProps {
  readonly email: string;
  /** When it is deleted, in words with the zone; null: it stays. */
  readonly when: string | null;
}

/** The way out of the product: in a day, with a way back until then. */
export function DeleteAccount({ email, when }: DeleteAccountProps) {
  const t = useMessages('account');
  const { busy, fields, run } = useAction();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  async function remove(event: FormEvent) {
    event.preventDefault();
    const asked = await run(() => sendJson('/api/user/deletion', 'POST', { email: typed }), t('deleted'));
    if (asked) setOpen(false);
  }
  if (when) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-bad/40 bg-bad-soft px-4 py-3">
        <p className="min-w-0 flex-1 basis-60">{t('deleteWhen', { when })}</p>
        <KeepAccount />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-ink-2">{t('deleteText')}</p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        trigger={<Button look="danger">{t('delete')}</Button>}
        title={t('deleteTitle')}
        description={t('deleteHow')}
      >
        <form onSubmit={remove} className="grid gap-4">
          <Field label={t('deleteType', { email })} error={fields.email?.[0]}>
            {(attributes) => (
              <Input
                {...attributes}
                type="email"
                required
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <div className="flex justify-end gap-2">
            <DialogClose>
              <Button look="quiet">{t('keepIt')}</Button>
            </DialogClose>
            <Button type="submit" look="danger" busy={busy} disabled={typed.trim() === ''}>
              {t('deleteNow')}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
