'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';

/** What a confirmation link opens. Opening it does nothing, since mail scanners open links too; the button does. */
export function ConfirmAddress({ address, token }: { address: string | null; token: string }) {
  const router = useRouter();
  const { busy, run } = useAction();
  if (address === null) {
    return (
      <Note tone="bad">
        This link is too old, or was made for another account. Send a new one from your addresses below.
      </Note>
    );
  }
  async function confirm() {
    const done = await run(() => sendJson('/api/user/addresses/confirm', 'POST', { token }), `${address} is verified.`);
    if (done) router.replace('/settings/account');
  }
  return (
    <Note
      action={
        <Button look="primary" busy={busy} onClick={confirm}>
          Confirm
        </Button>
      }
    >
      Is <strong className="font-medium wrap-anywhere">{address}</strong> yours? Once confirmed, the assistant takes
      instructions from it.
    </Note>
  );
}
