'use client';

import { type FormEvent, useState } from 'react';
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
  const { busy, run } = useAction();
  const resend = (address: string) =>
    run(() => sendJson('/api/user/addresses', 'POST', { address }), `A new link is on its way to ${address}.`);
  const remove = (address: string) =>
    run(
      () => fetchJson(`/api/user/addresses/${encodeURIComponent(address)}`, { method: 'DELETE' }),
      `${address} is removed.`,
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
                {verified ? 'Verified' : 'Waiting for confirmation'}
                {signIn ? ' · you sign in with it' : null}
              </span>
            </span>
            {signIn ? null : (
              <span className="flex gap-2">
                {verified ? null : (
                  <Button size="small" busy={busy} onClick={() => resend(address)}>
                    Send the link again
                  </Button>
                )}
                <Remove address={address} busy={busy} onConfirm={() => remove(address)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {addresses.every(({ signIn }) => signIn) ? (
        <Empty>Do you also write from another address? Add it, so that the assistant knows you there too.</Empty>
      ) : null}
      {addresses.length < MAX_ADDRESSES ? (
        <AddForm />
      ) : (
        <p className="text-ink-2">You have {MAX_ADDRESSES} addresses, which is the most. Remove one to add another.</p>
      )}
    </div>
  );
}

function AddForm() {
  const { busy, fields, run } = useAction();
  const [value, setValue] = useState('');
  async function add(event: FormEvent) {
    event.preventDefault();
    const address = value.trim();
    const added = await run(
      () => sendJson('/api/user/addresses', 'POST', { address }),
      `A confirmation link is on its way to ${address}.`,
    );
    if (added) setValue('');
  }
  return (
    <form onSubmit={add}>
      <Field label="Add an address" hint="We mail it a link to confirm that it is yours." error={fields.address?.[0]}>
        {(attributes) => (
          <div className="flex gap-2">
            <Input
              {...attributes}
              type="email"
              required
              maxLength={254}
              autoComplete="off"
              placeholder="you@elsewhere.com"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
            <Button type="submit" busy={busy} disabled={value.trim() === ''}>
              Add
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function Remove({ address, busy, onConfirm }: { address: string; busy: boolean; onConfirm(): Promise<boolean> }) {
  return (
    <Dialog
      title={`Remove ${address}?`}
      description="The assistant no longer takes mail from it for yours. You can add it again."
      trigger={
        <Button size="small" look="quiet" aria-label={`Remove ${address}`}>
          Remove
        </Button>
      }
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>Keep it</Button>
        </DialogClose>
        <Button look="danger" busy={busy} onClick={() => void onConfirm()}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
