'use client';

import { type FormEvent, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Empty } from '@/ui/notes';
import { useAction } from '@/ui/use-action';
import { MAX_ADDRESSES } from '../constants';

interface AddressListProps {
  readonly addresses: readonly { readonly address: string; readonly verified: boolean; readonly signIn: boolean }[];
}

/** The addresses that the owner writes from: which are proved, which wait for it, and a form for another one. */
export function AddressList({ addresses }: AddressListProps) {
  const t = useMessages('account');
  const { busy, run } = useAction();
  const resend = (address: string) =>
    run(() => sendJson('/api/user/addresses', 'POST', { address }), t('linkSentAgain', { address }));
  const remove = (address: string) =>
    run(
      () => fetchJson(`/api/user/addresses/${encodeURIComponent(address)}`, { method: 'DELETE' }),
      t('removed', { address }),
    );
  return (
    <div className="grid gap-3">
      <ul className="border-b border-line">
        {addresses.map(({ address, verified, signIn }) => (
          <li
            key={address}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <span className="min-w-0">
              <span className="block wrap-anywhere">{address}</span>
              <span className="block text-xs text-ink-2">
                {t(verified ? 'verified' : 'unverified')}
                {signIn ? ` · ${t('signInWith')}` : null}
              </span>
            </span>
            {signIn ? null : (
              <span className="flex gap-2">
                {verified ? null : (
                  <Button size="small" busy={busy} onClick={() => resend(address)}>
                    {t('linkAgain')}
                  </Button>
                )}
                <Remove address={address} busy={busy} onConfirm={() => remove(address)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {addresses.every(({ signIn }) => signIn) ? <Empty>{t('addressesAsk')}</Empty> : null}
      {addresses.length < MAX_ADDRESSES ? (
        <AddForm />
      ) : (
        <p className="text-ink-2">{t('addressesMost', { most: MAX_ADDRESSES })}</p>
      )}
    </div>
  );
}

function AddForm() {
  const t = useMessages('account');
  const { busy, fields, run } = useAction();
  const [value, setValue] = useState('');
  async function add(event: FormEvent) {
    event.preventDefault();
    const address = value.trim();
    const added = await run(() => sendJson('/api/user/addresses', 'POST', { address }), t('linkSent', { address }));
    if (added) setValue('');
  }
  return (
    <form onSubmit={add}>
      <Field label={t('addAddress')} hint={t('addAddressHint')} error={fields.address?.[0]}>
        {(attributes) => (
          <div className="flex gap-2">
            <Input
              {...attributes}
              type="email"
              required
              maxLength={254}
              autoComplete="off"
              placeholder={t('addressExample')}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
            <Button type="submit" busy={busy} disabled={value.trim() === ''}>
              {t('add')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function Remove({ address, busy, onConfirm }: { address: string; busy: boolean; onConfirm(): Promise<boolean> }) {
  const t = useMessages('account');
  return (
    <Dialog
      title={t('removeAsk', { address })}
      description={t('removeText')}
      trigger={
        <Button size="small" look="quiet" aria-label={t('removeWhich', { address })}>
          {t('remove')}
        </Button>
      }
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('keepIt')}</Button>
        </DialogClose>
        <Button look="danger" busy={busy} onClick={() => void onConfirm()}>
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}
