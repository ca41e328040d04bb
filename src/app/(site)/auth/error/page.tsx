import type { Metadata } from 'next';
import { SignInFailed } from '@/modules/identity/ui/sign-in-failed';
import { runtime } from '@/ports/runtime';
import { messagesOf } from '../../../_shell/locale';
import { currentSession, type PageProps } from '../../../_shell/session';
import { signInErrorOf } from '../../../_shell/sign-in-error';
import { WithoutRuntime } from '../../../_site/without-runtime';

export const metadata: Metadata = { title: 'Sign-in error' };

export default async function AuthErrorPage({ searchParams }: PageProps) {
  const code = await signInErrorOf({ searchParams });
  const session = await currentSession();
  return (
    <>
      <WithoutRuntime />
      <SignInFailed
        t={await messagesOf('signin')}
        code={code ?? 'Default'}
        supportEmail={runtime().settings.supportEmail}
        signedInAs={session?.user.email ?? null}
      />
    </>
  );
}
