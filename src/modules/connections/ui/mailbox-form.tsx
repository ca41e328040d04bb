'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';
import type { MailboxItem } from '../schema';

const PORTS: Record<MailboxItem['security'], string> = { tls: '993', starttls: '143', none: '143' };

interface Entry {
  readonly host: string;
  readonly port: string;
  readonly security: MailboxItem['security'];
  readonly user: string;
  readonly password: string;
}

/** Connects a mailbox: what was entered stays until it works. `plain` also offers a connection without encryption. */
export function MailboxForm({ user, plain }: { user: string; plain: boolean }) {
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
    if (await run(() => sendJson('/api/integrations/mailboxes', 'POST', body), 'Mailbox connected.')) setEntry(empty);
  }
  return (
    <form ref={form} onSubmit={connect} className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <Field label="Mail server" hint="For example imap.fastmail.com or imap.gmail.com" error={fields.host?.[0]}>
        {(attributes) => <Input {...attributes} {...text('host')} maxLength={253} placeholder="imap.example.com" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Encryption" error={fields.security?.[0]}>
          {(attributes) => (
            <Select
              {...attributes}
              value={entry.security}
              onChange={(event) => {
                const security = event.target.value as Entry['security'];
                set({ security, ...(entry.port === PORTS[entry.security] ? { port: PORTS[security] } : {}) });
              }}
            >
              <option value="tls">TLS from the start</option>
              <option value="starttls">STARTTLS</option>
              {plain ? <option value="none">None (this machine only)</option> : null}
            </Select>
          )}
        </Field>
        <Field label="Port" error={fields.port?.[0]}>
          {(attributes) => <Input {...attributes} {...text('port')} type="number" min={1} max={65_535} />}
        </Field>
      </div>
      <Field label="User name" hint="Usually your mail address" error={fields.user?.[0]}>
        {(attributes) => <Input {...attributes} {...text('user')} maxLength={254} />}
      </Field>
      <Field
        label="App password"
        hint="Make one for Sundial in the security settings of your provider. It is stored encrypted."
        error={fields.password?.[0]}
      >
        {(attributes) => (
          <Input {...attributes} {...text('password')} type="password" maxLength={1_000} autoComplete="new-password" />
        )}
      </Field>
      {busy ? <Note>Logging in at {entry.host} …</Note> : null}
      <div>
        <Button type="submit" look="primary" busy={busy}>
          Connect this mailbox
        </Button>
      </div>
    </form>
  );
}
