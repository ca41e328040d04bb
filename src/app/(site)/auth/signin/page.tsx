import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { returnPath } from '@/core/http/return-path';
import { isRecent } from '@/modules/identity/policy';
import { SignInForm } from '@/modules/identity/ui/sign-in-form';
import { runtime } from '@/ports/runtime';
import { currentSession } from '../../../_shell/current-session';
import { messagesOf } from '../../../_shell/locale';
import { first, type PageProps } from '../../../_shell/session';
import { signInErrorOf } from '../../../_shell/sign-in-error';
import { PageScript } from '../../../_site/page-script';
import { WithoutRuntime } from '../../../_site/without-runtime';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await messagesOf('signin'))('title') });

export default async function SignInPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { baseUrl, supportEmail, sandbox } = runtime().settings;
  const target = returnPath(first(query.callbackUrl) ?? first(query.returnUrl), baseUrl);
  const error = await signInErrorOf({ searchParams });
  const session = await currentSession();
  const confirms = session && first(query.confirm) === '1' && !isRecent(session) ? session.user.email : undefined;
  // Whoever was asked to sign in may have done so meanwhile.
  if (session && !confirms && (!error || error === 'SessionRequired')) redirect(target);
  const t = await messagesOf('signin');
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-sm px-4 py-8 sm:py-16 outline-none">
      <WithoutRuntime />
      <PageScript src="/built/sign-in.js" />
      <SignInForm
        t={t}
        callbackUrl={target}
        confirms={confirms}
        supportEmail={supportEmail}
        error={error}
        sent={first(query.sent) === '1'}
        sandbox={sandbox}
      />
      {session ? (
        <p className="mt-5 text-ink-2 wrap-anywhere">
          {t('stillSignedIn', { email: session.user.email })}{' '}
          <a href={target} className="text-accent underline underline-offset-3">
            {t('goOn')}
          </a>
        </p>
      ) : null}
    </main>
  );
}
