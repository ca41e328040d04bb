import type { Metadata } from 'next';
import { SignInFailed } from '@/modules/identity/ui/sign-in-failed';
import { runtime } from '@/ports/runtime';
import { currentSession } from '../../../_shell/current-session';
import { messagesOf } from '../../../_shell/locale';
import type { PageProps } from '../../../_shell/session';
import { signInErrorOf } from '../../../_shell/sign-in-error';
import { WithoutRuntime } from '../../../_site/without-runtime';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await messagesOf('signin'))('error') });

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
