import type { Metadata } from 'next';
import { signInErrorText } from '@/modules/identity/constants';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';
import { first, type PageProps } from '../../../_shell/session';

export const metadata: Metadata = { title: 'Sign-in error' };

export default async function AuthErrorPage({ searchParams }: PageProps) {
  const code = first((await searchParams).error) ?? 'Default';
  return (
    <MessageScreen
      title="You are not signed in"
      action={
        <Button asChild look="primary">
          <a href="/auth/signin">Back to sign-in</a>
        </Button>
      }
    >
      <p role="alert">{signInErrorText(code, runtime().settings.supportEmail)}</p>
    </MessageScreen>
  );
}
