'use client';

import { useRouter } from 'next/navigation';
import { SessionProvider, useSession } from 'next-auth/react';
import { type ReactNode, useEffect } from 'react';
import { LoadingScreen } from '@/ui/full-screen';

interface BrowserSessionProps {
  /** The server's session, so that nothing is fetched to begin with; null for a visitor. */
  readonly session: {
    readonly user: { readonly name: string | null; readonly email: string; readonly image: string | null };
    readonly expires: string;
  } | null;
  /** Seconds between refreshes of the session; 0: only on focus. */
  readonly pollSeconds: number;
  readonly children: ReactNode;
}

/** Keeps the browser's idea of the session current: read again on focus, signed in or out together with other tabs. */
export function BrowserSession({ session, pollSeconds, children }: BrowserSessionProps) {
  return (
    <SessionProvider session={session} refetchInterval={pollSeconds}>
      <Follow signedIn={session !== null}>{children}</Follow>
    </SessionProvider>
  );
}

/** Renders the page anew when the session has come or gone elsewhere; what needed one is hidden until its guard decides. */
function Follow({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { status } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (status !== 'loading' && (status === 'authenticated') !== signedIn) router.refresh();
  }, [status, signedIn, router]);
  return signedIn && status === 'unauthenticated' ? <LoadingScreen /> : children;
}
