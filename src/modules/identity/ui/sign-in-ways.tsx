import { MailCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import { Note } from '@/ui/notes';
import { GoogleMark } from './google-mark';
import { signInErrors, signInErrorText } from './sign-in-errors';

/** The form that sends the link: fields elsewhere on the page can belong to it. */
export const LINK_FORM = 'sign-in-link';

export interface SignInWaysProps {
  readonly t: Translate<'signin'>;
  /** Where to go when signed in. */
  readonly callbackUrl: string;
  readonly supportEmail: string;
  /** Code of what went wrong before. */
  readonly error?: string | null;
  /** Address of whoever is signed in and has to sign in again. */
  readonly confirms?: string | undefined;
  /** A link has been sent already. */
  readonly sent?: boolean;
  readonly sandbox: boolean;
  /** What stands above the ways, until a link is on its way. */
  readonly children: ReactNode;
}

/**
 * Google, or a link by mail. Signing in and making an account go the same ways. The page needs no client runtime: a script
 * of ours (`takeOver` in ./sign-in-page) sends the forms in place.
 */
export function SignInWays(props: SignInWaysProps) {
  const { t, callbackUrl, supportEmail, error, confirms, sent = false, sandbox, children } = props;
  const line = useId();
  const hidden = <input type="hidden" name="callbackUrl" value={callbackUrl} />;
  return (
    <div data-sign-in data-errors={JSON.stringify(signInErrors(t, supportEmail))} data-confirms={confirms}>
      <div data-ways hidden={sent} className="grid gap-5">
        <div data-failure hidden={!error}>
          <Note tone="bad">
            <span data-text>{error ? signInErrorText(t, error, supportEmail) : ''}</span>
          </Note>
        </div>
        <noscript>
          <Note tone="warn">{t('noScript')}</Note>
        </noscript>
        {children}
        <form data-way="google" method="post" action="/api/auth/signin/google" className="grid">
          {hidden}
          <Button type="submit" size="large">
            <GoogleMark />
            {t('google')}
          </Button>
        </form>
        <div className="flex items-center gap-3 text-xs text-ink-3">
          <span className="h-px flex-1 bg-line" />
          {t('or')}
          <span className="h-px flex-1 bg-line" />
        </div>
        <form data-way="email" id={LINK_FORM} method="post" action="/api/auth/signin/email" className="grid gap-3">
          {hidden}
          <Field label={t('email')}>
            {(attributes) => (
              <Input
                {...attributes}
                type="email"
                name="email"
                required
                autoComplete="email"
                defaultValue={confirms}
                placeholder={t('emailExample')}
              />
            )}
          </Field>
          <Button type="submit" look="primary" size="large">
            {t('send')}
          </Button>
        </form>
        {sandbox ? <p className="text-xs text-ink-2">{t.rich('sandbox', { link: practiceMailbox })}</p> : null}
      </div>
      <div data-sent hidden={!sent} className="grid gap-3">
        <MailCheck className="size-8 text-good" aria-hidden />
        <h1 tabIndex={-1} aria-describedby={line} className="text-xl font-semibold tracking-tight outline-none">
          {t('sentTitle')}
        </h1>
        <p id={line} className="text-ink-2">
          {t.rich('sentTo', {
            to: (you) => (
              <span data-to className="wrap-anywhere">
                {you}
              </span>
            ),
          })}
        </p>
        {sandbox ? <p className="text-ink-2">{t.rich('sentSandbox', { link: practiceMailbox })}</p> : null}
        <Button asChild className="justify-self-start">
          <a data-other href="/auth/signin">
            {t('otherAddress')}
          </a>
        </Button>
      </div>
    </div>
  );
}

const practiceMailbox = (chunks: ReactNode) => (
  <a href="/sandbox/mail" className="text-accent underline underline-offset-3">
    {chunks}
  </a>
);
