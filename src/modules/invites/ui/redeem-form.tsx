'use client';

import { type FormEvent, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { errorText } from '@/ui/words';

/** Redeems an invite for whoever is signed in, and goes on from "/". */
export function RedeemForm({ code }: { code: string }) {
  const t = useMessages('redeem');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function redeem(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code'));
    setBusy(true);
    setError(null);
    try {
      await sendJson('/api/invites/redeem', 'POST', { code: typed });
      // A full load: the session has another role now.
      window.location.assign('/');
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={redeem}>
      <Field label={t('inviteCode')} error={error}>
        {(attributes) => (
          <span className="flex gap-2">
            <Input
              {...attributes}
              name="code"
              required
              maxLength={64}
              defaultValue={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" look="primary" busy={busy}>
              {t('useCode')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
