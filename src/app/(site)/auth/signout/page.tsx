import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignOutButton } from '@/modules/identity/ui/sign-out-button';
import { MessageScreen } from '@/ui/full-screen';
import { currentSession } from '../../../_shell/current-session';
import { messagesOf } from '../../../_shell/locale';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await messagesOf('signin'))('signOutTitle'),
});

export default async function SignOutPage() {
  const session = await currentSession();
  if (!session) redirect('/auth/signin');
  const t = await messagesOf('signin');
  return (
    <MessageScreen title={t('signOutAsk')} action={<SignOutButton>{t('signOutTitle')}</SignOutButton>}>
      <p>{t('signOutText', { email: session.user.email })}</p>
    </MessageScreen>
  );
}
