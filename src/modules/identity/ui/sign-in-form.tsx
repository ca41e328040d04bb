'use client';

import { MailCheck } from 'lucide-react';
import { signIn } from 'next-auth/react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { Field, Input } from '@/ui/field';
import { Note } from '@/ui/notes';
import { signInErrorText } from '../constants';
import { GoogleMark } from './google-mark';

interface SignInFormProps {
  readonly callbackUrl: string;
  readonly supportEmail: string;
  readonly error: string | null;
  readonly sent: boolean;
  readonly sandbox: boolean;
}

/** Google, or a link by mail. Signing in and making an account are the same here. */
export function SignInForm({ callbackUrl, supportEmail, error, sent, sandbox }: SignInFormProps) {
  const [code, setCode] = useState(error);
  const [busy, setBusy] = useState<'google' | 'email' | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(sent ? '' : null);

  async function withGoogle() {
    setBusy('google');
    const result = await signIn('google', { callbackUrl });
    // Without a redirect the provider could not be asked.
    if (result?.error) setCode(result.error);
  }

  async function withLink(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setBusy('email');
    // It throws when the server cannot be reached.
    const result = await signIn('email', { email, callbackUrl, redirect: false }).catch(() => null);
    setBusy(null);
    const failed = result ? result.error : 'EmailSignin';
    setCode(failed ?? null);
    if (!failed) setSentTo(email);
  }

  if (sentTo !== null) {
    return (
      <div className="grid gap-3">
        <MailCheck className="size-8 text-good" aria-hidden />
        <h1 className="text-xl font-semibold tracking-tight">Check your inbox</h1>
        <p role="status" className="text-ink-2">
          {sentTo ? `A sign-in link is on its way to ${sentTo}.` : 'A sign-in link is on its way to you.'} It works
          once, within 24 hours.
        </p>
        {sandbox ? (
          <p className="text-ink-2">
            You are in the sandbox: the mail arrives in the{' '}
            <a href="/sandbox/mail" className="text-accent underline underline-offset-3">
              practice mailbox
            </a>
            .
          </p>
        ) : null}
        <Button className="justify-self-start" onClick={() => setSentTo(null)}>
          Use another address
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">Sign in</h1>
        <p className="mt-1 text-ink-2">New here? This makes your account.</p>
      </div>
      {code ? <Note tone="bad">{signInErrorText(code, supportEmail)}</Note> : null}
      <Button size="large" busy={busy === 'google'} onClick={withGoogle}>
        <GoogleMark />
        Continue with Google
      </Button>
      <div className="flex items-center gap-3 text-xs text-ink-3">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      <form onSubmit={withLink} className="grid gap-3">
        <Field label="Email address">
          {(attributes) => (
            <Input
              {...attributes}
              type="email"
              name="email"
              required
              autoComplete="email"
              placeholder="you@company.com"
            />
          )}
        </Field>
        <Button type="submit" look="primary" size="large" busy={busy === 'email'}>
          Send me a sign-in link
        </Button>
      </form>
      {sandbox ? (
        <p className="text-xs text-ink-2">
          This is a sandbox: Google is a stand-in, and mail arrives in the{' '}
          <a href="/sandbox/mail" className="text-accent underline underline-offset-3">
            practice mailbox
          </a>
          . Nothing leaves this machine.
        </p>
      ) : null}
    </div>
  );
}
