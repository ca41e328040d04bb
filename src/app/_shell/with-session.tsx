import type { ReactNode } from 'react';
import { env } from '@/config/public-environment';
import { flagsOf } from '@/modules/flags/queries';
import type { Session } from '@/modules/identity/schema';
import { BrowserSession } from '@/modules/identity/ui/session';
import { SignupSync } from '@/modules/signup/ui/signup-sync';
import { runtime } from '@/ports/runtime';
import { LazyToaster } from '@/ui/lazy-toaster';
import { OfflineNotice } from '@/ui/offline-notice';
import { AddToHome } from './add-to-home';

/** Hands the request's session to the browser, without what the browser need not know. */
export async function WithSession({ session, children }: { session: Session | null; children: ReactNode }) {
  const known = session && {
    user: { name: session.user.name, email: session.user.email, image: session.user.image, role: session.user.role },
    flags: await flagsOf(session.user.id),
    expires: session.expires.toISOString(),
  };
  return (
    <BrowserSession
      session={known}
      pollSeconds={env.PUBLIC_SESSION_POLL_SECONDS}
      development={runtime().settings.development}
    >
      {known ? <SignupSync /> : null}
      {children}
      {known ? <Furniture /> : null}
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
