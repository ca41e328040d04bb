import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignOutButton } from '@/modules/identity/ui/sign-out-button';
import { MessageScreen } from '@/ui/full-screen';
import { currentSession } from '../../../_shell/session';

export const metadata: Metadata = { title: 'Sign out' };

export default async function SignOutPage() {
  const session = await currentSession();
  if (!session) redirect('/auth/signin');
  return (
    <MessageScreen title="Sign out of Sundial?" action={<SignOutButton />}>
      <p>You are signed in as {session.user.email}. Your assistant keeps working while you are away.</p>
    </MessageScreen>
  );
}
