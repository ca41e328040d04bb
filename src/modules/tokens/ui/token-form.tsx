'use client';

import { useState } from 'react';
import { SCOPES, type Scope } from '@/core/access/scopes';
import type { FormLimits } from '@/core/http/form-limits';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { confirmIdentity } from '@/ui/confirm-identity';
import { Dialog, DialogClose } from '@/ui/dialog';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import { ShownOnce } from '@/ui/shown-once';
import { DEFAULT_TOKEN_DAYS, TOKEN_DAYS } from '../constants';

interface TokenFormProps {
  readonly limits: FormLimits;
  /** Whoever makes a token has signed in a short while ago; others do so first. */
  readonly recent: boolean;
}

/** A dialog that makes an access token, and shows it this once. */
export function TokenForm({ limits, recent }: TokenFormProps) {
  const t = useMessages('developers');
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  function change(next: boolean) {
    setOpen(next);
    setToken(null);
  }
  if (!recent) {
    return (
      <Button size="small" onClick={confirmIdentity}>
        {t('addToken')}
      </Button>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button size="small">{t('addToken')}</Button>}
      title={t(token === null ? 'addToken' : 'tokenTitle')}
    >
      {token === null ? (
        <Fields limits={limits} onMade={setToken} />
      ) : (
        <ShownOnce
          label={t('tokenLabel')}
          value={token}
          words={{
            line: t('tokenLine'),
            copy: t('copyToken'),
            copied: t('tokenCopied'),
            failed: t('copyFailed'),
            done: t('understood'),
          }}
        />
      )}
    </Dialog>
  );
}

const NONE = Object.fromEntries(SCOPES.map((scope) => [scope, false])) as Record<Scope, boolean>;

function Fields({ limits, onMade }: { readonly limits: FormLimits; onMade(token: string): void }) {
  const t = useMessages('developers');
  const form = useForm({
    saved: { ...NONE, name: '', days: String(DEFAULT_TOKEN_DAYS) },
    limits,
    async send({ name, days, ...may }) {
      const scopes = SCOPES.filter((scope) => may[scope]);
      if (scopes.length === 0) throw new RequestError(t('chooseScope'), 400, 'invalid', {});
      const body = { name, scopes, days: Number(days) };
      const { token } = await sendJson<{ token: string }>('/api/user/tokens', 'POST', body);
      onMade(token);
    },
    done: t('tokenMade'),
  });
  return (
    <Form form={form} className="grid gap-4">
      <Field label={t('tokenName')} hint={t('tokenNameHint')} error={form.problems.name}>
        {(attributes) => <Input {...attributes} {...form.bind('name')} autoComplete="off" />}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">{t('scopes')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className="flex items-start gap-2.5 py-0.5">
            <input type="checkbox" {...form.tick(scope)} className="mt-0.5 size-4 shrink-0 accent-accent" />
            <span>
              {t(scope)}
              <span className="block text-xs text-ink-2">{t(`${scope}.what`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field label={t('days')}>
        {(attributes) => (
          <Select {...attributes} {...form.bind('days')}>
            {TOKEN_DAYS.map((days) => (
              <option key={days} value={days}>
                {t('dayCount', { count: days })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <SaveButton form={form}>{t('addTokenNow')}</SaveButton>
      </div>
    </Form>
  );
}
