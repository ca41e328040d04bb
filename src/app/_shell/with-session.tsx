import type { ReactNode } from 'react';
import { env } from '@/config/public-environment';
import { knownSession } from '@/modules/flags/queries';
import type { Session } from '@/modules/identity/schema';
import { BrowserSession } from '@/modules/identity/ui/session';
import { SignupSync } from '@/modules/signup/ui/signup-sync';
import { runtime } from '@/ports/runtime';
import { LazyToaster } from '@/ui/lazy-toaster';
import { OfflineNotice } from '@/ui/offline-notice';
import { AddToHome } from './add-to-home';
import { ClientMessages } from './client-messages';
import { ViewAsBanner } from './view-as-banner';

/** Hands the request's session to the browser, without what the browser need not know. */
export async function WithSession({ session, children }: { session: Session | null; children: ReactNode }) {
  const known = session && (await knownSession(session));
  return (
    <BrowserSession
      session={known}
      pollSeconds={env.PUBLIC_SESSION_POLL_SECONDS}
      development={runtime().settings.development}
    >
      <ClientMessages areas={['shell']}>
        {known && !known.viewAs ? <SignupSync /> : null}
        {session?.viewAs ? <ViewAsBanner user={session.user} viewAs={session.viewAs} /> : null}
        {children}
        {known ? <Furniture /> : null}
      </ClientMessages>
    </BrowserSession>
  );
}

/** What comes and goes above the pages of whoever is signed in. */
function Furniture() {
  return (
    <>
      <OfflineNotice />
      <AddToHome />
      <LazyToaster />
    </>
  );
}
