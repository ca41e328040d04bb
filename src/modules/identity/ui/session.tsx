'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '@/messages/use-messages';
import { FlagOverrides } from '@/modules/flags/ui/use-flag';
import { LoadingScreen } from '@/ui/full-screen';
import type { KnownSession } from '../schema';
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
        <Follow user={session?.user ?? null}>{children}</Follow>
      </FlagOverrides>
    </SessionProvider>
  );
}

type Who = KnownSession['user'] | null;

const same = (one: Who, other: Who) => one?.email === other?.email && one?.role === other?.role;

/**
 * Renders the page anew when the session has come or gone elsewhere, is somebody else's, or has another role now; what needed
 * one is hidden until its guard decides. `user` is the one that the page was made for, null for a visitor.
 */
function Follow({ user, children }: { user: Who; children: ReactNode }) {
  const t = useMessages('ui');
  const { data } = useSession();
  const router = useRouter();
  const now = data?.user ?? null;
  const current = same(now, user);
  useEffect(() => {
    if (!current) router.refresh();
  }, [current, router]);
  return user !== null && now?.email !== user.email ? <LoadingScreen label={t('loading')} /> : children;
}
