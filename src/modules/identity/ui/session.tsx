'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { FlagOverrides } from '@/modules/flags/ui/use-flag';
import { LoadingScreen } from '@/ui/full-screen';
import type { KnownSession, Role } from '../schema';
import { SessionProvider, useSession } from './use-session';

interface BrowserSessionProps {
  /** The server's session, so that nothing is fetched to begin with; null for a visitor. */
  readonly session: KnownSession | null;
  /** Seconds between refreshes of the session; 0: only on focus. */
  readonly pollSeconds: number;
  /** Features can be switched in this browser alone. */
  readonly development?: boolean;
  readonly children: ReactNode;
}

/** Keeps the browser's idea of the session current: read again on focus, signed in or out together with other tabs. */
export function BrowserSession({ session, pollSeconds, development = false, children }: BrowserSessionProps) {
  return (
    <SessionProvider session={session} pollSeconds={pollSeconds}>
      <FlagOverrides value={development}>
        <Follow role={session?.user.role ?? null}>{children}</Follow>
      </FlagOverrides>
    </SessionProvider>
  );
}

/**
 * Renders the page anew when the session has come or gone elsewhere, or has another role now; what needed one is hidden
 * until its guard decides. `role` is the one that the page was made for, null for a visitor.
 */
function Follow({ role, children }: { role: Role | null; children: ReactNode }) {
  const { status, data } = useSession();
  const router = useRouter();
  const now = data?.user.role ?? null;
  useEffect(() => {
    if (now !== role) router.refresh();
  }, [now, role, router]);
  return role !== null && status === 'unauthenticated' ? <LoadingScreen /> : children;
}
