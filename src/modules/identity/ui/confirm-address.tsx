'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';

/** What a confirmation link opens. Opening it does nothing, since mail scanners open links too; the button does. */
export function ConfirmAddress({ address, token }: { address: string | null; token: string }) {
  const t = useMessages('account');
  const router = useRouter();
  const { busy, run } = useAction();
  if (address === null) {
    return <Note tone="bad">{t('confirmOld')}</Note>;
  }
  const confirm = async () => {
    const done = await run(
      () => sendJson('/api/user/addresses/confirm', 'POST', { token }),
      t('confirmed', { address }),
    );
    if (done) router.replace('/settings/account');
  };
  return (
    <Note
      action={
        <Button look="primary" busy={busy} onClick={confirm}>
          {t('confirm')}
        </Button>
      }
    >
      {t.rich('confirmAsk', {
        address,
        strong: (chunks) => <strong className="font-medium wrap-anywhere">{chunks}</strong>,
      })}
    </Note>
  );
}
