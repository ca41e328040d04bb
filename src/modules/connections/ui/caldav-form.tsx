'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';
import { CALDAV_PROVIDERS, type CaldavProvider } from './caldav-providers';

/** Connects a calendar account by CalDAV: what was entered stays until it works. `also` is one more provider to choose, first. */
export function CaldavForm({ user, also }: { user: string; also?: CaldavProvider | null }) {
  const t = useMessages('connections');
  const providers = also ? [also, ...CALDAV_PROVIDERS] : CALDAV_PROVIDERS;
  const [provider, setProvider] = useState(providers[0] as CaldavProvider);
  const [entry, setEntry] = useState({ url: provider.url, user, password: '' });
  const { busy, fields, run } = useAction();
  const { name, named, urlHint } = provider;
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed cannot keep the focus while it is busy: what is to be mended gets it.
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);
  const text = (name: keyof typeof entry) => ({
    value: entry[name],
    required: true,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      setEntry((before) => ({ ...before, [name]: event.target.value })),
  });
  async function connect(event: FormEvent) {
    event.preventDefault();
    if (await run(() => sendJson('/api/integrations/caldav', 'POST', entry), t('calendarConnected'))) {
      setEntry({ url: provider.url, user, password: '' });
    }
  }
  return (
    <form ref={form} onSubmit={connect} className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <Field label={t('providerName')}>
        {(attributes) => (
          <Select
            {...attributes}
            value={provider.id}
            onChange={(event) => {
              const chosen = providers.find(({ id }) => id === event.target.value) as CaldavProvider;
              setProvider(chosen);
              setEntry((before) => ({ ...before, url: chosen.url }));
            }}
          >
            {providers.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name ?? t(one.named)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('serverAddress')}
        hint={urlHint === 'sameForAll' ? t(urlHint, { provider: name ?? t(named) }) : t(urlHint)}
        error={fields.url?.[0]}
      >
        {(attributes) => <Input {...attributes} {...text('url')} inputMode="url" maxLength={2_000} />}
      </Field>
      <Field label={t('userName')} hint={t(provider.userHint)} error={fields.user?.[0]}>
        {(attributes) => <Input {...attributes} {...text('user')} maxLength={254} />}
      </Field>
      <Field
        label={t('appPassword')}
        hint={`${t(provider.passwordHint)} ${t('encrypted')}`}
        error={fields.password?.[0]}
      >
        {(attributes) => (
          <Input {...attributes} {...text('password')} type="password" maxLength={1_000} autoComplete="new-password" />
        )}
      </Field>
      {busy ? <Note>{t('looking')}</Note> : null}
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {t('connectAccount')}
        </Button>
      </div>
    </form>
  );
}
