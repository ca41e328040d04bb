import type { Metadata } from 'next';
import { ROLES } from '@/modules/identity/schema';
import { CompleteSignup } from '@/modules/signup/ui/complete-signup';
import { currentSession, guarded } from '../../_shell/session';
import { WithSession } from '../../_shell/with-session';

export const metadata: Metadata = { title: 'One moment' };

export default guarded(
  '/auth/complete-signup',
  async () => (
    <WithSession session={await currentSession()}>
      <CompleteSignup />
    </WithSession>
  ),
  ROLES,
);
