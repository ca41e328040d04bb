'use client';

import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';

interface ProCodesProps {
  readonly left: number;
  /** `until` is the day until which it is good, in words. */
  readonly items: readonly {
    readonly code: string;
    readonly url: string;
    /** For whom alone it is. */
    readonly email: string | null;
    readonly state: 'minted' | 'accepted' | 'expired' | 'revoked';
    readonly until: string;
  }[];
}

const STATE = {
  minted: 'codeMinted',
  accepted: 'codeAccepted',
  expired: 'codeExpired',
  revoked: 'codeRevoked',
} as const;

/** The codes that whoever pays for Pro can give away. */
export function ProCodes({ left, items }: ProCodesProps) {
  const t = useMessages('billing');
  const form = useForm({
    saved: { email: '' },
    send: ({ email }) => sendJson('/api/pro-trial', 'POST', email.trim() ? { email: email.trim() } : {}),
    done: t('minted'),
  });
  return (
    <div className="grid gap-3">
      <p className="prose-width text-ink-2">{t('codesText')}</p>
      {items.length > 0 ? (
        <ul className="rounded-md border border-line bg-surface">
          {items.map(({ code, url, email, state, until }) => (
            <li key={code} className="flex flex-wrap items-baseline gap-x-4 border-line px-4 py-2.5 not-first:border-t">
              {state === 'minted' ? (
                <a href={url} className="font-medium tabular-nums underline underline-offset-3">
                  {code}
                </a>
              ) : (
                <span className="font-medium tabular-nums">{code}</span>
              )}
              <span className="text-ink-2">{t(STATE[state])}</span>
              {email ? <span className="wrap-anywhere text-ink-2">{email}</span> : null}
              {state === 'minted' ? <span className="text-ink-3">{t('until', { day: until })}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {left === 0 ? (
        <p className="text-ink-2">{t('codesLeft', { left })}</p>
      ) : (
        <Form form={{ ...form, dirty: false }} className="grid gap-3">
          <Field label={t('codeFor')} hint={t('codeForHint')} error={form.problems.email}>
            {(attributes) => (
              <Input
                {...attributes}
                {...form.bind('email')}
                type="email"
                maxLength={254}
                autoComplete="off"
                className="max-w-80"
              />
            )}
          </Field>
          <div className="flex items-center gap-3">
            <SaveButton form={{ ...form, dirty: true }}>{t('mint')}</SaveButton>
            <span className="text-ink-2">{t('codesLeft', { left })}</span>
          </div>
        </Form>
      )}
    </div>
  );
}
