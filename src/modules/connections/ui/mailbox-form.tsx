'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';
import type { MailboxItem } from '../schema';

const PORTS: Record<MailboxItem['security'], string> = { tls: '993', starttls: '143', none: '143' };

/** The same in every language. */
const EXAMPLE_HOST = 'imap.example.com';
const STARTTLS = 'STARTTLS';

interface Entry {
  readonly host: string;
  readonly port: string;
  readonly security: MailboxItem['security'];
  readonly user: string;
  readonly password: string;
}

/** Connects a mailbox: what was entered stays until it works. `plain` also offers a connection without encryption. */
export function MailboxForm({ user, plain }: { user: string; plain: boolean }) {
  const t = useMessages('connections');
  const empty: Entry = { host: '', port: PORTS.tls, security: 'tls', user, password: '' };
  const { busy, fields, run } = useAction();
  const [entry, setEntry] = useState(empty);
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed cannot keep the focus while it is busy: what is to be mended gets it.
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);
  const set = (change: Partial<Entry>) => setEntry((before) => ({ ...before, ...change }));
  const text = (name: 'host' | 'port' | 'user' | 'password') => ({
    value: entry[name],
    required: true,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  async function connect(event: FormEvent) {
    event.preventDefault();
    const body = { ...entry, port: Number(entry.port) };
    if (await run(() => sendJson('/api/integrations/mailboxes', 'POST', body), t('mailboxConnected'))) setEntry(empty);
  }
  return (
    <form ref={form} onSubmit={connect} className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <Field label={t('mailServer')} hint={t('mailServerHint')} error={fields.host?.[0]}>
        {(attributes) => <Input {...attributes} {...text('host')} maxLength={253} placeholder={EXAMPLE_HOST} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('encryption')} error={fields.security?.[0]}>
          {(attributes) => (
            <Select
              {...attributes}
              value={entry.security}
              onChange={(event) => {
                const security = event.target.value as Entry['security'];
                set({ security, ...(entry.port === PORTS[entry.security] ? { port: PORTS[security] } : {}) });
              }}
            >
              <option value="tls">{t('tls')}</option>
              <option value="starttls">{STARTTLS}</option>
              {plain ? <option value="none">{t('none')}</option> : null}
            </Select>
          )}
        </Field>
        <Field label={t('port')} error={fields.port?.[0]}>
          {(attributes) => <Input {...attributes} {...text('port')} type="number" min={1} max={65_535} />}
        </Field>
      </div>
      <Field label={t('userName')} hint={t('otherUser')} error={fields.user?.[0]}>
        {(attributes) => <Input {...attributes} {...text('user')} maxLength={254} />}
      </Field>
      <Field label={t('appPassword')} hint={t('mailPasswordHint')} error={fields.password?.[0]}>
        {(attributes) => (
          <Input {...attributes} {...text('password')} type="password" maxLength={1_000} autoComplete="new-password" />
        )}
      </Field>
      {busy ? <Note>{t('loggingIn', { host: entry.host })}</Note> : null}
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {t('connectMailbox')}
        </Button>
      </div>
    </form>
  );
}
