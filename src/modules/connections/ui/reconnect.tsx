'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import type { IntegrationItem } from '../schema';
import { consentPath } from './connect-link';

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
  if (account.kind === 'caldav') return null;
  return (
    <Button asChild look="primary">
      <a href={consentPath(account.kind, returnTo)}>Reconnect</a>
    </Button>
  );
}

function NewPassword({ account }: ReconnectProps) {
  const { busy, fields, run } = useAction();
  const [password, setPassword] = useState('');
  const [open, setOpen] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    const work = () => sendJson(`/api/integrations/caldav/${account.id}`, 'PATCH', { password });
    if (await run(work, 'Calendar connected.')) setOpen(false);
  }
  const error = fields.password?.[0] ?? fields.url?.[0];
  return (
    <Dialog
      title={`Reconnect ${account.account}`}
      description={`Everything else of the account at ${account.server} stays as it is.`}
      trigger={<Button look="primary">Reconnect</Button>}
      open={open}
      onOpenChange={setOpen}
    >
      <form onSubmit={save} className="grid gap-4">
        <Field label="New app password" hint="It is tried first, and stored encrypted." error={error}>
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
            Connect
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
