import type { Metadata } from 'next';
import { ROLES } from '@/modules/identity/schema';
import { CompleteSignup } from '@/modules/signup/ui/complete-signup';
import { Footer } from '../../_shell/footer';
import { currentSession, guarded } from '../../_shell/session';
import { WithSession } from '../../_shell/with-session';
import { ThirdPartyScripts } from '../../_site/third-party-scripts';

export const metadata: Metadata = { title: 'One moment' };

export default guarded(
  '/auth/complete-signup',
  async () => (
    <WithSession session={await currentSession()}>
      <CompleteSignup />
      <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
      <ThirdPartyScripts />
    </WithSession>
  ),
  ROLES,
);
