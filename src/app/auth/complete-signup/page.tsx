import type { Metadata } from 'next';
import { ROLES } from '@/modules/identity/schema';
import { CompleteSignup } from '@/modules/signup/ui/complete-signup';
import { ClientMessages } from '../../_shell/client-messages';
import { currentSession } from '../../_shell/current-session';
import { Footer } from '../../_shell/footer';
import { messagesOf } from '../../_shell/locale';
import { guarded } from '../../_shell/session';
import { WithSession } from '../../_shell/with-session';
import { ThirdPartyScripts } from '../../_site/third-party-scripts';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await messagesOf('complete'))('moment') });

export default guarded(
  '/auth/complete-signup',
  async () => (
    <WithSession session={await currentSession()}>
      <ClientMessages areas={['complete']}>
        <CompleteSignup />
      </ClientMessages>
      <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
      <ThirdPartyScripts />
    </WithSession>
  ),
  ROLES,
);
