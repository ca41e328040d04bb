import type { ReactNode } from 'react';
import type { Translate } from '@/messages/message-keys';
import { LINK_FORM, SignInWays } from '@/modules/identity/ui/sign-in-ways';
import { Field, Input } from '@/ui/field';

interface SignUpFormProps {
  readonly t: Translate<'signin'>;
  readonly supportEmail: string;
  readonly sandbox: boolean;
  /** New people wait, unless they bring a code. */
  readonly waitlist: boolean;
  /** The code of the link that led here. */
  readonly code: string;
  /** What was chosen before and comes after it, in words; null: nothing. */
  readonly chosen: string | null;
  /** Where whoever has an account already goes on. */
  readonly returnUrl: string | null;
}

/** Who somebody is; kept in the browser while they prove their address, and sent once they are signed in. */
export function SignUpForm({ t, supportEmail, sandbox, waitlist, code, chosen, returnUrl }: SignUpFormProps) {
  return (
    <SignInWays t={t} callbackUrl="/auth/complete-signup" supportEmail={supportEmail} sandbox={sandbox}>
      <div>
        <h1 className="text-xl font-semibold tracking-tight">{t('signUpTitle')}</h1>
        <p className="mt-1 text-ink-2">
          {waitlist ? `${t('waitlist')} ` : null}
          {t.rich('haveAccount', {
            link: (chunks) => (
              <a
                href={returnUrl ? `/auth/signin?returnUrl=${encodeURIComponent(returnUrl)}` : '/auth/signin'}
                className="text-accent underline underline-offset-3"
              >
                {chunks}
              </a>
            ),
          })}
        </p>
        {chosen ? <p className="mt-3 rounded-md border border-line bg-surface px-3 py-2">{chosen}</p> : null}
      </div>
      <div data-told className="grid gap-4">
        <Field label={t('name')} hint={t('nameHint')}>
          {(attributes) => (
            <Input {...attributes} form={LINK_FORM} name="name" required maxLength={120} autoComplete="name" />
          )}
        </Field>
        <Field label={<Optional word={t('optional')}>{t('company')}</Optional>}>
          {(attributes) => (
            <Input {...attributes} form={LINK_FORM} name="company" maxLength={120} autoComplete="organization" />
          )}
        </Field>
        <Field label={<Optional word={t('optional')}>{t('inviteCode')}</Optional>}>
          {(attributes) => (
            <Input
              {...attributes}
              form={LINK_FORM}
              name="code"
              maxLength={64}
              defaultValue={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
    </SignInWays>
  );
}

function Optional({ word, children }: { word: string; children: ReactNode }) {
  return (
    <>
      {children} <span className="font-normal text-ink-3">{word}</span>
    </>
  );
}
