import type { Metadata } from 'next';
import { signInErrorText } from '@/modules/identity/constants';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import type { PageProps } from '../../../_shell/session';
import { signInErrorOf } from '../../../_shell/sign-in-error';
import { WithoutRuntime } from '../../../_site/without-runtime';

export const metadata: Metadata = { title: 'Sign-in error' };

export default async function AuthErrorPage({ searchParams }: PageProps) {
  const code = (await signInErrorOf({ searchParams })) ?? 'Default';
  return (
    <MessageScreen
      title="You are not signed in"
      action={
        <Button asChild look="primary">
          <a href="/auth/signin">Back to sign-in</a>
        </Button>
      }
    >
      <WithoutRuntime />
      <p role="alert">{signInErrorText(code, runtime().settings.supportEmail)}</p>
    </MessageScreen>
  );
}
