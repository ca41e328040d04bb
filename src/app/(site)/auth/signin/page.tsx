import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { returnPath } from '@/core/http/return-path';
import { SignInForm } from '@/modules/identity/ui/sign-in-form';
import { runtime } from '@/ports/runtime';
import { currentSession, first, type PageProps } from '../../../_shell/session';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const { baseUrl, supportEmail, sandbox } = runtime().settings;
  const target = returnPath(first(query.callbackUrl) ?? first(query.returnUrl), baseUrl);
  const error = first(query.error) ?? null;
  if (!error && (await currentSession())) redirect(target);
  return (
    <main className="mx-auto w-full max-w-sm px-4 py-8 sm:py-16">
      <SignInForm
        callbackUrl={target}
        supportEmail={supportEmail}
        error={error}
        sent={first(query.sent) === '1'}
        sandbox={sandbox}
      />
    </main>
  );
}
