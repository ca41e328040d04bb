'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import type { IntegrationItem } from '../schema';
import { consentPath } from './consent-path';

interface ReconnectProps {
  readonly account: IntegrationItem;
  /** Where the way over the provider's own page ends. */
  readonly returnTo?: string;
}

/** How an account gets its access back, by its kind. */
export const RECONNECT: Record<IntegrationItem['kind'], (props: ReconnectProps) => ReactNode> = {
  'google-calendar': ConsentAgain,
  'microsoft-calendar': ConsentAgain,
  caldav: NewPassword,
};

function ConsentAgain({ account, returnTo }: ReconnectProps) {
  const t = useMessages('connections');
  if (account.kind === 'caldav') return null;
  return (
    <Button asChild look="primary">
      <a href={consentPath(account.kind, returnTo)}>{t('reconnect')}</a>
    </Button>
  );
}

function NewPassword({ account }: ReconnectProps) {
  const t = useMessages('connections');
  const { busy, fields, run } = useAction();
  const [password, setPassword] = useState('');
  const [open, setOpen] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    const work = () => sendJson(`/api/integrations/caldav/${account.id}`, 'PATCH', { password });
    if (await run(work, t('calendarConnected'))) setOpen(false);
  }
  const error = fields.password?.[0] ?? fields.url?.[0];
  return (
    <Dialog
      title={t('reconnectTitle', { account: account.account })}
      description={t('reconnectLine', { server: account.server ?? t('theServer') })}
      trigger={<Button look="primary">{t('reconnect')}</Button>}
      open={open}
      onOpenChange={setOpen}
    >
      <form onSubmit={save} className="grid gap-4">
        <Field label={t('newPassword')} hint={t('newPasswordHint')} error={error}>
          {(attributes) => (
            <Input
              {...attributes}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              type="password"
              required
              maxLength={1_000}
              autoComplete="new-password"
            />
          )}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" look="primary" busy={busy}>
            {t('connectNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
