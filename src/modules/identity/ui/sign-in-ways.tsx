import { MailCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import { Note } from '@/ui/notes';
import { signInErrorText } from '../constants';
import { GoogleMark } from './google-mark';

/** The form that sends the link: fields elsewhere on the page can belong to it. */
export const LINK_FORM = 'sign-in-link';

export interface SignInWaysProps {
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
  const { callbackUrl, supportEmail, error, confirms, sent = false, sandbox, children } = props;
  const line = useId();
  const hidden = <input type="hidden" name="callbackUrl" value={callbackUrl} />;
  return (
    <div data-sign-in data-support={supportEmail} data-confirms={confirms}>
      <div data-ways hidden={sent} className="grid gap-5">
        <div data-failure hidden={!error}>
          <Note tone="bad">
            <span data-text>{error ? signInErrorText(error, supportEmail) : ''}</span>
          </Note>
        </div>
        <noscript>
          <Note tone="warn">Signing in needs JavaScript, and it is switched off in this browser.</Note>
        </noscript>
        {children}
        <form data-way="google" method="post" action="/api/auth/signin/google" className="grid">
          {hidden}
          <Button type="submit" size="large">
            <GoogleMark />
            Continue with Google
          </Button>
        </form>
        <div className="flex items-center gap-3 text-xs text-ink-3">
          <span className="h-px flex-1 bg-line" />
          or
          <span className="h-px flex-1 bg-line" />
        </div>
        <form data-way="email" id={LINK_FORM} method="post" action="/api/auth/signin/email" className="grid gap-3">
          {hidden}
          <Field label="Email address">
            {(attributes) => (
              <Input
                {...attributes}
                type="email"
                name="email"
                required
                autoComplete="email"
                defaultValue={confirms}
                placeholder="you@company.com"
              />
            )}
          </Field>
          <Button type="submit" look="primary" size="large">
            Send me a sign-in link
          </Button>
        </form>
        {sandbox ? (
          <p className="text-xs text-ink-2">
            This is a sandbox: Google is a stand-in, and mail arrives in the <PracticeMailbox />. Nothing leaves this
            machine.
          </p>
        ) : null}
      </div>
      <div data-sent hidden={!sent} className="grid gap-3">
        <MailCheck className="size-8 text-good" aria-hidden />
        <h1 tabIndex={-1} aria-describedby={line} className="text-xl font-semibold tracking-tight outline-none">
          Check your inbox
        </h1>
        <p id={line} className="text-ink-2">
          A sign-in link is on its way to{' '}
          <span data-to className="wrap-anywhere">
            you
          </span>
          . It works once, within 24 hours.
        </p>
        {sandbox ? (
          <p className="text-ink-2">
            You are in the sandbox: the mail arrives in the <PracticeMailbox />.
          </p>
        ) : null}
        <Button asChild className="justify-self-start">
          <a data-other href="/auth/signin">
            Use another address
          </a>
        </Button>
      </div>
    </div>
  );
}

function PracticeMailbox() {
  return (
    <a href="/sandbox/mail" className="text-accent underline underline-offset-3">
      practice mailbox
    </a>
  );
}
