import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignUpForm } from '@/modules/signup/ui/sign-up-form';
import { runtime } from '@/ports/runtime';
import { currentSession, first, type PageProps } from '../../../_shell/session';
import { PageScript } from '../../../_site/page-script';
import { WithoutRuntime } from '../../../_site/without-runtime';

export const metadata: Metadata = { title: 'Sign up' };

export default async function SignUpPage({ searchParams }: PageProps) {
  const code = first((await searchParams).code)?.slice(0, 64) ?? '';
  const session = await currentSession();
  if (session?.user.role === 'WAITLIST') redirect(`/waitlist${code ? `?code=${encodeURIComponent(code)}` : ''}`);
  if (session) redirect('/');
  const { supportEmail, sandbox, waitlist } = runtime().settings;
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-sm px-4 py-8 sm:py-16 outline-none">
      <WithoutRuntime />
      <PageScript src="/built/sign-up.js" />
      <SignUpForm {...{ supportEmail, sandbox, waitlist, code }} />
    </main>
  );
}
