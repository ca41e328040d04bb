import type { ReactNode } from 'react';
import { publicEnvironment } from '@/config/public-environment';
import type { Session } from '@/modules/identity/schema';
import { BrowserSession } from '@/modules/identity/ui/session';

/** Hands the request's session to the browser, without what the browser need not know. */
export function WithSession({ session, children }: { session: Session | null; children: ReactNode }) {
  const known = session && {
    user: { name: session.user.name, email: session.user.email, image: session.user.image },
    expires: session.expires.toISOString(),
  };
  return (
    <BrowserSession session={known} pollSeconds={publicEnvironment().PUBLIC_SESSION_POLL_SECONDS}>
      {children}
    </BrowserSession>
  );
}
